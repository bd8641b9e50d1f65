"""Tests of rulings/models."""
