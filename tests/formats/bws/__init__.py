"""Tests of `rulings/formats/pbn/`, file for file."""
