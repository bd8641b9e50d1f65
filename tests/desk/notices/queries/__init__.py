"""Tests of rulings/desk/notices/queries."""
