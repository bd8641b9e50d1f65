"""`worker --once`: what is due, and no more."""

from io import StringIO

import pytest
from django.core.management import call_command

from rulings.desk.tasks.services import enqueue
from rulings.models import Task, TaskName


@pytest.mark.django_db
def test_once_does_what_is_due_and_says_how_much() -> None:
    for key in ("one", "two"):
        enqueue(name=TaskName.FORGOTTEN, key=key, told={"users": []})
    out = StringIO()
    call_command("worker", "--once", stdout=out)
    assert out.getvalue() == "2 done\n"
    assert not Task.objects.filter(ended_at=None).exists()
