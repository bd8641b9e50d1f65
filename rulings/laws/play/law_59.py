"""Law 59: a player cannot lead or play as required."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import Case, Effect, Finding, one_of
from rulings.laws.record.roles import offender


class _Inability(StrEnum):
    """Why the required lead or play is impossible, or that it is not."""

    NO_CARD_OF_THE_SUIT = "no_card_of_the_suit"
    ONLY_FORBIDDEN_SUIT = "only_forbidden_suit"
    MUST_FOLLOW_SUIT = "must_follow_suit"
    ABLE = "able"


_inability = one_of("inability", _Inability, law="59")


def unable_to_comply(case: Case) -> Iterator[Finding]:
    """He may play any otherwise legal card now; the requirement stays for his later turns."""
    who = case[offender]
    match case[_inability]:
        case _Inability.NO_CARD_OF_THE_SUIT:
            yield Finding("59", "no_card_of_the_suit_any_legal_card", Effect.PLAY_ON, who=who)
        case _Inability.ONLY_FORBIDDEN_SUIT:
            yield Finding("59", "only_forbidden_suit_any_legal_card", Effect.PLAY_ON, who=who)
        case _Inability.MUST_FOLLOW_SUIT:
            yield Finding("59", "following_suit_comes_first", Effect.PLAY_ON, who=who)
        case _Inability.ABLE:
            yield Finding("59", "able_so_must_comply", Effect.MUST_PLAY, who=who)
            number, key = case.by_edition("16A1(c)", in_2007="16A"), "restriction_may_be_used_by_all"
            yield Finding(number, key, Effect.INFORMATION, who=who)
            return
        case never:
            assert_never(never)
    yield Finding("61A", "inability_is_no_revoke", Effect.NO_RECTIFICATION, who=who)
    yield Finding("59", "requirement_stays_for_later_turns", Effect.PROCEDURE, who=who)
    number, key = case.by_edition("16A1(c)", in_2007="16A"), "inability_may_be_used_by_all"
    yield Finding(number, key, Effect.INFORMATION, who=who, partner=who.partner)
