"""Tests of rulings/desk/between/queries."""
