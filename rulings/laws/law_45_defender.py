"""Law 45C1: a defender's card is played if his partner could have seen its face; then whether it was in turn."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import one_of
from rulings.laws.findings import Effect, Finding
from rulings.laws.roles import offender, offender_as


class DefendersCard(StrEnum):
    """What the defender did with it. What partner could have seen counts, not what he saw."""

    FACED = "faced"
    HELD_IN_SIGHT = "held_in_sight"
    HELD_OUT_OF_SIGHT = "held_out_of_sight"
    NAMED_AS_PLAYED = "named_as_played"
    EXPOSED_OTHERWISE = "exposed_otherwise"
    PENALTY_CARD = "penalty_card"


class DefendersTurn(StrEnum):
    """Whether the card was in turn, and had he played to this trick before."""

    HIS_TURN = "his_turn"
    OPENING_LEAD_OUT_OF_TURN = "opening_lead_out_of_turn"
    LED_OUT_OF_TURN = "led_out_of_turn"
    PLAYED_OUT_OF_TURN = "played_out_of_turn"
    ALREADY_PLAYED = "already_played"


defenders_card = one_of("defenders_card", DefendersCard, law="45C1")
defenders_turn = one_of("defenders_turn", DefendersTurn, law="45C1")

AS_PLAYED = {
    DefendersCard.FACED: "45A",
    DefendersCard.HELD_IN_SIGHT: "45C1",
    DefendersCard.NAMED_AS_PLAYED: "45C4(a)",
}


def card_of_a_defender(case: Case) -> Iterator[Finding]:
    who, see = offender_as(case, Role.DEFENDER), "penalty_card"
    match case[defenders_card]:
        case DefendersCard.HELD_OUT_OF_SIGHT:
            yield Finding("45C1", "defenders_card_is_not_played", Effect.NO_RECTIFICATION, who=who)
        case DefendersCard.EXPOSED_OTHERWISE:
            yield Finding("49", "exposed_but_not_played", Effect.SEE_LAW, who=who, law="49", situation=see)
        case DefendersCard.PENALTY_CARD:
            yield Finding(
                "45C5", "penalty_card_may_have_to_be_played", Effect.SEE_LAW, who=who, law="50", situation=see
            )
        case DefendersCard.FACED | DefendersCard.HELD_IN_SIGHT | DefendersCard.NAMED_AS_PLAYED as manner:
            yield from played_by_a_defender(case, AS_PLAYED[manner])
        case never:
            assert_never(never)


def played_by_a_defender(case: Case, paragraph: str) -> Iterator[Finding]:
    """45C1: it is played to the current trick, in turn or not; a second card of his to it is 45E."""
    who = case[offender]
    if case[defenders_turn] is not DefendersTurn.ALREADY_PLAYED:
        yield Finding(paragraph, "card_is_played", Effect.STANDS, who=who)
    match case[defenders_turn]:
        case DefendersTurn.HIS_TURN:
            return
        case DefendersTurn.OPENING_LEAD_OUT_OF_TURN:
            law, see, key = "54", "opening_lead_out_of_turn", "played_as_lead_out_of_turn"
        case DefendersTurn.LED_OUT_OF_TURN:
            law, see, key = "53", "lead_out_of_turn", "played_as_lead_out_of_turn"
        case DefendersTurn.PLAYED_OUT_OF_TURN:
            law, see, key = "57", "premature_play", "played_too_soon"
        case DefendersTurn.ALREADY_PLAYED:
            law, see, key = "45E", "fifth_card", "played_as_fifth_card"
        case never:
            assert_never(never)
    yield Finding("45C1", key, Effect.SEE_LAW, who=who, law=law, situation=see)
