"""Law 45A to C and G: when a card is played. For a defender partner's sight decides, for declarer the manner."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_45_defender import card_of_a_defender
from rulings.laws.law_45_dummys_card import card_of_dummy
from rulings.laws.roles import offender, offender_as


class Whose(StrEnum):
    """Whose card is in question, or that a card was turned over too soon."""

    DEFENDERS = "defenders"
    DECLARERS = "declarers"
    DUMMYS = "dummys"
    TURNED_TOO_SOON = "turned_too_soon"


class DeclarersCard(StrEnum):
    """What declarer did with a card of his own hand."""

    FACED = "faced"
    TOUCHING_OR_NEAR_TABLE = "touching_or_near_table"
    HELD_AS_PLAYED = "held_as_played"
    NAMED_AS_PLAYED = "named_as_played"
    ONLY_SEEN = "only_seen"


AS_PLAYED = {
    DeclarersCard.FACED: "45A",
    DeclarersCard.TOUCHING_OR_NEAR_TABLE: "45C2(a)",
    DeclarersCard.HELD_AS_PLAYED: "45C2(b)",
    DeclarersCard.NAMED_AS_PLAYED: "45C4(a)",
}


whose_card = one_of("whose_card", Whose, law="45")
declarers_card = one_of("declarers_card", DeclarersCard, law="45C2")


def card_played(case: Case) -> Iterator[Finding]:
    """Is the card played? Each hand has its own test."""
    match case[whose_card]:
        case Whose.DEFENDERS:
            yield from card_of_a_defender(case)
        case Whose.DECLARERS:
            yield from card_of_declarer(case)
        case Whose.DUMMYS:
            yield from card_of_dummy(case)
        case Whose.TURNED_TOO_SOON:
            yield Finding("45G", "turned_card_is_faced_again", Effect.PROCEDURE, who=case[offender])
        case never:
            assert_never(never)


def card_of_declarer(case: Case) -> Iterator[Finding]:
    """45A, C2 and C4, and 48A: the manner decides."""
    who = offender_as(case, Role.DECLARER)
    if case[declarers_card] is DeclarersCard.ONLY_SEEN:
        yield Finding("48A", "declarers_card_only_seen", Effect.NO_RECTIFICATION, who=who)
    else:
        yield Finding(AS_PLAYED[case[declarers_card]], "card_is_played", Effect.STANDS, who=who)
