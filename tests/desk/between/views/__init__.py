"""Tests of rulings/desk/between/views."""
