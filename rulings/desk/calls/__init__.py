"""Calls from the table: who is called where, who goes, and what came of it."""
