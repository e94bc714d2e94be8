"""`python -m server`: the same as `judge`."""

from server.cli import main

main()
