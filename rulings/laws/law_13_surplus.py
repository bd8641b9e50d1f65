"""Law 13C (2007: 13F): a card that is not part of the deal.

The text removes it and lets the board go on. That it counts as never played, so that the next card becomes a lead out
of turn, and what follows when a hand is then short, is said by commentators, not by the text; on a pack with two equal
cards they differ, so that is judged.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulings.laws.adjusting import assigned_if_possible
from rulings.laws.engine import Case
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_13_facts import (
    EqualCards,
    ForeignCard,
    Left,
    foreign_card_found,
    left_without_foreign_card,
    two_equal_cards_ruled,
)
from rulings.laws.roles import offender


@dataclass(frozen=True)
class SurplusEdition:
    """The paragraph on the foreign card and that on an unplayable deal; 2007 has no ban on adjusting."""

    surplus: str
    unplayable: str
    forbids_adjusting: bool


def foreign_card(case: Case, edition: SurplusEdition) -> Iterator[Finding]:
    """It is removed when found; only if it was played to a quitted trick may the score be adjusted."""
    yield Finding(edition.surplus, "foreign_card_removed", Effect.PROCEDURE)
    yield Finding(edition.surplus, "goes_on_without_foreign_card", Effect.PLAY_ON)
    match case[foreign_card_found]:
        case ForeignCard.QUITTED_TRICK:
            yield Finding(edition.surplus, "foreign_card_in_quitted_trick", Effect.CHECK_LATER)
        case ForeignCard.NOT_PLAYED:
            yield from no_adjustment(edition)
        case ForeignCard.CURRENT_TRICK:
            yield Finding(edition.surplus, "foreign_card_never_played", Effect.CANCELLED)
            yield from no_adjustment(edition)
        case ForeignCard.LED_TO_CURRENT_TRICK:
            who, see = case[offender].lho, "lead_out_of_turn"
            yield Finding(edition.surplus, "foreign_card_never_played", Effect.CANCELLED)
            yield Finding("53A", "next_card_becomes_the_lead", Effect.SEE_LAW, who=who, law="53A", situation=see)
            yield from no_adjustment(edition)
        case never:
            assert_never(never)
    yield from what_is_left(case, edition)


def no_adjustment(edition: SurplusEdition) -> Iterator[Finding]:
    if edition.forbids_adjusting:
        yield Finding(edition.surplus, "foreign_card_no_adjusted_score", Effect.NO_RECTIFICATION)


def what_is_left(case: Case, edition: SurplusEdition) -> Iterator[Finding]:
    """A hand left with 12 goes on under Law 14."""
    match case[left_without_foreign_card]:
        case Left.COMPLETE:
            return
        case Left.SHORT:
            yield hand_is_short(case)
        case Left.TWO_EQUAL_CARDS if case[two_equal_cards_ruled] is EqualCards.RESTORE:
            yield hand_is_short(case)
        case Left.TWO_EQUAL_CARDS:
            yield assigned_if_possible(edition.unplayable, "adjusted_for_two_equal_cards")
        case never:
            assert_never(never)


def hand_is_short(case: Case) -> Finding:
    see = "missing_card"
    return Finding("14", "short_without_foreign_card", Effect.SEE_LAW, who=case[offender], law="14", situation=see)
