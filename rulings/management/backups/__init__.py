"""The whole database to a file, and back: what `backup` and `restore` do, on SQLite and on PostgreSQL."""
