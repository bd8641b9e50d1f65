"""Django's backend for PostgreSQL, and statements that it keeps planned: `ENGINE` names this folder."""
