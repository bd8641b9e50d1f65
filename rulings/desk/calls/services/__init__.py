"""The cards of the tables, and what happens to a call."""
