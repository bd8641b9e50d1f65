"""Tests of rulings/desk/tasks."""

from datetime import UTC, datetime

MOMENT = datetime(2026, 11, 24, 20, tzinfo=UTC)
