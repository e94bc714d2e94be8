"""A scenario laid out on the table: cards and pieces by name, what it leaves out, the position described."""
