"""Tests of `rulings/scoring/`, file for file."""
