"""Law 10: rectification is the director's; options are explained in full and chosen without the partner."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, judgement, one_of
from rulings.laws.preliminaries.law_11 import forfeiture, one_sided_gain
from rulings.laws.record.roles import offender


class _Before(StrEnum):
    """What the players did, or ask for, without the director."""

    RULED_THEMSELVES = "ruled_themselves"
    NON_OFFENDERS_ACTED = "non_offenders_acted"
    CONSULTED_PARTNER = "consulted_partner"
    ASK_TO_WAIVE = "ask_to_waive"
    CHOICE_TO_BE_MADE = "choice_to_be_made"


_done_without_director = one_of("done_without_director", _Before, law="10")
_players_own_ruling_is_allowed = judgement("players_own_ruling_is_allowed", law="10B")
_chooser_keeps_the_option = judgement("chooser_keeps_the_option", law="10C2")
_rectification_is_waived = judgement("rectification_is_waived", law="81C5")


def action_before_director(case: Case) -> Iterator[Finding]:
    """The players went ahead without the director, or have a choice to make."""
    match case[_done_without_director]:
        case _Before.RULED_THEMSELVES:
            yield from _players_ruled_themselves(case)
        case _Before.NON_OFFENDERS_ACTED:
            yield from forfeiture(case)
        case _Before.CONSULTED_PARTNER:
            yield from _consulted_partner(case)
        case _Before.ASK_TO_WAIVE:
            yield from _waiver(case)
        case _Before.CHOICE_TO_BE_MADE:
            yield from _options_explained()
        case never:
            assert_never(never)


def _players_ruled_themselves(case: Case) -> Iterator[Finding]:
    """10A and B: players neither determine nor waive a rectification; the director may let it be, or cancel it."""
    yield Finding("10A", "players_may_not_rule", Effect.PROCEDURE)
    if case[_players_own_ruling_is_allowed]:
        yield Finding("10B", "players_ruling_is_let_be", Effect.STANDS)
        yield from one_sided_gain(case)
    else:
        yield Finding("10B", "players_ruling_is_cancelled", Effect.CANCELLED)
        yield from _options_explained()


def _options_explained() -> Iterator[Finding]:
    """10C: all options first, then one player alone chooses, for his own good."""
    yield Finding("10C1", "all_options_are_explained", Effect.PROCEDURE)
    yield Finding("10C2", "choice_without_partner", Effect.PROCEDURE)
    yield Finding("10C3", "best_option_may_be_chosen", Effect.PROCEDURE)
    yield Finding("10C4", "offenders_may_then_profit", Effect.PROCEDURE)


def _consulted_partner(case: Case) -> Iterator[Finding]:
    """10C2 names no consequence: whether he keeps the option is judged, his partner's view is unauthorized."""
    who = case[offender]
    if case[_chooser_keeps_the_option]:
        yield Finding("10C2", "he_still_chooses", Effect.PROCEDURE, who=who)
    else:
        yield Finding("10C2", "he_has_lost_the_option", Effect.CANCELLED, who=who)
    see = "unauthorized_information"
    yield Finding("16B", "partners_view_is_unauthorized", Effect.SEE_LAW, who=who, law="16B", situation=see)
    yield Finding("90A", "penalty_for_consulting_possible", Effect.PENALTY, who=who)


def _waiver(case: Case) -> Iterator[Finding]:
    """10A and 81C5: only the director waives, for cause, when the non-offending side asks."""
    if case[_rectification_is_waived]:
        yield Finding("81C5", "director_waives", Effect.NO_RECTIFICATION)
    else:
        yield Finding("10A", "rectification_is_not_waived", Effect.PROCEDURE)
