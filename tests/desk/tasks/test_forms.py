"""The task that a button is about."""

import pytest

from rulings.desk.tasks.forms import TaskForm


@pytest.mark.parametrize(("task", "is_valid"), [("1", True), ("0", False), ("x", False), ("", False)])
def test_a_task_is_a_number(task: str, is_valid: bool) -> None:
    assert TaskForm({"task": task}).is_valid() is is_valid
