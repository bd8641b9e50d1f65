"""Exercises made from the trees of the laws: what happened, what is asked, and what is ruled."""
