"""Laws 65 and 66: turned tricks, their order, and who may look at them when."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.roles import offender, recorded_role, role


class _Trouble(StrEnum):
    """What is the matter with the tricks, or what a player wants to see."""

    WRONGLY_POINTED = "wrongly_pointed"
    DISORDERED = "disordered"
    CURRENT_TRICK = "current_trick"
    OWN_LAST_CARD = "own_last_card"
    QUITTED_TRICK = "quitted_trick"
    AFTER_PLAY = "after_play"


class _Facts66D(StrEnum):
    """After play: can the facts still be told from the cards, and if not, who mixed his?"""

    ASCERTAINABLE = "ascertainable"
    HIS_SIDE_MIXED = "his_side_mixed"
    OTHER_SIDE_MIXED = "other_side_mixed"
    BOTH_OR_NONE_MIXED = "both_or_none_mixed"


_trouble_with_tricks = one_of("trouble_with_tricks", _Trouble, law="65")
_his_side_played_on = yes_no("his_side_played_on", law="66")
_own_card_turned = yes_no("own_card_turned", law="66A")
_facts_in_the_cards = one_of("facts_in_the_cards", _Facts66D, law="66D")


def tricks_disordered(case: Case) -> Iterator[Finding]:
    """A card points the wrong way, the tricks are in disorder, or somebody wants to look at them."""
    who = case[offender]
    match case[_trouble_with_tricks]:
        case _Trouble.WRONGLY_POINTED:
            yield from _wrongly_pointed(case)
        case _Trouble.DISORDERED:
            yield Finding("65C", "order_is_kept_until_result_is_agreed", Effect.PROCEDURE, who=who)
            yield Finding("65D", "disorder_endangers_his_claims", Effect.PROCEDURE, who=who, side=who.side)
        case _Trouble.CURRENT_TRICK:
            yield from _current_trick(case)
        case _Trouble.OWN_LAST_CARD:
            yield from _own_last_card(case)
        case _Trouble.QUITTED_TRICK:
            yield Finding("66C", "quitted_trick_stays_closed", Effect.PROCEDURE, who=who)
            yield Finding("66C", "director_may_order_inspection", Effect.PROCEDURE)
        case _Trouble.AFTER_PLAY:
            yield from _dispute_after_play(case)
        case never:
            assert_never(never)


def _wrongly_pointed(case: Case) -> Iterator[Finding]:
    """65B3: any player, dummy too, until his side has led or played to the next trick."""
    who = case[offender]
    if case[_his_side_played_on]:
        yield Finding("65B3", "too_late_to_have_it_turned", Effect.PROCEDURE, who=who)
        if recorded_role(case) is not Role.DECLARER:
            yield Finding("16B", "remark_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner)
    else:
        yield Finding("65B3", "card_is_pointed_correctly", Effect.PROCEDURE, who=who)


def _current_trick(case: Case) -> Iterator[Finding]:
    """66A: declarer or a defender, his own card not turned, his side not yet played to the next trick."""
    who = case[offender]
    if case[role] is Role.DUMMY:
        yield Finding("66A", "dummy_may_not_inspect", Effect.PROCEDURE, who=who)
    elif case[_own_card_turned] or case[_his_side_played_on]:
        yield Finding("66A", "too_late_to_see_the_trick", Effect.PROCEDURE, who=who)
    else:
        yield Finding("66A", "cards_of_the_trick_are_faced", Effect.PROCEDURE, who=who)


def _own_last_card(case: Case) -> Iterator[Finding]:
    """66B: his own, without showing it, until his side has led or played to the next trick."""
    who = case[offender]
    if case[role] is Role.DUMMY:
        yield Finding("66B", "dummy_may_not_inspect", Effect.PROCEDURE, who=who)
    elif case[_his_side_played_on]:
        yield Finding("66B", "too_late_to_see_own_card", Effect.PROCEDURE, who=who)
    else:
        yield Finding("66B", "may_see_own_card", Effect.PROCEDURE, who=who)


def _dispute_after_play(case: Case) -> Iterator[Finding]:
    """66D: for a revoke or the number of tricks the cards are inspected; who mixed his loses the dispute."""
    who = case[offender]
    yield Finding("66D", "inspect_each_his_own_cards", Effect.PROCEDURE)
    match case[_facts_in_the_cards]:
        case _Facts66D.ASCERTAINABLE:
            yield Finding("66D", "rule_on_what_the_cards_show", Effect.PROCEDURE)
        case _Facts66D.HIS_SIDE_MIXED:
            yield Finding("66D", "rule_for_the_other_side", Effect.PROCEDURE, side=who.side, to=who.side.other)
        case _Facts66D.OTHER_SIDE_MIXED:
            yield Finding("66D", "rule_for_the_other_side", Effect.PROCEDURE, side=who.side.other, to=who.side)
        case _Facts66D.BOTH_OR_NONE_MIXED:
            see = "facts_established"
            yield Finding("66D", "facts_are_disputed", Effect.SEE_LAW, who=who, law="85", situation=see)
        case never:
            assert_never(never)
