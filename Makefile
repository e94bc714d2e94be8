# make demo: install and rule one question.   make test: all that a change must pass.   make help: the rest.

PYTHON ?= python3
VENV ?= .venv
DEMO ?= scenarios/library/general/blocker-when-attacked.yaml
WORKERS ?= auto

BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
SOURCES := pyproject.toml constraints.txt
# One stamp for what users need and one for what developers need: a second run installs nothing.
READY := $(VENV)/.judge-ready
READY_DEV := $(VENV)/.judge-ready-dev

.DEFAULT_GOAL := help
.PHONY: help demo test lint format types unit nightly benchmarks clean

help: ## What can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

demo: $(READY) ## Install, then rule one question of the library
	@$(BIN)/judge run $(DEMO)

test: lint types unit ## Lint, formatting, types and tests with branch coverage

lint: $(READY_DEV) ## Lint and check the formatting
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

format: $(READY_DEV) ## Put code into the house form
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

types: $(READY_DEV) ## Check types
	$(BIN)/pyright --pythonpath $(BIN)/python

unit: $(READY_DEV) ## Run the tests
	$(BIN)/python -m pytest -m "not nightly" -n $(WORKERS) --cov --cov-report=term $(ARGS)

nightly: $(READY_DEV) ## Run the long tests too
	$(BIN)/python -m pytest -n $(WORKERS) $(ARGS)

benchmarks: $(READY_DEV) ## Measure every figure that the README quotes
	@for script in benchmarks/*.py; do echo "== $$script"; $(BIN)/python $$script || exit 1; done

clean: ## Remove what was built and installed here
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .coverage .coverage.* htmlcov coverage.xml

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.11 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(READY): $(SOURCES) | $(BIN)/python
	@echo "Installing into $(VENV) (the first time takes a few minutes)"
	$(PIP) --editable .
	@touch $@

$(READY_DEV): $(SOURCES) | $(BIN)/python
	@echo "Installing into $(VENV) with what developers need (the first time takes a few minutes)"
	$(PIP) --editable '.[dev]'
	@touch $@ $(READY)
