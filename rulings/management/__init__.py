"""Management commands: the same services as the pages, from a terminal."""
