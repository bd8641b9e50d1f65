"""Laws 7 and 8: the handling of board and cards, and the moments that other laws take from the sequence of rounds.

Nothing in the desk knows of rounds: the director says himself whether one was over. So of 8B2, by which the round of a
board put off lasts until that board is scored, the row is what he is told where he is asked.
"""

from fractions import Fraction

from django.utils.translation import override

from rulings.bridge import Average
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

HANDLING = "board_handling"
LATE = "late_board"
POCKET: dict[str, object] = {"handling": "wrong_pocket"}
FOULED = POCKET | {"wrong_pocket_found": "played", "hands_as_dealt": "thirteen_each"}
PENALTY = "90B6 wrong_pocket_may_be_penalized"
FAULTS: dict[str, object] = {"fault_of_ns": "none", "fault_of_ew": "directly"}
NOBODY: dict[str, object] = {"fault_of_ns": "none", "fault_of_ew": "none"}
REGULATED: dict[str, object] = {"regulations": {"law12c2d_multiple_boards": "yes"}}
GIVEN_UP: dict[str, object] = {"late_board_state": "not_started", "late_board_way": "cancel"}
BROKEN_OFF: dict[str, object] = {"late_board_state": "started", "late_board_way": "cancel"}
TAKEN = {"wrong_cards_entry": "auction"}


def handled(what: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(HANDLING, {"handling": what, **facts}, finds, lacks)


def pocket(found: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(HANDLING, POCKET | {"wrong_pocket_found": found, "hands_as_dealt": "thirteen_each"} | facts,
                  finds, lacks)  # fmt: skip


def fouled(form: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(HANDLING, FOULED | {"form_of_scoring": form} | facts, finds, lacks)


def alone(form: str, ns: str, ew: str, *finds: str) -> Worked:
    """Nobody else plays it in that form."""
    return fouled(form, *finds, forms_played="alone", fault_of_ns=ns, fault_of_ew=ew)


def late(facts: dict[str, object], *finds: str, lacks: tuple[str, ...] = (), **more: object) -> Worked:
    return Worked(LATE, facts | more, finds, lacks)


def way(state: str, chosen: str, *finds: str) -> Worked:
    return Worked(LATE, {"late_board_state": state, "late_board_way": chosen}, finds, judged=("late_board_way",))


def round_is(state: str, *finds: str) -> Worked:
    given = {"late_board_state": "round_asked", "round_state": state}
    return Worked(LATE, given, (*finds, "8B end_of_round_changes_no_score"))


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
        ("7A", "the board stays in the middle", (handled("board_moved", "7A board_stays_in_the_middle"),)),
        ("7B2", "counted face down before they are looked at", (
            handled("not_counted", "7B2 cards_are_counted_first", "7B2 thirteen_each_after_all",
                    hands_as_dealt="thirteen_each"),
            handled("not_counted", "13 dealt_more_than_thirteen", hands_as_dealt="more_than_thirteen"),
            handled("not_counted", "14 dealt_only_fewer", hands_as_dealt="only_fewer"),
        )),
        ("7B3", "nobody touches another's cards without leave", (
            handled("touched", "7B3 touching_was_allowed", touching_was_permitted=True,
                    lacks=("touching_may_be_penalized",)),
            handled("touched", "7B3 each_keeps_his_own_cards", "7B3 nothing_came_of_it",
                    "90B5 touching_may_be_penalized",
                    touching_was_permitted=False, came_of_it="nothing"),
            handled("touched", "16D1 has_seen_another_hand", touching_was_permitted=False, came_of_it="card_seen"),
            handled("touched", "79A tricks_have_to_be_agreed", touching_was_permitted=False,
                    came_of_it="tricks_disordered"),
        )),
        ("7C", "no hand leaves the board unattended, each goes back as dealt", (
            handled("hand_taken_away", "7C no_hand_leaves_the_board", "7B3 nothing_came_of_it",
                    "90B5 touching_may_be_penalized", came_of_it="nothing"),
            handled("hand_taken_away", "16D1 has_seen_another_hand", came_of_it="card_seen"),
            handled("mixed", "79A tricks_have_to_be_agreed", "90A mixing_may_be_penalized",
                    cards_mixed="before_agreement"),
            handled("mixed", "7C hands_are_put_right", "7C next_table_plays_normally", cards_mixed="deal_known"),
            handled("mixed", "7C deal_is_lost", "12C2(a) later_tables_get_averages", cards_mixed="deal_not_known"),
        )),
        ("7C", "a wrong pocket: put right, 13, 16D or fouled", (
            Worked(HANDLING, POCKET | {"wrong_pocket_found": "not_taken_out"},
                   ("7C hands_are_put_right", "7C next_table_plays_normally", PENALTY)),
            pocket("nobody_called", "7B1 each_takes_his_own_hand", PENALTY, card_of_another_hand_seen=False),
            pocket("nobody_called", "16D1 has_seen_another_hand", PENALTY, card_of_another_hand_seen=True),
            pocket("called", "13 dealt_more_than_thirteen", hands_as_dealt="more_than_thirteen"),
            pocket("called", "14 dealt_only_fewer", hands_as_dealt="only_fewer"),
            pocket("called", "87A board_is_fouled", "7C board_is_played_as_it_is", "87B each_form_is_rated_apart",
                   form_of_scoring="pairs_mp", forms_played="several"),
            fouled("pairs_mp", "87B each_form_is_rated_apart", PENALTY, forms_played="several",
                   lacks=("board_is_played_as_it_is",)),
            pocket("called", "7C board_is_played_as_it_is", "87A board_is_not_fouled", form_of_scoring="teams",
                   forms_played="same", lacks=("hands_are_put_right", "board_is_fouled")),
            alone("pairs_mp", "none", "directly", "12C2(a) nothing_to_compare", "12C2(a) average_plus_in_matchpoints",
                  "12C2(a) average_minus_in_matchpoints", "12C2(c) session_score_may_move_the_average"),
            alone("pairs_mp", "partly", "partly", "12C2(a) average_plain_in_matchpoints"),
            alone("pairs_imp", "partly", "none", "12C2(a) average_plain_in_imps", "12C2(b) average_plus_in_imps"),
            alone("pairs_imp", "partly", "directly", "12C2(b) average_minus_in_imps"),
        )),
        ("87C", "fouled in a team match: 86B2", (
            fouled("teams", "87A board_is_fouled", "86B2 nothing_to_compare_in_teams",
                   "86B2(b) better_of_average_plus_and_assigned",
                   "86B2(b) complement_for_the_side_at_fault", forms_played="alone", **FAULTS),
            fouled("teams", "86B2(a) boards_are_cancelled", "86B2(a) substitute_boards_if_time_permits",
                   "12C2(b) average_plus_in_imps", forms_played="alone", fault_of_ns="none", fault_of_ew="none"),
            fouled("knockout", "86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards",
                   "12C4 knockout_scores_are_averaged", forms_played="alone", fault_of_ns="partly",
                   fault_of_ew="directly"),
            Worked(HANDLING, FOULED | NOBODY | {"form_of_scoring": "teams", "forms_played": "alone"},
                   ("12C2(d) regulated_amount_for_a_later_board",), record=REGULATED),
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
    Row("8", 4, "8B1", "the end of the round, for each table", (
        round_is("not_called", "8B1 round_is_not_over"),
        round_is("still_playing", "8B1 round_lasts_until_they_move_on"),
        round_is("moved_on", "8B1 round_is_over"),
        round_is("board_put_off", "8B2 round_of_the_board_put_off"),
        round_is("last_round", "8C end_of_the_last_round"),
    )),
    Row("8", 5, "82B2", "a late board is played, put off or given up", (
        way("not_started", "play_now", "82B2 late_board_is_played_now", "90B delay_may_be_penalized"),
        way("started", "play_now", "8B1 round_lasts_until_they_move_on", "82B2 late_board_is_played_now"),
        way("not_started", "put_off", "82B2 late_board_is_put_off", "8B2 round_of_the_board_put_off"),
    )),
    Row("8", 6, "12C2", "given up: by fault, in teams 86B, a result that can be judged is assigned", (
        late(GIVEN_UP | FAULTS, "82B2 play_of_the_board_is_cancelled", "12C2(a) average_plus_in_matchpoints",
             "12C2(a) average_minus_in_matchpoints", "12C2(c) session_score_may_move_the_average",
             "90A penalty_besides_the_score", form_of_scoring="pairs_mp"),
        Worked(LATE, GIVEN_UP | FAULTS | {"form_of_scoring": "pairs_mp"},
               ("12C2(d) regulated_amount_for_a_later_board",), record=REGULATED),
        late(GIVEN_UP | FAULTS, "12C3 individual_partners_share_the_score", form_of_scoring="individual"),
        late(GIVEN_UP, "12C2(a) average_plain_in_matchpoints", form_of_scoring="pairs_mp", fault_of_ns="partly",
             fault_of_ew="partly", lacks=("session_score_may_move_the_average",)),
        late(BROKEN_OFF, "12C1(a) assigned_score_replaces_the_result", form_of_scoring="pairs_mp",
             result_can_be_assigned=True, lacks=("average_plus_in_matchpoints",)),
        late(BROKEN_OFF | FAULTS, "12C1(d) no_result_can_be_judged", "12C2(b) average_plus_in_imps",
             "12C2(b) average_minus_in_imps", form_of_scoring="pairs_imp", result_can_be_assigned=False),
        late(BROKEN_OFF | FAULTS, "12C2(a) average_plain_in_imps", form_of_scoring="pairs_imp",
             result_can_be_assigned=False, fault_of_ns="partly"),
        late(GIVEN_UP, "86B1 other_table_demands_an_assigned_score", "12C1(a) assigned_score_replaces_the_result",
             "12C1(b) probable_result_without_the_infraction", form_of_scoring="teams",
             team_boards="one_other_table_clear", lacks=("nothing_of_this_board_counts",)),
        late(GIVEN_UP | FAULTS, "12C4 knockout_scores_are_averaged", form_of_scoring="knockout",
             team_boards="one_other_table_not_clear", fault_of_ew="partly"),
        late(BROKEN_OFF, "12C1(a) assigned_score_replaces_the_result", "82B2 nothing_of_this_board_counts",
             form_of_scoring="teams", team_boards="one_other_table_not_clear", result_can_be_assigned=True),
        late(GIVEN_UP | FAULTS, "86B2(b) better_of_average_plus_and_assigned",
             "86B2(b) complement_for_the_side_at_fault", form_of_scoring="teams", team_boards="several"),
        late(GIVEN_UP, "86B2(a) boards_are_cancelled", "86B2(a) substitute_boards_if_time_permits",
             form_of_scoring="teams", team_boards="several", fault_of_ns="none", fault_of_ew="none"),
        late(GIVEN_UP, "86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards", form_of_scoring="teams",
             team_boards="several", fault_of_ns="partly", fault_of_ew="partly"),
        late(GIVEN_UP, "86B3 boards_of_one_table_by_regulation", form_of_scoring="teams", team_boards="by_regulation"),
    )),
)  # fmt: skip
