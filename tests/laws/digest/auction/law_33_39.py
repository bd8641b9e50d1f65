"""Laws 33 to 39: simultaneous calls, the right to call kept, and inadmissible calls. West called; North is his LHO."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

DOUBLED = "inadmissible_double"
BROKE = "call_by_player_required_to_pass"
EIGHT = "bid_above_seven"
LATE = "call_after_final_pass"
SKIPPED = "passes_out_of_turn_skip_a_player"
LATER = ("26B lead_restriction_may_follow", "72C judge_after_play_whether_could_have_known")
NOBODY_PASSES = ("must_pass_for_the_rest", "lead_restriction_may_follow", "judge_after_play_whether_could_have_known")


def simultaneous(is_next: bool, *finds: str, **facts: object) -> Worked:
    place = {"simultaneous_caller_place": "next" if is_next else "not_next"}
    return Worked("simultaneous_calls", place | facts, finds)


def doubled(since: str, turn: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(DOUBLED, {"since_inadmissible_double": since, "turn_of_inadmissible_double": turn}, finds, lacks)


def broke(lho_called: bool, *finds: str, lacks: tuple[str, ...] = (), double: bool = False, **facts: object) -> Worked:
    facts = {"is_also_inadmissible_double": double, "lho_called_over_barred_player": lho_called, **facts}
    return Worked(BROKE, facts, finds, lacks)


def eight(lho_called: bool, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(EIGHT, {"lho_called_over_bid_above_seven": lho_called}, finds, lacks)


def late(ended: str, *finds: str, lacks: tuple[str, ...] = NOBODY_PASSES, **facts: object) -> Worked:
    return Worked(LATE, {"auction_ended": ended, **facts}, finds, lacks)


BOTH_PASS = ("37B1 pass_substituted", "37B2 must_pass_for_the_rest")
ROWS = (
    *rows(
        "33",
        ("33", "at the same time: the call out of turn is the later one", (
            simultaneous(True, "33 simultaneous_call_follows_in_rotation"),
            *(simultaneous(False, "33 simultaneous_call_is_out_of_rotation", simultaneous_call=call)
              for call in ("pass", "bid", "double")),
        )),
        ("33", "neither was in turn: each call has its own law", (
            Worked("simultaneous_calls", {"simultaneous_caller_place": "neither_in_turn",
                                          "other_simultaneous_caller": "E",
                                          "simultaneous_call": "pass", "other_simultaneous_call": "bid"},
                   ("33 neither_simultaneous_call_was_in_turn", "33 simultaneous_call_has_its_own_law")),
        )),
    ),
    *rows(
        "34",
        ("34,17D3", "three passes, one out of rotation: the skipped player keeps his right", (
            Worked(SKIPPED, {}, ("17D3 auction_has_not_ended",), record=recorded("1H S:P W:P N:P")),
            *(Worked(SKIPPED, {"passes_that_closed_the_auction": "fewer_than_three"}, ("34 auction_still_open",),
                     edition=edition) for edition in ("2017", "2007")),
        )),
    ),
    *rows(
        "35",
        ("35A", "a double against 19: 36", (
            doubled("lho_has_not_called", "own", "36B1 inadmissible_double_cancelled"),
        )),
        ("35B", "a call by a player required to pass: 37", (broke(False, "37B1 pass_substituted"),)),
        ("35C", "a bid above seven: 38", (eight(False, "38A bid_above_seven_never_played"),)),
        ("35D", "a call after the final pass: 39", (late("passed_out", "39A late_calls_cancelled"),)),
    ),
    *rows(
        "36",
        ("36A", "LHO called before the ruling: all later calls go too, nobody passes", (
            *(doubled("lho_called", turn, "36A double_and_later_calls_cancelled", "36A turn_returns_to",
                      "36A as_if_no_irregularity_no_lead_restriction", lacks=NOBODY_PASSES)
              for turn in ("own", "rho", "partner", "lho")),
        )),
        ("36B1", "LHO has not called: cancelled", (
            doubled("lho_has_not_called", "own", "36B1 inadmissible_double_cancelled"),
        )),
        ("36B2,B3", "in turn: a legal call instead, partner passes for the rest", (
            doubled("lho_has_not_called", "own", "36B2 must_make_a_legal_call_instead", "36B2 must_pass_for_the_rest",
                    *LATER),
        )),
        ("36B4", "out of turn: the turn goes back, partner passes for the rest", (
            doubled("lho_has_not_called", "partner", "36B4 turn_returns_to", "36B4 may_make_any_legal_call",
                    "36B4 must_pass_for_the_rest", *LATER),
        )),
        ("36C", "noticed after the lead was faced: scored without it", (
            doubled("lead_faced", "own", "36C scored_without_the_inadmissible_double",
                    "36C nothing_else_changes_after_the_lead", lacks=NOBODY_PASSES),
        )),
        ("36A,B", "noticed in the clarification period: the auction reopens", (
            Worked(DOUBLED, {"offender": "S", "since_inadmissible_double": "lho_called"},
                   ("36A double_and_later_calls_cancelled",), record=recorded("1S P X P P P")),
            Worked(DOUBLED, {"offender": "S"}, asks="since_inadmissible_double", record=recorded("1S P X P P P")),
        )),
    ),
    *rows(
        "37",
        ("37A", "LHO called before the ruling: it stands, and so do the later calls", (
            broke(True, "37A call_of_barred_player_stands", "37A no_lead_restriction_after_lho_called",
                  is_barred_for_the_rest=False, lacks=NOBODY_PASSES),
            broke(True, "37A call_of_barred_player_stands", "37A must_pass_for_the_rest", is_barred_for_the_rest=True),
        )),
        ("37B1,B2", "LHO has not called: a pass instead, both pass for the rest", (
            broke(False, *BOTH_PASS, *LATER),
            broke(False, *BOTH_PASS, *LATER, double=True),
        )),
        ("37A,37B,36A", "also an inadmissible double: 37B; if LHO called, 36A is judged", (
            Worked(BROKE, {"is_also_inadmissible_double": True, "lho_called_over_barred_player": True,
                           "later_calls_cancelled_too": True},
                   (*BOTH_PASS, "36A later_calls_cancelled_no_lead_restriction"), ("lead_restriction_may_follow",),
                   judged=("later_calls_cancelled_too",)),
            broke(True, *BOTH_PASS, *LATER, double=True, later_calls_cancelled_too=False,
                  lacks=("call_of_barred_player_stands",)),
        )),
    ),
    *rows(
        "38",
        ("38A,B", "never played: bid and later calls cancelled", (
            *(eight(called, "38A bid_above_seven_never_played", "38B bid_above_seven_cancelled")
              for called in (True, False)),
        )),
        ("38C", "LHO called or not: a pass instead, both pass for the rest", (
            *(eight(called, "38C pass_substituted", "38C must_pass_for_the_rest") for called in (True, False)),
        )),
        ("38D", "LHO had not called: 72C and 26B", (eight(False, *LATER),)),
        ("38D", "LHO had called: neither", (
            eight(True, "38D lho_called_so_no_lead_restriction", lacks=NOBODY_PASSES[1:]),
        )),
    ),
    *rows(
        "39",
        ("39A", "always: all such calls cancelled", (
            late("his_side_declares", "39A late_calls_cancelled"),
            late("player_skipped", "17D3 auction_was_not_over"),
        )),
        ("39B", "LHO called, a defender's pass, or declarer's side: nothing more", (
            late("his_side_declares", "39B late_call_by_declaring_side"),
            late("his_side_defends", "39B late_pass_costs_nothing", late_call_is_pass=True),
            late("his_side_defends", "39B late_call_costs_nothing", late_call_is_pass=False,
                 lho_called_after_late_call=True),
        )),
        ("39C", "a defender's bid, double or redouble, LHO silent: lead restriction, no pass", (
            late("his_side_defends", "39C late_call_restricts_the_lead", late_call_is_pass=False,
                 lho_called_after_late_call=False),
        )),
        ("39A,22B", "passed out: nothing more", (
            late("passed_out", "39A late_calls_cancelled", "22B board_passed_out_nobody_defends"),
        )),
    ),
)  # fmt: skip
