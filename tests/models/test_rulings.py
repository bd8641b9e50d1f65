"""What a stored ruling says of itself."""

import pytest

from rulings.laws.engine import facts_of
from rulings.laws.record.roles import offender
from rulings.laws.situations import law_of
from rulings.models import Ruling, Session, User
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
