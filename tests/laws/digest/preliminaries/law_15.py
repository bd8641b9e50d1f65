"""Law 15: cards from a wrong board (2007: 17D), and a wrong board played."""

from rulings.laws.record.record import Form
from tests.laws.digest.rows import Worked, instead_of_the_result, rows
from tests.laws.ruling import AVERAGES, NO_RESULT

CARDS = "cards_from_wrong_board"
BOARD = "wrong_board_played"
AUCTION = {"wrong_cards_entry": "auction"}
LATER = {"wrong_cards_entry": "board_of_the_cards"}
PLAY = {"wrong_cards_entry": "play"}
OF_THE_MATCH = {"form_of_scoring": "teams", "cards_taken_out": True, "board_is_of_the_match": True}
NOT_OF_THE_MATCH: dict[str, object] = {"cards_taken_out": True, "board_is_of_the_match": False}
PAIRS = {"form_of_scoring": "pairs_mp", "cards_taken_out": True}
AGAIN_2007 = ("calls_since_wrong_cards_cancelled", "cancelled_call_unauthorized_for_his_side")


def since(who: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(CARDS, AUCTION | {"called_on_wrong_cards": True, "called_since": who}, finds, lacks)


def since_2007(who: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    given = AUCTION | {"called_on_wrong_cards_2007": True, "called_since_2007": who} | facts
    return Worked(CARDS, given, finds, lacks, edition="2007")


def later(*finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(CARDS, LATER | facts, finds, judged=judged)


def later_2007(find: str, **facts: object) -> Worked:
    return Worked(CARDS, LATER | facts, (find, "17D4 wrong_cards_may_be_penalized"), edition="2007")


def in_play(runs: bool, find: str) -> tuple[Worked, ...]:
    """He called on his own hand and took the wrong cards for the play."""
    judged = "board_may_run_in_spite_of_wrong_cards"
    return tuple(
        Worked(CARDS, PLAY | {judged: runs, called: False}, (find,), (), (judged,), edition=edition)
        for edition, called in (("2017", "called_on_wrong_cards"), ("2007", "called_on_wrong_cards_2007"))
    )


def called_and_found_in_play(*finds: str, again: bool, edition: str = "2017") -> Worked:
    suffix = "" if edition == "2017" else "_2007"
    judged = "auction_can_be_taken_up_again"
    called = {f"called_on_wrong_cards{suffix}": True, f"called_since{suffix}": "nobody", judged: again}
    return Worked(CARDS, PLAY | called, finds, judged=(judged,), edition=edition)


def board(
    played_before: bool, deprived: str, *finds: str, form: str = "pairs_mp", lacks: tuple[str, ...] = ()
) -> Worked:
    """North-South not at fault, East-West directly; `deprived` is empty where nobody is."""
    given = PAIRS | {"somebody_had_played_it": played_before, "deprived_contestants": deprived or "nobody"}
    if deprived and deprived != "others":
        given |= {"fault_of_ns": "none", "fault_of_ew": "directly", "form_of_scoring": form}
    return Worked(BOARD, given, finds, lacks)


def partly_at_fault(form: str, find: str) -> Worked:
    given = {"somebody_had_played_it": True, "deprived_contestants": "ew"}
    return Worked(BOARD, PAIRS | given | {"form_of_scoring": form, "fault_of_ew": "partly"}, (find,))


def board_2007(*finds: str, **facts: object) -> Worked:
    given = {"cards_taken_out": True, "found_during_the_auction": False} | facts
    return Worked(BOARD, given, finds, edition="2007")


ROWS = rows(
    "15",
    ("15A1", "the call and every later one cancelled", (
        since("lho", "15A1 call_on_wrong_cards_cancelled", "15A1 calls_since_wrong_cards_cancelled"),
        since("nobody", "15A1 call_on_wrong_cards_cancelled", lacks=("calls_since_wrong_cards_cancelled",)),
        since_2007("nobody", "17D1 call_on_wrong_cards_cancelled", lacks=AGAIN_2007),
    )),
    ("15A2(a)", "partner had called: adjusted", (
        *instead_of_the_result(CARDS, AUCTION | {"called_on_wrong_cards": True, "called_since": "partner"},
                               is_judged=False),
        since("partner", "15A2(a) partner_called_after_wrong_cards", *map(" ".join, AVERAGES),
              "15A1 calls_since_wrong_cards_cancelled",
              lacks=("calls_again_on_the_right_hand",)),
        since_2007("partner", "17D2 partner_called_over_the_cancelled_call", *map(" ".join, AVERAGES),
                   lacks=("calls_again_on_the_right_hand",)),
    )),
    ("15A2(b)", "partner had not: he calls again, opponents call anew", (
        since("nobody", "15A2(b) calls_again_on_the_right_hand", lacks=("partner_called_after_wrong_cards",)),
        since("lho", "15A2(b) calls_again_on_the_right_hand", "15A2(b) opponents_may_call_anew"),
        since_2007("nobody", "17D2 calls_again_on_the_right_hand"),
        since_2007("lho", "17D2 lho_must_repeat_his_call", "17D2 new_call_does_not_differ", new_call_differs=False),
        since_2007("lho", "17D2 lho_must_repeat_his_call", "17D2 new_call_differs_after_lho_called",
                   new_call_differs=True),
    )),
    ("15A2(c)", "withdrawn and cancelled calls: 16C", (
        since("lho", "15A2(c) cancelled_call_authorized_for_the_others",
              "15A2(c) cancelled_call_unauthorized_for_his_side"),
    )),
    ("15A3", "later, the same call: play may be allowed", (
        since("nobody", "15A3 compare_his_call_on_the_other_board"),
        later("15A3 board_of_the_cards_is_played", judged=("normal_play_is_allowed",),
              same_call_on_the_right_board=True, normal_play_is_allowed=True),
        later_2007("17D3 board_of_the_cards_is_played",
                   same_call_on_the_right_board_2007=True, normal_play_is_allowed_2007=True),
    )),
    ("15A3", "later, against others: play, or adjusted", (
        later("15A3 board_of_the_cards_is_played", same_call_on_the_right_board=True, normal_play_is_allowed=True),
        later("15A3 board_of_the_cards_is_not_played", judged=("normal_play_is_allowed",),
              same_call_on_the_right_board=True, normal_play_is_allowed=False),
        later_2007("17D3 board_of_the_cards_gets_artificial_score",
                   same_call_on_the_right_board_2007=True, normal_play_is_allowed_2007=False),
    )),
    ("15A3", "later, another call: adjusted", (
        later("15A3 other_call_on_the_right_board", *map(" ".join, NO_RESULT), same_call_on_the_right_board=False),
        later_2007("17D3 other_call_gives_artificial_score", same_call_on_the_right_board_2007=False),
    )),
    ("15A4", "perhaps a penalty", (
        since("nobody", "15A4 wrong_cards_may_be_penalized"),
        later("15A4 wrong_cards_may_be_penalized", same_call_on_the_right_board=False),
        since_2007("nobody", "17D4 wrong_cards_may_be_penalized"),
    )),
    ("15A1", "found in the play: a call on the wrong cards falls all the same", (
        called_and_found_in_play("15A1 call_on_wrong_cards_cancelled", "12A2 wrong_cards_found_in_play", again=False),
        called_and_found_in_play("15A2(b) cards_played_go_back", "15A2(b) calls_again_on_the_right_hand", again=True),
        called_and_found_in_play("17D1 call_on_wrong_cards_cancelled", "12A2 wrong_cards_found_in_play", again=False,
                                 edition="2007"),
        called_and_found_in_play("17D2 cards_played_go_back", again=True, edition="2007"),
        Worked(CARDS, PLAY | {"called_on_wrong_cards": True, "called_since": "partner"},
               ("15A1 call_on_wrong_cards_cancelled", "15A2(a) partner_called_after_wrong_cards")),
    )),
    ("15A", "found in the play: silent, judged",
        (*in_play(False, "12A2 wrong_cards_found_in_play"), *in_play(True, "84D board_runs_in_spite_of_wrong_cards"))),
    ("15B1", "pairs, one of the four had played it: cancelled", (
        board(True, "both", "15B1 board_cancelled_for_both_sides", "15B1 earlier_score_stays",
              lacks=("auction_and_play_are_completed",)),
        board_2007("15B second_score_cancelled", "15B earlier_score_stays", "15B artificial_for_others_deprived",
                   somebody_had_played_it=True, deprived_contestants="others"),
    )),
    ("15B2", "pairs, none had: completed, stands, perhaps the right board later", (
        board(False, "", "15B2 auction_and_play_are_completed", "15B2 score_on_wrong_board_stands",
              "15B2 correct_board_may_be_played_later"),
        Worked(BOARD, {"cards_taken_out": False}, ("17A board_is_simply_changed",)),
        board_2007("17A board_is_simply_changed", cards_taken_out=False),
        board_2007("15A1 score_normally_stands", "15A2 correct_board_may_be_played_later",
                   somebody_had_played_it=False),
        board_2007("15C first_auction_cancelled", "15C right_contestants_are_seated", "15C second_auction_begins",
                   "15C second_auction_goes_on", "15C purposeful_attempt_to_prevent_play",
                   found_during_the_auction=True, second_auction_differs=False),
        board_2007("15C board_cancelled_for_a_differing_call", "12C2(a) artificial_for_the_cancelled_board",
                   found_during_the_auction=True, second_auction_differs=True),
    )),
    ("15B3", "artificial for each contestant deprived", (
        board(True, "both", "15B3 artificial_for_the_deprived", "12C2(a) average_plus_in_matchpoints",
              "12C2(a) average_minus_in_matchpoints", "12C2(c) session_score_may_move_the_average"),
        board(False, "ns", "15B3 artificial_for_the_deprived", "12C2(a) average_plus_in_matchpoints",
              lacks=("average_minus_in_matchpoints", "artificial_for_others_deprived")),
        board(True, "both", "12C2(b) average_plus_in_imps", "12C2(b) average_minus_in_imps", form="pairs_imp"),
        board(False, "others", "15B3 artificial_for_others_deprived", lacks=("artificial_for_the_deprived",)),
        board(False, "both_and_others", "15B3 artificial_for_others_deprived", "15B3 artificial_for_the_deprived"),
        partly_at_fault("pairs_mp", "12C2(a) average_plain_in_matchpoints"),
        partly_at_fault("pairs_imp", "12C2(a) average_plain_in_imps"),
        board(False, "", "15B3 nobody_is_deprived", lacks=("artificial_for_the_deprived",)),
        board_2007("15B nobody_is_deprived", somebody_had_played_it=True, deprived_contestants="nobody"),
    )),
    ("15B", "teams: 86B", (
        *(Worked(BOARD, NOT_OF_THE_MATCH | {"team_boards": "by_regulation", "form_of_scoring": str(form)},
                 ("86B wrong_board_in_teams",),
                 record={"form": str(form)}) for form in (Form.TEAMS, Form.KNOCKOUT)),
        Worked(BOARD, OF_THE_MATCH, ("86 board_is_compared_in_the_match",), ("wrong_board_in_teams",)),
        *instead_of_the_result(BOARD, NOT_OF_THE_MATCH | {"form_of_scoring": "teams"}, only_teams=True),
    )),
)  # fmt: skip
