"""Law 45A to C and G: when a card is played. For a defender partner's sight decides, for declarer the manner.

A card of dummy is played by naming it or touching it on purpose (45B, C3), and that may change as C4 says.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role, Seat
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender, offender_as


class _Whose(StrEnum):
    """Whose card is in question, or that a card was turned over too soon."""

    DEFENDERS = "defenders"
    DECLARERS = "declarers"
    DUMMYS = "dummys"
    TURNED_TOO_SOON = "turned_too_soon"


class _DeclarersCard(StrEnum):
    """What declarer did with a card of his own hand."""

    FACED = "faced"
    TOUCHING_OR_NEAR_TABLE = "touching_or_near_table"
    HELD_AS_PLAYED = "held_as_played"
    NAMED_AS_PLAYED = "named_as_played"
    ONLY_SEEN = "only_seen"
    CANNOT_BE_TOLD = "cannot_be_told"


_AS_PLAYED = {
    _DeclarersCard.FACED: "45A",
    _DeclarersCard.TOUCHING_OR_NEAR_TABLE: "45C2(a)",
    _DeclarersCard.HELD_AS_PLAYED: "45C2(b)",
    _DeclarersCard.NAMED_AS_PLAYED: "45C4(a)",
}
_whose_card = one_of("whose_card", _Whose, law="45")
_declarers_card = one_of("declarers_card", _DeclarersCard, law="45C2")


def card_played(case: Case) -> Iterator[Finding]:
    """Is the card played? Each hand has its own test."""
    match case[_whose_card]:
        case _Whose.DEFENDERS:
            yield from _card_of_a_defender(case)
        case _Whose.DECLARERS:
            yield from _card_of_declarer(case)
        case _Whose.DUMMYS:
            yield from _card_of_dummy(case)
        case _Whose.TURNED_TOO_SOON:
            yield Finding("45G", "turned_card_is_faced_again", Effect.PROCEDURE, who=case[offender])
        case never:
            assert_never(never)


def _card_of_declarer(case: Case) -> Iterator[Finding]:
    """45A, C2 and C4, and 48A: the manner decides."""
    who = offender_as(case, Role.DECLARER)
    if case[_declarers_card] is _DeclarersCard.ONLY_SEEN:
        yield Finding("48A", "declarers_card_only_seen", Effect.NO_RECTIFICATION, who=who)
        yield Finding("48A", "dropped_card_need_not_be_played", Effect.PLAY_ON, who=who)
    elif case[_declarers_card] is _DeclarersCard.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
    else:
        yield Finding(_AS_PLAYED[case[_declarers_card]], "card_is_played", Effect.STANDS, who=who)


class _DefendersCard(StrEnum):
    """What the defender did with it. What partner could have seen counts, not what he saw."""

    FACED = "faced"
    HELD_IN_SIGHT = "held_in_sight"
    HELD_OUT_OF_SIGHT = "held_out_of_sight"
    NAMED_AS_PLAYED = "named_as_played"
    EXPOSED_OTHERWISE = "exposed_otherwise"
    PENALTY_CARD = "penalty_card"
    CANNOT_BE_TOLD = "cannot_be_told"


class _DefendersTurn(StrEnum):
    """Whether the card was in turn, and had he played to this trick before."""

    HIS_TURN = "his_turn"
    OPENING_LEAD_OUT_OF_TURN = "opening_lead_out_of_turn"
    LED_OUT_OF_TURN = "led_out_of_turn"
    PLAYED_OUT_OF_TURN = "played_out_of_turn"
    ALREADY_PLAYED = "already_played"


_defenders_card = one_of("defenders_card", _DefendersCard, law="45C1")


_defenders_turn = one_of("defenders_turn", _DefendersTurn, law="45C1")


_DEFENDER_PLAYED = {
    _DefendersCard.FACED: "45A",
    _DefendersCard.HELD_IN_SIGHT: "45C1",
    _DefendersCard.NAMED_AS_PLAYED: "45C4(a)",
}


def _card_of_a_defender(case: Case) -> Iterator[Finding]:
    who, see = offender_as(case, Role.DEFENDER), "penalty_card"
    match case[_defenders_card]:
        case _DefendersCard.HELD_OUT_OF_SIGHT:
            yield Finding("45C1", "defenders_card_is_not_played", Effect.NO_RECTIFICATION, who=who)
            key = "card_goes_back_nobody_is_bound"
            yield Finding("49", key, Effect.CARD_RETURNED, who=who, partner=who.partner)
            yield Finding("49", "hidden_card_known_to_declarer", Effect.INFORMATION, who=who)
        case _DefendersCard.EXPOSED_OTHERWISE:
            yield Finding("49", "exposed_but_not_played", Effect.SEE_LAW, who=who, law="49", situation=see)
        case _DefendersCard.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case _DefendersCard.PENALTY_CARD:
            yield Finding(
                "45C5", "penalty_card_may_have_to_be_played", Effect.SEE_LAW, who=who, law="50", situation=see
            )
        case _DefendersCard.FACED | _DefendersCard.HELD_IN_SIGHT | _DefendersCard.NAMED_AS_PLAYED as manner:
            yield from _played_by_a_defender(case, _DEFENDER_PLAYED[manner])
        case never:
            assert_never(never)


def _played_by_a_defender(case: Case, paragraph: str) -> Iterator[Finding]:
    """45C1: it is played to the current trick, in turn or not; a second card of his to it is 45E."""
    who = case[offender]
    if case[_defenders_turn] is not _DefendersTurn.ALREADY_PLAYED:
        yield Finding(paragraph, "card_is_played", Effect.STANDS, who=who)
    match case[_defenders_turn]:
        case _DefendersTurn.HIS_TURN:
            return
        case _DefendersTurn.OPENING_LEAD_OUT_OF_TURN:
            law, see, key = "54", "opening_lead_out_of_turn", "played_as_lead_out_of_turn"
        case _DefendersTurn.LED_OUT_OF_TURN:
            law, see, key = "53", "lead_out_of_turn", "played_as_lead_out_of_turn"
        case _DefendersTurn.PLAYED_OUT_OF_TURN:
            law, see, key = "57", "premature_play", "played_too_soon"
        case _DefendersTurn.ALREADY_PLAYED:
            law, see, key = "45E", "fifth_card", "played_as_fifth_card"
        case never:
            assert_never(never)
    yield Finding("45C1", key, Effect.SEE_LAW, who=who, law=law, situation=see)


class _DummysCard(StrEnum):
    """What declarer did with dummy's card."""

    NAMED = "named"
    PICKED_UP = "picked_up"
    TOUCHED = "touched"
    ARRANGING = "arranging"
    MEANT_ANOTHER = "meant_another"
    CANNOT_BE_TOLD = "cannot_be_told"


_dummys_card = one_of("dummys_card", _DummysCard, law="45C3")
_declarer_played_since = yes_no("declarer_played_since", law="45C4(b)")
_designation_was_unintended = judgement("designation_was_unintended", law="45C4(b)")
opponent_played_to_designation = yes_no("opponent_played_to_designation", law="47D")


def _card_of_dummy(case: Case) -> Iterator[Finding]:
    who = offender_as(case, Role.DECLARER)
    match case[_dummys_card]:
        case _DummysCard.NAMED:
            yield Finding("45C4(a)", "named_card_is_played", Effect.STANDS, who=who)
        case _DummysCard.PICKED_UP:
            yield Finding("45B", "picked_up_card_is_played", Effect.STANDS, who=who)
        case _DummysCard.TOUCHED:
            yield Finding("45C3", "touched_card_is_played", Effect.STANDS, who=who)
        case _DummysCard.ARRANGING:
            yield Finding("45C3", "card_touched_in_arranging_is_not_played", Effect.NO_RECTIFICATION, who=who)
        case _DummysCard.MEANT_ANOTHER:
            yield from _meant_another(case)
        case _DummysCard.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _meant_another(case: Case) -> Iterator[Finding]:
    """45C4(b): only a slip is corrected, while declarer has played no other card; how fast is no test (2017)."""
    who = case[offender]
    if case[_declarer_played_since]:
        yield Finding("45C4(b)", "declarer_played_since_designation_stands", Effect.STANDS, who=who)
    elif not case[_designation_was_unintended]:
        yield Finding("45C4(b)", "change_of_mind_designation_stands", Effect.STANDS, who=who)
    else:
        yield Finding("45C4(b)", "intended_card_is_played", Effect.MUST_PLAY, who=who)
        yield Finding("47C", "slip_without_rectification", Effect.NO_RECTIFICATION, who=who)
        if case[opponent_played_to_designation]:
            yield from opponents_card_goes_back(case, who)


def opponents_card_goes_back(case: Case, who: Seat) -> Iterator[Finding]:
    """47D, 16C: who had played to a card that declarer then changed, or could not name, plays again."""
    side, number = who.side.other, case.by_edition("16C", in_2007="16D")
    yield Finding("47D", "opponent_may_change_after_slip", Effect.CARD_RETURNED, side=side)
    yield Finding(number, "withdrawn_cards_tell_one_side", Effect.INFORMATION, side=side, of=who.side)
