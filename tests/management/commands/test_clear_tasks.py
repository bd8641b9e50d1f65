"""`clear_tasks`: what is long over is deleted."""

from datetime import timedelta
from io import StringIO

import pytest
from django.core.management import call_command
from django.utils import timezone

from rulings.desk.tasks.services import enqueue
from rulings.models import Task, TaskName


@pytest.mark.django_db
def test_what_was_done_months_ago_is_deleted_and_counted() -> None:
    for key, days in (("one", 90), ("two", 1)):
        enqueue(name=TaskName.MAIL, key=key)
        Task.objects.filter(key=key).update(ended_at=timezone.now() - timedelta(days=days))
    out = StringIO()
    call_command("clear_tasks", stdout=out)
    assert out.getvalue() == "1 tasks deleted\n"
    assert Task.objects.get().key == "two"
