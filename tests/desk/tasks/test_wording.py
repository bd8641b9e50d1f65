"""Why something was not done, in words."""

import pytest

from rulings.desk.tasks.values import Trouble
from rulings.desk.tasks.wording import job_text, trouble_of_night, trouble_text, what_text
from rulings.management.nightly import jobs
from rulings.models import NoticeKind, Task, TaskName


@pytest.mark.parametrize("trouble", Trouble)
def test_every_trouble_has_its_sentence(trouble: Trouble) -> None:
    text = trouble_text(Task(trouble=trouble))
    assert text.endswith(".") or "EMAIL" in text
    assert trouble_text(Task(trouble=trouble, reply=550)) == f"{text} It answered 550."


def test_sentences_differ() -> None:
    assert len({trouble_text(Task(trouble=each)) for each in Trouble}) == len(Trouble)


def test_every_job_of_the_night_is_called_by_what_it_does(db: None) -> None:
    assert all(job_text(each.name) != each.name for each in jobs())
    assert job_text("unheard_of") == "unheard_of"


def test_what_a_command_said_is_told_to_who_may_know_it() -> None:
    assert trouble_of_night("ponte: broken", is_told=True) == "ponte: broken"
    for said, is_told in (("ponte: broken", False), ("", True)):
        assert trouble_of_night(said, is_told=is_told).startswith("It failed.")


@pytest.mark.parametrize("kind", ["invitation", "reset", "confirm", *NoticeKind.values])
def test_a_letter_is_called_by_what_it_tells(kind: str) -> None:
    assert what_text(Task(name=TaskName.MAIL, told={"kind": kind})) not in ("", kind, "Mail")


def test_any_other_task_by_what_it_does() -> None:
    assert what_text(Task(name=TaskName.FORGOTTEN)) == "Link for a forgotten password"
