"""Law 50 in the 2007 edition: the same card, another regime of information (50E) and other paragraph numbers."""

from collections.abc import Iterator

from rulings.laws.engine import Case
from rulings.laws.findings import Finding
from rulings.laws.law_50 import Edition, penalty_card
from rulings.laws.law_50_choice import Numbering
from rulings.laws.law_50_information import information_2007, judged_after_play_2007

EDITION_2007 = Edition(Numbering("16D", "50D2(b)", "50E3"), information_2007, judged_after_play_2007)


def penalty_card_2007(case: Case) -> Iterator[Finding]:
    """As in 2017, but the sight of the card is never authorized for the offender's partner (50E2)."""
    yield from penalty_card(case, EDITION_2007)
