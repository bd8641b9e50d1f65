"""Polls: a question put to players of a level."""
