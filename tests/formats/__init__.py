"""Tests of `rulings/formats/`, file for file."""
