"""Laws 7 and 8: the handling of board and cards, and the moments that other laws take from the sequence of rounds.

Nothing in the desk knows of rounds: the director says himself whether one was over. So of 8B2, by which the round of a
board put off lasts until that board is scored, the row is what he is told where he is asked, and on the coverage page.
"""

from fractions import Fraction

from django.utils.translation import override

from rulings.bridge import Average
from rulings.desk.guide.wording import law_note
from rulings.laws.scoring_and_appeals.law_79 import called_to_the_tricks
from rulings.laws.tricks.law_64.exceptions import exception_of_64b
from rulings.scoring.adjusted.penalties import Penalty, PenaltyUnit
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Line, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.sessions.session_scores import Session, score_session
from rulings.wording.laws.shared import BOARD_PUT_OFF
from rulings.wording.questions import option_hint
from tests.laws.digest.rows import Row, Worked, rows
from tests.scoring.saying import awards, board, scored

TAKEN = {"wrong_cards_entry": "auction"}


def the_next_table_s_form_is_rated_apart() -> None:
    """87B: the table that got the cards from the wrong pocket is not compared with those before it."""
    points = (420, 170, -50, 620)
    lines = (Line((f"N{at}",), (f"E{at}",), Played(each), "ab"[at > 2]) for at, each in enumerate(points, start=1))
    assert awards(scored(Board(1, tuple(lines))), 1) == [5, 1, 1, 5]


def the_penalty_is_the_earlier_pair_s_alone() -> None:
    boards = (board(1, 420, 170, 170),)
    returned = Penalty.standard("N1", PenaltyUnit.PERCENT_OF_TOP)
    before, after = (score_session(Session(boards, penalties=given)) for given in ((), (returned,)))
    assert returned.kind.paragraph == "90A"
    assert after.rankings[0].of("N1").total == before.rankings[0].of("N1").total - 1
    assert after.rankings[0].of("N2") == before.rankings[0].of("N2")


def average_plus_waits_for_the_whole_session() -> None:
    given = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.PLUS))
    early = scored(board(1, given, 0, 0, 0, 0), board(2, 50, 50, 50, 50, 50))
    late = scored(board(1, given, 0, 0, 0, 0), board(2, 90, 50, 50, 50, 50))
    assert (early.award(1, "N1"), late.award(1, "N1")) == (Fraction(48, 10), Fraction(8))


def he_is_told_where_the_end_of_the_round_is_asked() -> None:
    asked = ((exception_of_64b, "after_round"), (called_to_the_tricks, "after_the_round"))
    with override("en"):
        assert {option_hint(fact, fact.read(answer), {}, "") for fact, answer in asked} == {str(BOARD_PUT_OFF)}
        assert "(8B2)" in BOARD_PUT_OFF
        assert "(8B2)" in law_note(8)


ROWS = (
    *rows(
        "7",
        ("7B2", "not counted: 13 or 14, and perhaps a penalty", (
            Worked("wrong_number_of_cards", {"counts": "more_than_thirteen", "count_found": "after_play"},
                   ("13D result_of_wrong_hands_cancelled", "13D wrong_count_is_liable_to_penalty")),
            Worked("missing_card", {"missing_card_discovered": "before_lead_faced", "missing_card_found": "elsewhere",
                    "missing_card_seen_by_partner": False},
                   ("14A1 missing_card_restored", "90A not_counting_may_be_penalized")),
        )),
        ("7B1", "cards from a wrong board: 15A once he has called", (
            Worked("cards_from_wrong_board", {**TAKEN, "called_on_wrong_cards": True, "called_since": "nobody"},
                   ("15A1 call_on_wrong_cards_cancelled",), ("takes_the_right_hand",)),
            Worked("cards_from_wrong_board",
                   {**TAKEN, "called_on_wrong_cards": False, "cards_seen_are_of_a_later_board": True},
                   ("7B1 takes_the_right_hand", "16D1 has_seen_cards_of_a_later_board",
                    "90A wrong_cards_may_be_penalized")),
            Worked("cards_from_wrong_board",
                   {**TAKEN, "called_on_wrong_cards": False, "cards_seen_are_of_a_later_board": False},
                   ("7B1 takes_the_right_hand", "90A wrong_cards_may_be_penalized"),
                   ("has_seen_cards_of_a_later_board",)),
            Worked("cards_from_wrong_board",
                   {**TAKEN, "called_on_wrong_cards_2007": False, "cards_seen_are_of_a_later_board": True},
                   ("7B1 takes_the_right_hand", "16C1 has_seen_cards_of_a_later_board"), edition="2007"),
        )),
        ("7C", "cards returned to a wrong pocket: 13 or 87, a penalty for those before", (
            Worked("wrong_number_of_cards",
                   {"counts": "more_than_thirteen", "count_found": "during_auction_or_play",
                    "incorrect_hand_called": False, "card_of_another_hand_seen": False},
                   ("13A1 corrected_and_played_normally",)),
            the_next_table_s_form_is_rated_apart,
            the_penalty_is_the_earlier_pair_s_alone,
        )),
    ),
    *rows(
        "8",
        ("8B1", "the round is over: 64B5 and 69A are", (
            Worked("established_revoke", {"revoke_trick_won_by": "partner", "exception_of_64b": "after_round"},
                   ("64B5 no_trick_after_round",)),
            Worked("agreed_claim", {"objected_when": "before_agreement_was_established", "claimer": "N"},
                   ("69A agreement_not_yet_established",)),
        )),
    ),
    Row("8", 2, "8B2", "a board put off: its round lasts until it is scored", (
        he_is_told_where_the_end_of_the_round_is_asked,
        Worked("established_revoke",
               {"revoke_trick_won_by": "revoker", "later_tricks": "none", "exception_of_64b": "none"},
               ("64A1 revoke_trick_alone",), ("no_trick_after_round",)),
    )),
    Row("8", 3, "8C", "the session is over: what 12C2 hangs on", (average_plus_waits_for_the_whole_session,)),
)  # fmt: skip
