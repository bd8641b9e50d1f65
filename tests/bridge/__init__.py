"""Tests of `rulings/bridge/`, file for file."""
