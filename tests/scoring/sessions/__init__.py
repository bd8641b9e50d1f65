"""Tests of `rulings/scoring/sessions/`, file for file."""
