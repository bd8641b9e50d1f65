"""Clubs, roles, notes on conduct, and making a player anonymous."""
