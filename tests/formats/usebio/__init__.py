"""Tests of `rulings/formats/usebio/`, file for file."""
