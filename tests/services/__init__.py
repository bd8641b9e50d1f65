"""Tests of rulings/services."""
