"""Adjusted scores: weighed, given, entered by the scorer, withdrawn."""
