"""Reads of polls, and what their pages show."""
