"""Reads of a session's scores, and what its pages show of them."""
