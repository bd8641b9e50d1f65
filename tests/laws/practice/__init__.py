"""Exercises: each of them can be solved from its story."""
