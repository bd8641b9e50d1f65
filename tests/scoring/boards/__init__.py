"""Tests of `rulings/scoring/boards/`, file for file."""
