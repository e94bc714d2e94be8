"""Says what is wrong with the arguments of a tool or prompt, and what to write instead.

The MCP library reports Pydantic's own words, and takes no notice of arguments that a tool does not have; a model
that misspells an optional argument would be answered as if it had not given it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any, Final, cast

from mcp import MCPError
from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools.base import Tool
from mcp.types import INVALID_PARAMS, Prompt
from pydantic import ValidationError

Schema = Mapping[str, Any]

_SHOWN: Final = 60
_NEAR: Final = 70
_KINDS: Final = {
    "string": "text",
    "integer": "a whole number",
    "number": "a number",
    "boolean": "true or false",
    "object": "an object",
}


def check(tool: Tool, arguments: Mapping[str, Any]) -> None:
    """See that a tool can be called so. Raises `ToolError` with everything that is wrong and the way out."""
    known: Mapping[str, Schema] = tool.parameters.get("properties", {})
    needed: Collection[str] = tool.parameters.get("required", ())
    problems = [*_unknown(tool.name, arguments, known), *_missing(tool.name, arguments, known, needed)]
    try:
        tool.fn_metadata.validate_arguments(dict(arguments))
    except ValidationError as error:
        wrong = dict.fromkeys(str(found["loc"][0]) for found in error.errors() if found["type"] != "missing")
        problems += [_wrong(name, arguments.get(name), known[name]) for name in wrong]
    if problems:
        raise ToolError("\n".join([*problems, _usage(tool.name, known, needed)]))


def check_prompt(prompt: Prompt, arguments: Mapping[str, str]) -> None:
    """See that a prompt can be had so. Raises `MCPError` (invalid parameters) with everything that is wrong."""
    known: dict[str, Schema] = {
        argument.name: {"description": argument.description} for argument in prompt.arguments or ()
    }
    needed = [argument.name for argument in prompt.arguments or () if argument.required]
    problems = [*_unknown(prompt.name, arguments, known), *_missing(prompt.name, arguments, known, needed)]
    if problems:
        message = "\n".join([*problems, _usage(prompt.name, known, needed)])
        raise MCPError(code=INVALID_PARAMS, message=message)


def unknown_prompt(name: str, known: Collection[str]) -> MCPError:
    """The error for a prompt that there is not."""
    near = _nearest(name, known)
    hint = f"did you mean {near}? " if near else ""
    message = f"There is no prompt {name!r}; {hint}the prompts are {', '.join(known)}."
    return MCPError(code=INVALID_PARAMS, message=message)


def unknown_tool(name: str, known: Collection[str]) -> ToolError:
    """The error for a tool that there is not."""
    near = _nearest(name, known)
    hint = f"did you mean {near}? " if near else ""
    return ToolError(f"There is no tool {name!r}; {hint}the tools are {', '.join(known)}.")


def _unknown(tool: str, arguments: Mapping[str, Any], known: Mapping[str, Schema]) -> Iterator[str]:
    for name in arguments:
        if name not in known:
            near = _nearest(name, known)
            yield f"{tool} has no argument `{name}`" + (f"; did you mean `{near}`?" if near else ".")


def _missing(
    tool: str, arguments: Mapping[str, Any], known: Mapping[str, Schema], needed: Collection[str]
) -> Iterator[str]:
    for name in needed:
        if name not in arguments:
            about = known[name].get("description")
            yield f"{tool} needs the argument `{name}`" + (f": {about}." if about else ".")


def _wrong(name: str, given: Any, schema: Schema) -> str:
    shown = repr(given)
    if len(shown) > _SHOWN:
        shown = f"{shown[:_SHOWN]}..."
    expected = _expected(schema)
    quoted = f', in quotation marks: "{given}"' if type(given) in (int, float) and expected == "text" else ""
    return f"`{name}` is {shown}; it has to be {expected}{quoted}."


def _usage(tool: str, known: Mapping[str, Schema], needed: Collection[str]) -> str:
    if not known:
        return f"{tool} takes no arguments."
    names = ", ".join(f"{name} (needed)" if name in needed else name for name in known)
    return f"The arguments of {tool}: {names}."


def _expected(schema: Schema) -> str:
    """What a JSON Schema asks for, in words."""
    if "anyOf" in schema:
        ways = [way for way in schema["anyOf"] if way.get("type") != "null"]
        return " or ".join(_expected(way) for way in sorted(ways, key=lambda way: way.get("type") == "array"))
    if "enum" in schema:
        return f"one of {', '.join(map(str, schema['enum']))}"
    kind = str(schema.get("type", ""))
    if kind == "array":
        return f"a list of {_expected(cast('Schema', schema.get('items', {})))}"
    least, most = schema.get("minimum"), schema.get("maximum")
    limits = (
        (f" from {least} to {most}" if most is not None else f", {least} or more")
        if least is not None
        else ""
    )
    return f"{_KINDS.get(kind, 'something else')}{limits}"


def _nearest(name: str, known: Collection[str]) -> str | None:
    # Imported late: only a mistake needs it.
    from rapidfuzz import fuzz, process, utils

    found = process.extractOne(
        name, list(known), scorer=fuzz.WRatio, processor=utils.default_process, score_cutoff=_NEAR
    )
    return found[0] if found else None
