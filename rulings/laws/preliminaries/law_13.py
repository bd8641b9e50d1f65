"""Law 13: one hand has more than 13 cards and another fewer, or a card does not belong to the deal.

Before a player with a wrong hand has called, the board is always played (13A); afterwards it is played when that is
possible without changing a call (13B). Where the law says "adjusted" it points to 12C1(b): assigned if possible.
A board passed out is not in the text: by analogy with 13B2, judged. What was seen is no unauthorized information
here (unlike Law 14, by the WBF Commentary on it): protection is the look back after play. That tricks already played
stay where the deal can be corrected (13B1), and that nothing of a board counts whose result is cancelled (13D) or which
cannot be played (13B2), is what the adjusted score in its place means; the text speaks of calls only.

A card that is not part of the deal (13C; 2007: 13F): the text removes it and lets the board go on. That it counts as
never played, so that the next card becomes a lead out of turn, and what follows when a hand is then short, is said by
commentators, not by the text; on a pack with two equal cards they differ, so that is judged.

Other than in 2017, in 2007 (13A to F) a seen card may stop the board at once (13D2(b)), and what the director moved is
unauthorized for the partner (13E). A passed-out board has no paragraph of its own: every hand has called, so 13A or B,
judged. Facts cite the law as a whole where the editions give the same matter another letter.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import assert_never

from rulings.laws.engine import (
    AskedOf,
    Case,
    Edition,
    Effect,
    Finding,
    judgement,
    one_of,
)
from rulings.laws.preliminaries.law_12.artificial import artificial_scores
from rulings.laws.preliminaries.law_12.award import in_place_of_the_result
from rulings.laws.record.lost import Told, lost_among_accounts, told
from rulings.laws.record.roles import offender


class _Counts(StrEnum):
    """What is wrong with the number of cards."""

    MORE_THAN_THIRTEEN = "more_than_thirteen"
    ONLY_FEWER = "only_fewer"
    FOREIGN_CARD = "foreign_card"


class _Found(StrEnum):
    """When a hand of more than 13 cards was found."""

    DURING_AUCTION_OR_PLAY = "during_auction_or_play"
    AFTER_PLAY = "after_play"
    PASSED_OUT = "passed_out"


class _ForeignCard(StrEnum):
    """Where the card that is not part of the deal was found."""

    NOT_PLAYED = "not_played"
    CURRENT_TRICK = "current_trick"
    LED_TO_CURRENT_TRICK = "led_to_current_trick"
    QUITTED_TRICK = "quitted_trick"
    CANNOT_BE_TOLD = "cannot_be_told"


class _Left(StrEnum):
    """What is left when the foreign card has been removed; a hand left with 12 goes on under Law 14."""

    COMPLETE = "complete"
    SHORT = "short"
    TWO_EQUAL_CARDS = "two_equal_cards"


class _EqualCards(StrEnum):
    """What the director makes of a pack with two equal cards; opinions differ."""

    RESTORE = "restore"
    ADJUST = "adjust"


def _recorded_pass_out(case: Case) -> _Found | None:
    return _Found.PASSED_OUT if case.record.auction and case.record.auction.is_passed_out else None


def _recorded_calls(case: Case) -> bool | None:
    """Two hands at least are wrong, so of three players who have called one held a wrong hand."""
    callers = {made.seat for made in case.record.auction.calls} if case.record.auction else set()
    return True if len(callers) >= 3 or case.record.contract else None


_counts = one_of("counts", _Counts, law="13")
_count_found = one_of("count_found", _Found, law="13", derive=_recorded_pass_out)
_incorrect_hand_called = told("incorrect_hand_called", law="13", derive=_recorded_calls)
card_of_another_hand_seen = told("card_of_another_hand_seen", law="13")
_deal_can_be_corrected_and_played = judgement("deal_can_be_corrected_and_played", law="13")
_adjust_passed_out_board = judgement("adjust_passed_out_board", law="13")
_foreign_card_found = one_of("foreign_card_found", _ForeignCard, law="13")
_left_without_foreign_card = one_of("left_without_foreign_card", _Left, law="13")
_two_equal_cards_ruled = one_of("two_equal_cards_ruled", _EqualCards, "13", AskedOf.JUDGEMENT)
_information_unlikely_to_interfere = judgement("information_unlikely_to_interfere", law="13D2")


def wrong_number_of_cards(case: Case) -> Iterator[Finding]:
    """In the order of the tests: no hand above 13, a foreign card, play over, nobody has called, somebody has."""
    match case[_counts]:
        case _Counts.ONLY_FEWER:
            yield _no_hand_above_thirteen(case)
        case _Counts.FOREIGN_CARD:
            yield from _foreign_card(case)
        case _Counts.MORE_THAN_THIRTEEN:
            yield from _more_than_thirteen(case)
        case never:
            assert_never(never)


def _no_hand_above_thirteen(case: Case) -> Finding:
    """The footnote to 13 (2007: its reference): no hand has more than 13, so Law 14."""
    see = "missing_card"
    return Finding("13", "no_hand_above_thirteen", Effect.SEE_LAW, who=case[offender], law="14", situation=see)


def _foreign_card(case: Case) -> Iterator[Finding]:
    """13C (2007: 13F): it is removed when found; on a pack with two equal cards the board may have to be given up."""
    number = case.by_edition("13C", in_2007="13F")
    yield Finding(number, "foreign_card_removed", Effect.PROCEDURE)
    left = case[_left_without_foreign_card]
    if left is _Left.TWO_EQUAL_CARDS and case[_two_equal_cards_ruled] is _EqualCards.ADJUST:
        not_played = _played_or_not(case)[1]
        yield Finding(not_played, "adjusted_for_two_equal_cards", Effect.PROCEDURE)
        yield _counts_for_nothing(not_played)
        yield _right_for_later_tables()
        yield from in_place_of_the_result(case)
        return
    yield Finding(number, "goes_on_without_foreign_card", Effect.PLAY_ON)
    yield from _where_it_was(case, number)
    if left is not _Left.COMPLETE:
        yield _hand_is_short(case)


def _where_it_was(case: Case, number: str) -> Iterator[Finding]:
    """Played to the trick in progress it was never there; only in a quitted trick may the score be adjusted."""
    match case[_foreign_card_found]:
        case _ForeignCard.NOT_PLAYED:
            pass
        case _ForeignCard.QUITTED_TRICK:
            yield Finding(number, "foreign_card_in_quitted_trick", Effect.CHECK_LATER)
            return
        case _ForeignCard.CANNOT_BE_TOLD:
            yield lost_among_accounts(case[offender])
            return
        case _ForeignCard.CURRENT_TRICK:
            yield Finding(number, "foreign_card_never_played", Effect.CANCELLED)
            yield Finding(number, "plays_one_of_his_own_cards", Effect.TURN_RETURNS, who=case[offender])
        case _ForeignCard.LED_TO_CURRENT_TRICK:
            who, see = case[offender].lho, "lead_out_of_turn"
            yield Finding(number, "foreign_card_never_played", Effect.CANCELLED)
            yield Finding("53A", "next_card_becomes_the_lead", Effect.SEE_LAW, who=who, law="53A", situation=see)
        case never:
            assert_never(never)
    if case.edition is Edition.LAWS_2017:
        yield Finding(number, "foreign_card_no_adjusted_score", Effect.NO_RECTIFICATION)


def _hand_is_short(case: Case) -> Finding:
    see = "missing_card"
    return Finding("14", "short_without_foreign_card", Effect.SEE_LAW, who=case[offender], law="14", situation=see)


def _more_than_thirteen(case: Case) -> Iterator[Finding]:
    match case[_count_found]:
        case _Found.AFTER_PLAY:
            yield from _found_after_play(case)
        case _Found.PASSED_OUT:
            yield from _passed_out(case)
        case _Found.DURING_AUCTION_OR_PLAY:
            yield from _found_in_time(case)
        case never:
            assert_never(never)


def _found_in_time(case: Case) -> Iterator[Finding]:
    """13A or B, by whether a player with a wrong hand has called."""
    match case[_incorrect_hand_called]:
        case Told.YES:
            yield from _found_after_a_call(case)
        case Told.NO:
            yield from _found_before_a_call(case)
        case Told.CANNOT_BE_TOLD:
            yield lost_among_accounts(case[offender])
        case never:
            assert_never(never)


def _found_before_a_call(case: Case) -> Iterator[Finding]:
    """13A: corrected and always played, a card seen is looked at after play. In 2007 (13D) it may stop the board."""
    seen = case[card_of_another_hand_seen]
    if seen is Told.NO:
        number = case.by_edition("13A1", in_2007="13D1")
        yield Finding(number, "corrected_and_played_normally", Effect.PLAY_ON)
        yield Finding(number, "calls_on_right_hands_stand", Effect.STANDS)
    elif seen is Told.YES and case.edition is Edition.LAWS_2007 and not case[_information_unlikely_to_interfere]:
        yield Finding("13D2(b)", "information_stops_the_board", Effect.PROCEDURE)
        yield Finding("13D2(b)", "wrong_count_may_be_penalized", Effect.PENALTY)
        yield from artificial_scores(case)
        return
    else:
        number = case.by_edition("13A2", in_2007="13D2(a)")
        yield Finding(number, "corrected_played_and_scored", Effect.PLAY_ON)
        yield Finding(number, "calls_on_right_hands_stand", Effect.STANDS)
        yield from _looked_at_after_play(case, number, seen)
        yield Finding(number, "wrong_count_may_be_penalized", Effect.PENALTY)
    yield _who_may_use_the_correction(case)


def _looked_at_after_play(case: Case, number: str, seen: Told) -> Iterator[Finding]:
    """13A2: the result is compared once the board is over; whether anything was seen may have to be found out first."""
    who = case[offender]
    if seen is Told.CANNOT_BE_TOLD:
        yield lost_among_accounts(who)
    yield Finding(number, "did_seen_card_affect_the_result", Effect.CHECK_LATER, who=who)


def _found_after_a_call(case: Case) -> Iterator[Finding]:
    """13B (2007: 13A and B): played on without changing a call if that is possible, else an adjusted score."""
    played, not_played = _played_or_not(case)
    if case[_deal_can_be_corrected_and_played]:
        yield Finding(played, "corrected_and_played_no_call_changes", Effect.PLAY_ON)
        yield Finding(played, "may_adjust_after_correction", Effect.CHECK_LATER)
        yield _uncounted()
        yield _who_may_use_the_correction(case)
        return
    yield Finding(not_played, "deal_cannot_be_corrected", Effect.PROCEDURE)
    yield _counts_for_nothing(not_played)
    yield _right_for_later_tables()
    yield Finding(not_played, "wrong_count_may_be_penalized", Effect.PENALTY)
    yield from in_place_of_the_result(case)


def _played_or_not(case: Case) -> tuple[str, str]:
    """The paragraphs on a board that can be played after a wrong hand has called, and on one that cannot."""
    return case.by_edition(("13B1", "13B2"), in_2007=("13A", "13B"))


def _counts_for_nothing(number: str) -> Finding:
    """An adjusted score in the place of the board takes its calls and tricks with it."""
    return Finding(number, "nothing_of_this_board_counts", Effect.CANCELLED)


def _right_for_later_tables() -> Finding:
    """7C, and 87A where others have played the board as it was."""
    return Finding("7C", "hands_are_put_right", Effect.PROCEDURE)


def _uncounted() -> Finding:
    """7B2: the paragraph names no penalty, 90 allows it."""
    return Finding("90A", "wrong_count_may_be_penalized", Effect.PENALTY)


def _who_may_use_the_correction(case: Case) -> Finding:
    """2017 restricts nobody, unlike 14C; 2007 13E: the partner of a player whose hand was wrong may not use it."""
    if case.edition is Edition.LAWS_2007:
        return Finding("13E", "moved_card_unauthorized_for_partner", Effect.INFORMATION)
    return Finding("16A1(c)", "correction_may_be_used_by_all", Effect.INFORMATION)


def _found_after_play(case: Case) -> Iterator[Finding]:
    """13D (2007: 13C): the result must go; another takes its place."""
    number = case.by_edition("13D", in_2007="13C")
    yield Finding(number, "result_of_wrong_hands_cancelled", Effect.CANCELLED)
    yield _counts_for_nothing(number)
    yield _right_for_later_tables()
    yield Finding(number, "wrong_count_is_liable_to_penalty", Effect.PENALTY)
    yield from in_place_of_the_result(case)


def _passed_out(case: Case) -> Iterator[Finding]:
    """Every wrong hand has called, and there is no play: judged by analogy with 13B (2007: 13A and B)."""
    played, not_played = _played_or_not(case)
    yield _right_for_later_tables()
    if case[_adjust_passed_out_board]:
        yield Finding(not_played, "passed_out_with_wrong_hands", Effect.CANCELLED)
        yield Finding(not_played, "wrong_count_may_be_penalized", Effect.PENALTY)
        yield from in_place_of_the_result(case)
    else:
        yield Finding(played, "passed_out_result_stands", Effect.STANDS)
        yield _uncounted()
