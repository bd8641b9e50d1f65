"""Tests of the CSV room."""
