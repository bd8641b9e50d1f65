"""Laws 30 to 32: pass, bid, double out of rotation, not accepted by North; West called."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

NOT_ACCEPTED = {"since_out_of_rotation": "nobody", "lho_accepts_out_of_rotation": False}
BARRED = ("16C1 withdrawn_call_authorized_for_the_others", "16C2 withdrawn_call_unauthorized_for_his_side",
          "26B lead_restriction_may_follow", "72C judge_after_play_whether_could_have_known")  # fmt: skip
FREE = ("23A told_away_from_the_table", "23B withdrawn_call_not_unauthorized",
        "26A comparable_so_no_lead_restriction", "23C judge_after_play_whether_assisted")  # fmt: skip
COSTS = ("must_pass_at_his_next_turn", "must_pass_for_the_rest", "lead_restriction_may_follow",
         "withdrawn_call_unauthorized_for_his_side")  # fmt: skip
NO_MORE, ONCE = "comparable_no_further_rectification", "must_pass_at_his_next_turn"
NOT_FOR_THE_REST = ("must_pass_for_the_rest",)


def called(situation: str, turn: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    if turn == "lho":
        facts = {"has_called_before": False, **facts}
    return Worked(situation, {"whose_turn": turn, **NOT_ACCEPTED, **facts}, finds, lacks)


def passed(turn: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return called("pass_out_of_rotation", turn, *finds, lacks=lacks, **{"pass_is_artificial": False, **facts})


def bid(turn: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return called("bid_out_of_rotation", turn, *finds, lacks=lacks, **facts)


def doubled(turn: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return called("double_out_of_rotation", turn, *finds, lacks=lacks, **{"double_is_inadmissible": False, **facts})


def with_2s(test: str) -> dict[str, object]:
    return {"replacement_call": "2S", "comparable_test": test}


CHANGE_OF_CALL = {"whose_turn": "lho", "has_called_before": True}
ROWS = (
    *rows(
        "30",
        ("30C", "artificial pass, or pass of partner's artificial call: 31", (
            passed("partner", "30C artificial_pass_out_of_rotation", pass_is_artificial=True),
        )),
        ("30A", "RHO's turn: he passes once, partner is free, no test", (
            passed("rho", f"30A {ONCE}", "30A partner_is_free", "30A no_lead_restriction_unless_i_judge_so", BARRED[-1],
                   lacks=("lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side", NO_MORE)),
        )),
        ("30B1(a),(b)", "partner's turn, or LHO's as dealer: both may make any legal call", (
            *(passed(turn, "30B1(a) partner_may_call_but_not_use_it", "30B1(b) may_make_any_legal_call",
                     **with_2s("subset")) for turn in ("partner", "lho")),
        )),
        ("30B1(b)(i)", "comparable: nothing more", (
            *(passed(turn, f"30B1(b)(i) {NO_MORE}", *FREE, lacks=COSTS, **with_2s("subset"))
              for turn in ("partner", "lho")),
        )),
        ("30B1(b)(ii)", "not comparable: partner passes once", (
            *(passed(turn, f"30B1(b)(ii) {ONCE}", *BARRED, lacks=NOT_FOR_THE_REST, **with_2s("none"))
              for turn in ("partner", "lho")),
        )),
        ("30B2", "LHO's turn, he has called before: change of call", (
            Worked("pass_out_of_rotation", CHANGE_OF_CALL, ("30B2 call_is_a_change_of_call",)),
        )),
    ),
    *rows(
        "31",
        ("31A1", "RHO passes: he must repeat it; if not legal, the law on that", (
            bid("rho", "31A1 must_repeat_his_call", "31A1 repeated_so_no_rectification", rho_action="pass",
                repetition_is_legal=True, lacks=COSTS),
            bid("rho", "31A1 repetition_would_be_insufficient", rho_action="pass", repetition_is_legal=False),
            bid("rho", "22 auction_closed_so_nothing_to_repeat", rho_action="pass_closes_auction",
                lacks=("must_repeat_his_call",)),
            Worked("bid_out_of_rotation", {"offender": "N", **NOT_ACCEPTED, "rho_action": "pass_closes_auction"},
                   ("22 auction_closed_so_nothing_to_repeat",), record=recorded("P P P N:1H")),
            Worked("bid_out_of_rotation",
                   {"offender": "N", **NOT_ACCEPTED, "rho_action": "illegal_call", "rho_passes_in_the_end": True},
                   ("22 auction_closed_so_nothing_to_repeat",), record=recorded("1H P P N:2H")),
        )),
        ("31A2", "RHO makes a legal bid, double or redouble: any legal call", (
            bid("rho", "31A2 may_make_any_legal_call", rho_action="legal_call", **with_2s("subset")),
        )),
        ("31A2(a)", "comparable: nothing more", (
            bid("rho", f"31A2(a) {NO_MORE}", *FREE, rho_action="legal_call", lacks=COSTS, **with_2s("same_purpose")),
        )),
        ("31A2(b)", "not comparable: partner passes once", (
            bid("rho", f"31A2(b) {ONCE}", *BARRED, rho_action="legal_call", lacks=NOT_FOR_THE_REST, **with_2s("none")),
        )),
        ("31A2", "RHO's action illegal: that first, then as above", (
            bid("rho", "31A2 rhos_illegal_call_is_rectified_first", f"31A2(b) {ONCE}", rho_action="illegal_call",
                rho_passes_in_the_end=False, **with_2s("none")),
            bid("rho", "31A2 rhos_illegal_call_is_rectified_first", "31A1 must_repeat_his_call",
                rho_action="illegal_call", rho_passes_in_the_end=True, repetition_is_legal=True),
        )),
        ("31B1,B2", "partner's turn, or LHO's as dealer: both call, then the test", (
            *(bid(turn, "31B1 partner_may_call_but_not_use_it", "31B2 may_make_any_legal_call", f"31A2(a) {NO_MORE}",
                  **with_2s("subset")) for turn in ("partner", "lho")),
            *(bid(turn, f"31A2(b) {ONCE}", *BARRED, **with_2s("none")) for turn in ("partner", "lho")),
        )),
        ("31C", "LHO's turn, he has called before: change of call", (
            Worked("bid_out_of_rotation", CHANGE_OF_CALL, ("31C call_is_a_change_of_call",)),
        )),
    ),
    *rows(
        "32",
        ("32", "inadmissible: 36", (
            Worked("double_out_of_rotation", {"double_is_inadmissible": True},
                   ("32 double_out_of_rotation_is_inadmissible",)),
        )),
        ("29A", "LHO accepts: it stands", (
            doubled("partner", "29A call_out_of_rotation_accepted", lho_accepts_out_of_rotation=True, lacks=COSTS),
        )),
        ("32A1", "RHO passes: he must repeat it; inadmissible by then: 36", (
            doubled("rho", "32A1 must_repeat_his_call", "32A1 repeated_so_no_rectification", rho_passes=True,
                    repeated_double_is_admissible=True, lacks=COSTS),
            doubled("rho", "32A1 repeated_double_is_inadmissible", rho_passes=True,
                    repeated_double_is_admissible=False),
        )),
        ("32A2", "RHO bids, doubles or redoubles: any legal call, then the test", (
            doubled("rho", "32A2 may_make_any_legal_call", f"32A2(a) {NO_MORE}", *FREE, rho_passes=False, lacks=COSTS,
                    **with_2s("subset")),
            doubled("rho", f"32A2(b) {ONCE}", *BARRED, rho_passes=False, lacks=NOT_FOR_THE_REST, **with_2s("none")),
        )),
        ("32B1,B2", "partner's turn: he is free within 16C2, then the test", (
            doubled("partner", "32B1 partner_may_call_but_not_use_it", "32B2 may_make_any_legal_call",
                    f"32A2(a) {NO_MORE}", **with_2s("subset")),
            doubled("partner", f"32A2(b) {ONCE}", *BARRED, lacks=NOT_FOR_THE_REST, **with_2s("none")),
        )),
        ("32C", "LHO's turn: change of call", (
            Worked("double_out_of_rotation", {"double_is_inadmissible": False, "whose_turn": "lho"},
                   ("32C call_is_a_change_of_call",)),
        )),
    ),
)  # fmt: skip
