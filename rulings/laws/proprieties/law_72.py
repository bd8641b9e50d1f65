"""Laws 72 and 74: principles and conduct. No score changes by itself; 72C looks at what an offender could foresee."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.law_50.information import could_have_been_aware
from rulings.laws.record.roles import offender


class _Conduct(StrEnum):
    """What is complained of."""

    DISCOURTEOUS = "discourteous"
    POOR_MANNERS = "poor_manners"
    VIOLATION_OF_PROCEDURE = "violation_of_procedure"
    SAW_OPPONENTS_CARD = "saw_opponents_card"
    COULD_HAVE_FORESEEN = "could_have_foreseen"
    INTENTIONAL_BREACH = "intentional_breach"
    SAID_NOTHING = "said_nothing"
    CONCEALED = "concealed"


_conduct_complaint = one_of("conduct_complaint", _Conduct, law="74")
_partner_was_informed = yes_no("partner_was_informed", law="73B1")
_breach_was_intentional = judgement("breach_was_intentional", law="72B1")
_tried_to_conceal = judgement("tried_to_conceal", law="72B3")
board_played_out = yes_no("board_played_out", law="72C")
_BREACHES = {
    _Conduct.DISCOURTEOUS: ("74A", "courtesy_is_owed"),
    _Conduct.POOR_MANNERS: ("74B", "manners_are_owed"),
    _Conduct.VIOLATION_OF_PROCEDURE: ("74C", "violation_of_procedure"),
}


def conduct(case: Case) -> Iterator[Finding]:
    """A player's behaviour, or how he dealt with an infraction of his own side."""
    who = case[offender]
    match case[_conduct_complaint]:
        case (_Conduct.DISCOURTEOUS | _Conduct.POOR_MANNERS | _Conduct.VIOLATION_OF_PROCEDURE) as complaint:
            yield from _breach_of_conduct(case, complaint)
        case _Conduct.SAW_OPPONENTS_CARD:
            yield Finding("74C5", "card_seen_by_chance_may_be_used", Effect.NO_RECTIFICATION, who=who)
        case _Conduct.COULD_HAVE_FORESEEN:
            yield from _could_have_foreseen(case)
        case _Conduct.INTENTIONAL_BREACH if case[_breach_was_intentional]:
            yield Finding("72B1", "intentional_breach_forbidden", Effect.PENALTY, who=who)
            yield Finding("72C", "could_he_have_been_aware", Effect.CHECK_LATER, who=who)
        case _Conduct.INTENTIONAL_BREACH:
            yield Finding("72B1", "breach_was_not_intentional", Effect.NO_RECTIFICATION, who=who)
        case _Conduct.SAID_NOTHING:
            yield from _own_sides_infraction(case)
        case _Conduct.CONCEALED if case[_tried_to_conceal]:
            yield Finding("72B3", "concealment_is_forbidden", Effect.PENALTY, who=who)
            yield Finding("72C", "could_he_have_been_aware", Effect.CHECK_LATER, who=who)
        case _Conduct.CONCEALED:
            yield Finding("72B3", "nothing_was_concealed", Effect.NO_RECTIFICATION, who=who)
        case never:
            assert_never(never)


def _breach_of_conduct(case: Case, complaint: _Conduct) -> Iterator[Finding]:
    """74A to C; with 73B1 and 16B if his partner learned something by it."""
    who, (number, key) = case[offender], _BREACHES[complaint]
    yield Finding(number, key, Effect.PENALTY, who=who)
    if case[_partner_was_informed]:
        see = "unauthorized_information"
        yield Finding("16B", "partner_has_learned_something", Effect.SEE_LAW, who=who.partner, law="16B", situation=see)
    else:
        yield Finding(number, "no_score_changes_for_conduct", Effect.NO_RECTIFICATION)


def _could_have_foreseen(case: Case) -> Iterator[Finding]:
    """72C: play goes on; at its end, could he have been aware that it might well damage the others, and did he gain?"""
    who = case[offender]
    if case[board_played_out]:
        yield from could_have_been_aware(case)
    else:
        yield Finding("72C", "play_the_board_first", Effect.PLAY_ON)
        yield Finding("72C", "could_he_have_been_aware", Effect.CHECK_LATER, who=who)


def _own_sides_infraction(case: Case) -> Iterator[Finding]:
    """72B2: silence is no infraction; Law 9 has the three exceptions (20F, 62A, 79A2)."""
    who, see = case[offender], "call_attention"
    yield Finding("72B2", "silence_is_no_infraction_in_general", Effect.NO_RECTIFICATION, who=who)
    yield Finding("72B2", "three_infractions_must_be_owned", Effect.SEE_LAW, who=who, law="9A5", situation=see)
