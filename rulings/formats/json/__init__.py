"""A session as JSON, whole: what one server gives to another, and to programs that read no bridge file.

`docs/session-json.md` has its shapes and units.
"""

VERSION = "rulings-desk/session/1"
"""What `format` says at the head of a file; the number grows when a reader of the one before would go wrong."""
