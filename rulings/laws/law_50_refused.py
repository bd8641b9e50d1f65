"""Laws 54D and 56B: the card of a refused lead out of turn, and what declarer's choice does where partner leads."""

from collections.abc import Iterator

from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_50 import NONE, Edition, after_the_play, duties_to_come
from rulings.laws.law_50_cards import CardSet, irregular_card, penalty_cards
from rulings.laws.law_50_choice import Choice, carried_out
from rulings.laws.roles import offender


def partner_leads_as_chosen(case: Case, own: CardSet, choice: Choice, edition: Edition) -> Iterator[Finding]:
    """50D2: one of the three, with what each makes known (50E); `own` are partner's major penalty cards."""
    cards = case[penalty_cards]
    returned = yield from carried_out(case, cards, own, edition.numbering, choice)
    yield from edition.information(case[offender], cards - returned, returned)
    yield from after_the_play(case, edition)


def card_stays_on_the_table(case: Case, number: str, edition: Edition) -> Iterator[Finding]:
    """50D1: the declaring side leads; the card is owed, and declarer chooses once the partner comes to lead."""
    who, cards = case[offender], case[penalty_cards]
    yield from card_becomes_major(case, number, "refused_card_stays_on_the_table")
    yield from duties_to_come(who, cards)
    yield from edition.information(who, cards, NONE)
    yield from after_the_play(case, edition)


def card_becomes_major(case: Case, number: str, key: str) -> Iterator[Finding]:
    """The card led or played on purpose is major (50B), and with it every other that lies in front of its owner."""
    who, cards = case[offender], case[penalty_cards]
    yield Finding(number, key, Effect.PENALTY_CARD, who=who, cards=irregular_card(case), major=True)
    if len(cards) > 1:
        yield Finding("50B", "major_penalty_cards", Effect.PENALTY_CARD, who=who, cards=cards, major=True)
