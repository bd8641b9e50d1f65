"""Tests of `rulings/scoring/notation/`, file for file."""
