"""Laws 83 to 85: what the director does with facts that are agreed, disputed, or beyond finding out.

For what is in no situation of its own: the steps that every ruling goes through, from the facts to what the Laws do
with them.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import AskedOf, Case, Effect, Finding, judgement, one_of
from rulings.laws.record.roles import offender


class _Account(StrEnum):
    """84 and 85: do the players tell the same story?"""

    AGREED = "agreed"
    DISPUTED = "disputed"


class _Provided(StrEnum):
    """84A to D: what the Laws have for these facts."""

    NOTHING = "nothing"
    RECTIFICATION = "rectification"
    PLAYERS_OPTION = "players_option"
    DIRECTORS_OPTION = "directors_option"


class _Damage(StrEnum):
    """84D: was a side harmed by an irregularity for which the Laws have no rectification?"""

    PROBABLE = "probable"
    NOT_PROBABLE = "not_probable"


_players_accounts = one_of("players_accounts", _Account, law="85")
_facts_can_be_determined = judgement("facts_can_be_determined", law="85A")
_laws_provide = one_of("laws_provide", _Provided, law="84")
_damage_without_rectification = one_of("damage_without_rectification", _Damage, "84D", AskedOf.JUDGEMENT)


def facts_established(case: Case) -> Iterator[Finding]:
    """Establish the facts, by probability where they are disputed; then what the Laws provide; then the appeal."""
    disputed = case[_players_accounts] is _Account.DISPUTED
    if disputed and not case[_facts_can_be_determined]:
        yield Finding("85B", "ruling_that_lets_play_go_on", Effect.PLAY_ON)
    else:
        if disputed:
            yield Finding("85A", "facts_by_the_balance_of_probability", Effect.PROCEDURE)
        yield from _applied(case)
    if disputed:
        yield Finding("83", "right_to_appeal_is_told", Effect.PROCEDURE)


def _applied(case: Case) -> Iterator[Finding]:
    """84A to D."""
    match case[_laws_provide]:
        case _Provided.NOTHING:
            yield from _without_rectification(case)
        case _Provided.RECTIFICATION:
            yield Finding("84B", "prescribed_rectification_is_applied", Effect.PROCEDURE)
            yield Finding("81C5", "only_waived_at_the_others_request", Effect.PROCEDURE)
        case _Provided.PLAYERS_OPTION:
            yield Finding("84C", "options_are_explained_and_carried_out", Effect.PROCEDURE)
        case _Provided.DIRECTORS_OPTION:
            yield Finding("84D", "doubt_is_resolved_for_the_innocent_side", Effect.PROCEDURE)
        case never:
            assert_never(never)


def _without_rectification(case: Case) -> Iterator[Finding]:
    """84A: play on; 84D with 12A1: unless it is probable that the innocent side was damaged."""
    match case[_damage_without_rectification]:
        case _Damage.NOT_PROBABLE:
            yield Finding("84A", "nothing_to_rectify", Effect.NO_RECTIFICATION)
        case _Damage.PROBABLE:
            key, see = "damage_without_rectification_is_adjusted", "adjusted_score"
            yield Finding("84D", key, Effect.SEE_LAW, who=case[offender], law="12A1", situation=see)
        case never:
            assert_never(never)
