"""The numbers that laws had in 2007, and what the partner's silence brings with it."""

from collections.abc import Iterator

from rulings.bridge import Seat
from rulings.laws.auction.edition_2007.numbers import barred_for_the_rest, numbered_as_in_2007
from rulings.laws.engine import Case, Finding


@numbered_as_in_2007
def _barred(_case: Case) -> Iterator[Finding]:
    yield from barred_for_the_rest("27B2", Seat.WEST)


def test_what_stood_elsewhere_in_2007_is_cited_from_there() -> None:
    assert [finding.paragraph for finding in _barred(Case())] == ["27B2", "16D1", "16D2", "26", "23"]


def test_the_partner_of_who_erred_is_silenced_to_the_end() -> None:
    first = next(iter(_barred(Case())))
    assert first.plain_values() == {"who": "E", "until": "rest"}
