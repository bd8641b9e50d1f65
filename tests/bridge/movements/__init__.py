"""Tests of `rulings/bridge/movements/`, file for file; `tests/bridge/test_every_movement.py` walks all sizes."""
