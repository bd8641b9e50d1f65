"""Tests of rulings/desk/appeals/forms."""
