"""Tests of `rulings/scoring/methods/`, file for file."""
