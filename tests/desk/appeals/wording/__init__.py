"""Tests of rulings/desk/appeals/wording."""
