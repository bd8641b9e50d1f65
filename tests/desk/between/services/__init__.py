"""Tests of rulings/desk/between/services."""
