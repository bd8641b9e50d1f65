"""Tests of `rulings/scoring/adjusted/`, file for file."""
