"""The commands of `judge`, one module for each kind of question."""
