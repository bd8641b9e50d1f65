"""Tests of rulings/desk/notices/services."""
