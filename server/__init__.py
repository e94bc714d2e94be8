"""Who asks: the command line, the MCP tools and the REST interface of the judge.

Nothing is imported here, so that `judge --help` and the MCP handshake need no more than they use.
"""
