"""Tests of rulings/desk/notices."""
