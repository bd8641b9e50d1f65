"""What a stored ruling says of itself."""

import pytest

from rulings.laws.engine import facts_of
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from rulings.models import Judgement, Ruling, Session, User
from tests.factories import make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return Ruling.objects.get(pk=make_ruling(dora, session).pk)


def test_its_findings_are_read_in_the_order_in_which_they_were_announced(ruling: Ruling) -> None:
    assert [finding.paragraph for finding in ruling.found] == [finding["paragraph"] for finding in ruling.findings]
    assert "one_trick_transferred" in [finding.key for finding in ruling.found]


def test_what_it_relied_on_is_read_as_the_law_has_it(ruling: Ruling) -> None:
    seat = ruling.fact(offender)
    assert seat is not None
    assert str(seat) == "W"


def test_what_it_did_not_rely_on_or_nobody_can_read_any_more_is_none(ruling: Ruling) -> None:
    cards = facts_of(law_of("penalty_card"))["penalty_cards"]
    assert ruling.fact(cards) is None
    ruling.facts = {"offender": "the one with the hat"}
    assert ruling.fact(offender) is None


def test_a_judgement_is_read_with_what_was_written_beside_it_and_nothing_else() -> None:
    stored = {"reason": {"value": True, "reason": "He said so.", "consulted": "", "polled": "Three of five."}}
    judged = Ruling(judgements=stored).judged["reason"]
    assert judged == Judgement(True, "He said so.", "", "Three of five.")
    assert judged.notes == {"reason": "He said so.", "polled": "Three of five."}


def test_a_judgement_is_made_of_an_answer_that_has_more_or_less_than_it() -> None:
    assert Judgement.of({"value": False, "by": 7, "reason": "No."}) == Judgement(False, "No.")
