"""Reads of the casebook, and of what holds a ruling back from it."""
