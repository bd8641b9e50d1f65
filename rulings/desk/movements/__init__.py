"""Movements: who sits where in which round; guide and table cards."""
