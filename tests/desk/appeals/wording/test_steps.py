"""Every step of an appeal has its words."""

import pytest

from rulings.desk.appeals.queries import needed_before_hearing
from rulings.desk.appeals.values import STEPS, Act
from rulings.desk.appeals.wording.steps import APPEAL_LABELS, DECIDE_HELP, STEP_WORDS, appeal_value
from rulings.models import Appeal, Body, Ruling, Session, User
from tests.appealing import make_appeal
from tests.factories import make_ruling


def test_every_step_has_its_words_and_every_place_on_the_page_its_title_and_its_lines() -> None:
    assert set(STEP_WORDS) == set(STEPS) == set(Act)
    assert all(words.press and words.done for words in STEP_WORDS.values())
    placed = {act for act in Act if STEPS[act].instead_of is None}
    assert {act for act in Act if STEP_WORDS[act].title} == placed == {act for act in Act if STEP_WORDS[act].lines}


def test_every_body_has_its_help() -> None:
    assert set(DECIDE_HELP) == set(Body)


def test_what_a_hearing_waits_for_has_its_sentence(dora: User, session: Session) -> None:
    ruling: Ruling = make_ruling(dora, session)
    appeal = Appeal.objects.get(pk=make_appeal(dora, ruling).pk)
    appeal.deposit, appeal.body = "20 EUR", Body.COMMITTEE
    assert needed_before_hearing(appeal) == [act for act in Act if STEP_WORDS[act].missing]


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("late", True, "yes"),
        ("late", False, ""),
        ("body", "committee", "appeals committee"),
        ("reasons", "He had a heart.", "He had a heart."),
        ("merit", None, ""),
    ],
)
def test_a_detail_of_the_trail_in_words(name: str, value: object, words: str) -> None:
    assert name in APPEAL_LABELS
    assert appeal_value(name, value).lower() == words.lower()
