"""Law 23: comparable call."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "comparable_call"
TOLD = ("23A all_are_told_what_partner_must_do", "23A told_away_from_the_table")
NO_MORE = ("withdrawn_call_not_unauthorized", "comparable_no_further_rectification")


def instead(withdrawn: str, test: str, *finds: str, lacks: tuple[str, ...] = (), call: str = "2S") -> Worked:
    facts = {"withdrawn_call": withdrawn, "replacement_call": call, "comparable_test": test}
    return Worked(SITUATION, facts, (*TOLD, *finds), lacks, ("comparable_test",))


def after_play(damaged: bool, *finds: str) -> Worked:
    facts = {"withdrawn_call": "play_over", "assisted_and_damaged": damaged}
    return Worked(SITUATION, facts, finds, judged=("assisted_and_damaged",))


LATER = "23C judge_after_play_whether_assisted"
FREE_23 = ("23B comparable_no_further_rectification", "23B withdrawn_call_not_unauthorized",
           "26A comparable_so_no_lead_restriction")  # fmt: skip
FREE_27 = ("27B1(b) comparable_no_further_rectification", "26A withdrawn_call_not_unauthorized",
           "26A comparable_so_no_lead_restriction")  # fmt: skip
ROWS = rows(
    "23",
    ("23A1", "same or similar meaning", (
        instead("bid", "same_or_similar", "29A lho_decides_before_any_call_is_tested",
               "23A1 comparable_by_same_or_similar"),
    )),
    ("23A2", "a subset of its meanings", (instead("bid", "subset", "23A2 comparable_by_subset"),)),
    ("23A3", "the same purpose", (
        instead("insufficient_bid", "same_purpose", "27A1 lho_decides_before_any_call_is_tested",
               "23A3 comparable_by_same_purpose", call="3C"),
    )),
    ("23B,26A,27B1(b)", "any one met: no further rectification, no 16C2, no 26B", (
        instead("pass", "subset", *FREE_23, call="P"),
        instead("bid", "same_or_similar", *FREE_23),
        instead("double", "same_purpose", *FREE_23, call="X"),
        instead("insufficient_bid", "same_or_similar", *FREE_27),
    )),
    ("-", "none met: what the calling law says", (
        *(instead(call, "none", "23A not_comparable", lacks=NO_MORE)
          for call in ("insufficient_bid", "pass", "bid", "double")),
        instead("another", "none", "23A not_comparable_calling_law_applies",
               "16C2 withdrawn_call_unauthorized_for_his_side", lacks=NO_MORE),
    )),
    ("23C", "at the end, after any comparable replacement", (
        instead("bid", "subset", LATER),
        instead("insufficient_bid", "subset", LATER),
        after_play(True, "23C assisted_so_adjusted"),
        after_play(False, "23C assistance_did_no_harm"),
    )),
    ("26A", "not everywhere a way out: the pass of 36B, 37B, 38C, 27B3 stays", (
        instead("another", "subset", "26A comparable_lifts_only_the_lead_restriction",
               "26A withdrawn_call_not_unauthorized", LATER, lacks=("comparable_no_further_rectification",)),
        instead("pass", "none", "30A no_test_of_a_pass_at_rhos_turn"),
        instead("bid", "none", "31A1 no_test_once_rho_has_passed"),
        instead("double", "none", "32A1 no_test_once_rho_has_passed"),
    )),
)  # fmt: skip
