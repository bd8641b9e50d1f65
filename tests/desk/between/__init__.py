"""Tests of rulings/desk/between."""
