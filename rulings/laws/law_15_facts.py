"""The facts of Law 15A (2007: 17D): which board, who called on or after the wrong cards, what he calls later.

The same question is a fact of its own in each edition, for it stands in another paragraph.
"""

from enum import StrEnum

from rulings.laws.engine import Case
from rulings.laws.facts import judgement, one_of, yes_no
from rulings.laws.roles import offender


class Entry(StrEnum):
    """Which of the two boards it is about, and how far it got."""

    AUCTION = "auction"
    PLAY = "play"
    BOARD_OF_THE_CARDS = "board_of_the_cards"


class Called(StrEnum):
    """Who has called since the offender's call on the wrong cards."""

    NOBODY = "nobody"
    LHO = "lho"
    PARTNER = "partner"


def recorded_call(case: Case) -> bool | None:
    """From the auction, when there is one."""
    auction = case.record.auction
    return any(made.seat is case[offender] for made in auction.calls) if auction else None


def recorded_calls_after(case: Case) -> Called | None:
    """Who has called after the offender's first call: the one that he made on the wrong cards."""
    seats = [made.seat for made in case.record.auction.calls] if case.record.auction else []
    if case[offender] not in seats:
        return None
    later = seats[seats.index(case[offender]) + 1 :]
    return Called.PARTNER if case[offender].partner in later else Called.LHO if later else Called.NOBODY


wrong_cards_entry = one_of("wrong_cards_entry", Entry, law="7B1")
called_on_wrong_cards = yes_no("called_on_wrong_cards", law="15A1", derive=recorded_call)
cards_seen_are_of_a_later_board = yes_no("cards_seen_are_of_a_later_board", law="16")
called_since = one_of("called_since", Called, law="15A2", derive=recorded_calls_after)
board_may_run_in_spite_of_wrong_cards = judgement("board_may_run_in_spite_of_wrong_cards", law="84D")
same_call_on_the_right_board = yes_no("same_call_on_the_right_board", law="15A3")
normal_play_is_allowed = judgement("normal_play_is_allowed", law="15A3")

called_on_wrong_cards_2007 = yes_no("called_on_wrong_cards_2007", law="17D1", derive=recorded_call)
called_since_2007 = one_of("called_since_2007", Called, law="17D2", derive=recorded_calls_after)
new_call_differs = yes_no("new_call_differs", law="17D2")
same_call_on_the_right_board_2007 = yes_no("same_call_on_the_right_board_2007", law="17D3")
normal_play_is_allowed_2007 = judgement("normal_play_is_allowed_2007", law="17D3")
