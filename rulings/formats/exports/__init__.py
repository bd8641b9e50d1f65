"""What other programs save of a session: pages, and files of their own; docs/formats.md says which."""
