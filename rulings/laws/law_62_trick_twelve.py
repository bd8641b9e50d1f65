"""Law 62D: a revoke in the twelfth trick is corrected, even if established, until all four hands are back."""

from collections.abc import Callable, Iterator

from rulings.bridge.tricks import Role
from rulings.laws.engine import Case
from rulings.laws.facts import yes_no
from rulings.laws.findings import Effect, Finding
from rulings.laws.law_64_exceptions import Edition, Exception64B, equity_after, none_transferred
from rulings.laws.roles import offender, role

PartnersChoice = Callable[[Case], Iterator[Finding]]

hands_returned = yes_no("hands_returned", law="62D1")
revoked_before_partners_turn = yes_no("revoked_before_partners_turn", law="62D2")


def trick_twelve(case: Case, exceptions: Edition, partners_choice: PartnersChoice) -> Iterator[Finding]:
    """62D1, and 64B6 when it is too late for it."""
    who = case[offender]
    if case[hands_returned]:
        yield Finding("62D1", "trick_twelve_stands_hands_returned", Effect.STANDS, who=who)
        yield none_transferred(who, Exception64B.TRICK_TWELVE)
        yield from equity_after(who, Exception64B.TRICK_TWELVE, exceptions)
        return
    yield Finding("62D1", "trick_twelve_is_corrected", Effect.CARD_RETURNED, who=who)
    yield Finding("62C1", "cards_after_the_revoke_may_be_changed", Effect.PROCEDURE, side=who.side.other)
    if case[role] is Role.DEFENDER and case[revoked_before_partners_turn]:
        yield from partners_choice(case)


def partners_choice_2017(case: Case) -> Iterator[Finding]:
    """62D2: what he saw of the revoke card is unauthorized; the choice between his two cards is judged after play."""
    who = case[offender]
    yield Finding("62D2", "partner_may_not_use_revoke_card", Effect.INFORMATION, who=who.partner, of=who)
    yield Finding("62D2", "did_partner_choose_by_revoke_card", Effect.CHECK_LATER, who=who.partner, of=who)


def partners_choice_2007(case: Case) -> Iterator[Finding]:
    """2007 62D2: with cards of two suits he may not choose the play that the revoke card could have suggested."""
    who = case[offender]
    yield Finding("62D2", "partner_barred_from_suggested_play", Effect.PLAY_RESTRICTION, who=who.partner, of=who)
