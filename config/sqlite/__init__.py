"""Django's backend for SQLite, and its writers' queue: `ENGINE` names this folder."""
