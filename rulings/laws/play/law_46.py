"""Law 46: declarer's call for a card of dummy that is incomplete or cannot be obeyed.

"Run the suit" is no call of the Laws: each card is played only once declarer's right-hand opponent has followed to
it, and declarer may stop at any trick (WBF Laws Committee, 12 January 2000, item 6).

Gaps of the text: "high" or "low" with dummy on lead or void (46B1 speaks of the suit led), and "win" where no card of
dummy is known to win, so declarer says what he meant; and a rank that dummy holds but may not play, taken like a card
that is not there (46B4) as interpretation.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.bridge import Role
from rulings.laws.engine import Case, Effect, Finding, judgement, one_of, yes_no
from rulings.laws.play.law_45.card_played import opponent_played_to_designation, opponents_card_goes_back
from rulings.laws.record.lost import lost_among_accounts
from rulings.laws.record.roles import offender, offender_as


class _Said(StrEnum):
    """What declarer said, or words of the same meaning."""

    HIGH = "high"
    WIN = "win"
    LOW = "low"
    SUIT_ONLY = "suit_only"
    RANK_ONLY = "rank_only"
    NOT_IN_DUMMY = "not_in_dummy"
    ANYTHING = "anything"
    RUN_SUIT = "run_suit"
    CANNOT_BE_TOLD = "cannot_be_told"


class _OfThatRank(StrEnum):
    """46B3: what a call of a rank alone can mean."""

    CONTINUES_SUIT = "continues_suit"
    ONE_LEGAL = "one_legal"
    SEVERAL_LEGAL = "several_legal"
    NONE_LEGAL = "none_legal"


_different_intention = judgement("different_intention_incontrovertible", law="46B")
_said = one_of("said", _Said, law="46B")
_dummy_has_the_suit_led = yes_no("dummy_has_the_suit_led", law="46B1")
_dummy_has_a_known_winner = yes_no("dummy_has_a_known_winner", law="46B1(b)")
_next_has_followed = yes_no("next_has_followed", law="46A")
_of_that_rank = one_of("of_that_rank", _OfThatRank, law="46B3")

_CARD_OF = {
    _Said.HIGH: ("46B1(a)", "highest_of_the_suit_led"),
    _Said.WIN: ("46B1(b)", "lowest_known_winner"),
    _Said.LOW: ("46B1(c)", "lowest_of_the_suit_led"),
    _Said.SUIT_ONLY: ("46B2", "lowest_of_the_suit_named"),
}


def designation(case: Case) -> Iterator[Finding]:
    """46B: what declarer plainly meant, and only if that is not beyond doubt what the law makes of his words."""
    who = offender_as(case, Role.DECLARER)
    if case[_different_intention]:
        yield Finding("46B", "intended_card_is_played_from_dummy", Effect.MUST_PLAY, who=who)
        return
    match case[_said]:
        case _Said.HIGH | _Said.LOW if not case[_dummy_has_the_suit_led]:
            yield Finding("46B1", "declarer_says_what_he_meant", Effect.PROCEDURE, who=who)
        case _Said.WIN if not case[_dummy_has_a_known_winner]:
            yield Finding("46B1(b)", "no_card_is_known_to_win", Effect.PROCEDURE, who=who)
        case _Said.HIGH | _Said.LOW | _Said.WIN | _Said.SUIT_ONLY as plain:
            yield Finding(*_CARD_OF[plain], Effect.MUST_PLAY, who=who)
        case _Said.RANK_ONLY:
            yield from _rank_without_suit(case)
        case _Said.NOT_IN_DUMMY:
            yield from _void_call(case, "call_is_void_declarer_names_another")
        case _Said.ANYTHING:
            yield Finding("46B5", "either_defender_chooses_dummys_card", Effect.MUST_PLAY, side=who.side.other)
        case _Said.RUN_SUIT:
            yield from _run_the_suit(case)
        case _Said.CANNOT_BE_TOLD:
            yield lost_among_accounts(who)
        case never:
            assert_never(never)


def _run_the_suit(case: Case) -> Iterator[Finding]:
    """46A wants each card named: what dummy leads so is declarer's to change until his right opponent has followed."""
    who = case[offender]
    if case[_next_has_followed]:
        yield Finding("45C4(a)", "run_card_is_played", Effect.STANDS, who=who, by=who.rho)
    else:
        yield Finding("45B", "run_card_may_be_changed", Effect.PLAY_ON, who=who, by=who.rho)
    yield Finding("46A", "running_a_suit_may_be_stopped", Effect.PROCEDURE, who=who)


def _rank_without_suit(case: Case) -> Iterator[Finding]:
    """46B3: dummy leading continues the suit it has won with; otherwise the legal card of that rank."""
    who = case[offender]
    match case[_of_that_rank]:
        case _OfThatRank.CONTINUES_SUIT:
            yield Finding("46B3(a)", "suit_of_the_last_trick_is_continued", Effect.MUST_PLAY, who=who)
        case _OfThatRank.ONE_LEGAL:
            yield Finding("46B3(b)", "legal_card_of_the_rank", Effect.MUST_PLAY, who=who)
        case _OfThatRank.SEVERAL_LEGAL:
            yield Finding("46B3(b)", "declarer_says_which_of_the_rank", Effect.MUST_PLAY, who=who)
        case _OfThatRank.NONE_LEGAL:
            yield from _void_call(case, "no_legal_card_of_the_rank")
        case never:
            assert_never(never)


def _void_call(case: Case, key: str) -> Iterator[Finding]:
    """46B4, and 47D for an opponent who played to the card that was called: declarer names another in its place."""
    who = case[offender]
    yield Finding("46B4", key, Effect.CANCELLED, who=who)
    if case[opponent_played_to_designation]:
        yield from opponents_card_goes_back(case, who)
