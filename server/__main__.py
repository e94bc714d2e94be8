"""`python -m server`: the same as `judge`."""

from server.entry import main

main()
