"""Laws 65 and 66: turned tricks, their order, and who may look at them when."""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, one_of, yes_no
from rulings.laws.record.roles import offender, role


class Trouble(StrEnum):
    """What is the matter with the tricks, or what a player wants to see."""

    WRONGLY_POINTED = "wrongly_pointed"
    DISORDERED = "disordered"
    CURRENT_TRICK = "current_trick"
    OWN_LAST_CARD = "own_last_card"
    QUITTED_TRICK = "quitted_trick"
    AFTER_PLAY = "after_play"


class Facts66D(StrEnum):
    """After play: can the facts still be told from the cards, and if not, who mixed his?"""

    ASCERTAINABLE = "ascertainable"
    HIS_SIDE_MIXED = "his_side_mixed"
    OTHER_SIDE_MIXED = "other_side_mixed"
    BOTH_OR_NONE_MIXED = "both_or_none_mixed"


trouble_with_tricks = one_of("trouble_with_tricks", Trouble, law="65")
his_side_played_on = yes_no("his_side_played_on", law="66")
own_card_turned = yes_no("own_card_turned", law="66A")
facts_in_the_cards = one_of("facts_in_the_cards", Facts66D, law="66D")


def tricks_disordered(case: Case) -> Iterator[Finding]:
    """A card points the wrong way, the tricks are in disorder, or somebody wants to look at them."""
    who = case[offender]
    match case[trouble_with_tricks]:
        case Trouble.WRONGLY_POINTED:
            yield from wrongly_pointed(case)
        case Trouble.DISORDERED:
            yield Finding("65C", "order_is_kept_until_result_is_agreed", Effect.PROCEDURE, who=who)
            yield Finding("65D", "disorder_endangers_his_claims", Effect.PROCEDURE, who=who, side=who.side)
        case Trouble.CURRENT_TRICK:
            yield from current_trick(case)
        case Trouble.OWN_LAST_CARD:
            yield from own_last_card(case)
        case Trouble.QUITTED_TRICK:
            yield Finding("66C", "quitted_trick_stays_closed", Effect.PROCEDURE, who=who)
            yield Finding("66C", "director_may_order_inspection", Effect.PROCEDURE)
        case Trouble.AFTER_PLAY:
            yield from dispute_after_play(case)
        case never:
            assert_never(never)


def wrongly_pointed(case: Case) -> Iterator[Finding]:
    """65B3: any player, dummy too, until his side has led or played to the next trick."""
    who = case[offender]
    if case[his_side_played_on]:
        yield Finding("65B3", "too_late_to_have_it_turned", Effect.PROCEDURE, who=who)
        yield Finding("16B", "remark_may_inform_partner", Effect.INFORMATION, who=who, partner=who.partner)
    else:
        yield Finding("65B3", "card_is_pointed_correctly", Effect.PROCEDURE, who=who)


def current_trick(case: Case) -> Iterator[Finding]:
    """66A: declarer or a defender, his own card not turned, his side not yet played to the next trick."""
    who = case[offender]
    if case[role] is Role.DUMMY:
        yield Finding("66A", "dummy_may_not_inspect", Effect.PROCEDURE, who=who)
    elif case[own_card_turned] or case[his_side_played_on]:
        yield Finding("66A", "too_late_to_see_the_trick", Effect.PROCEDURE, who=who)
    else:
        yield Finding("66A", "cards_of_the_trick_are_faced", Effect.PROCEDURE, who=who)


def own_last_card(case: Case) -> Iterator[Finding]:
    """66B: his own, without showing it, until his side has led or played to the next trick."""
    who = case[offender]
    if case[role] is Role.DUMMY:
        yield Finding("66B", "dummy_may_not_inspect", Effect.PROCEDURE, who=who)
    elif case[his_side_played_on]:
        yield Finding("66B", "too_late_to_see_own_card", Effect.PROCEDURE, who=who)
    else:
        yield Finding("66B", "may_see_own_card", Effect.PROCEDURE, who=who)


def dispute_after_play(case: Case) -> Iterator[Finding]:
    """66D: for a revoke or the number of tricks the cards are inspected; who mixed his loses the dispute."""
    who = case[offender]
    yield Finding("66D", "inspect_each_his_own_cards", Effect.PROCEDURE)
    match case[facts_in_the_cards]:
        case Facts66D.ASCERTAINABLE:
            yield Finding("66D", "rule_on_what_the_cards_show", Effect.PROCEDURE)
        case Facts66D.HIS_SIDE_MIXED:
            yield Finding("66D", "rule_for_the_other_side", Effect.PROCEDURE, side=who.side, to=who.side.other)
        case Facts66D.OTHER_SIDE_MIXED:
            yield Finding("66D", "rule_for_the_other_side", Effect.PROCEDURE, side=who.side.other, to=who.side)
        case Facts66D.BOTH_OR_NONE_MIXED:
            yield Finding("66D", "facts_are_disputed", Effect.PROCEDURE)
        case never:
            assert_never(never)
