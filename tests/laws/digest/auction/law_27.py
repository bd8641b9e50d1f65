"""Law 27: insufficient bid."""

from tests.laws.digest.rows import Worked, rows
from tests.laws.recorded_auctions import recorded

SITUATION = "insufficient_bid"
IN_TURN = {"insufficient_kind": "in_turn", "lowest_sufficient_bid": "2S"}
BARRED = ("16C1 withdrawn_call_authorized_for_the_others", "16C2 withdrawn_call_unauthorized_for_his_side",
          "26B lead_restriction_may_follow", "72C judge_after_play_whether_could_have_known")  # fmt: skip
LATER = "27D judge_after_play_whether_insufficient_bid_assisted"
COMPARABLE = ("27B1(b) comparable_no_further_rectification", "26A withdrawn_call_not_unauthorized",
              "26A comparable_so_no_lead_restriction", LATER)  # fmt: skip
NOT_ACCEPTED = {"offender": "E", "insufficient_kind": "in_turn", "lho_accepts_insufficient_bid": False}
IS_FREE = ("must_pass_for_the_rest", "lead_restriction_may_follow", "withdrawn_call_unauthorized_for_his_side")
NONE_LEFT = "27B1(a) no_sufficient_bid_left_in_its_denomination"


def made(since: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked(SITUATION, {**IN_TURN, "since_insufficient": since, **facts}, finds, lacks)


def replaced(by: str, *finds: str, lacks: tuple[str, ...] = (), since: str = "nothing", **facts: object) -> Worked:
    """Not accepted by North."""
    facts = {"replacement_call": "X" if by == "double" else "3C", **facts}
    return made(since, *finds, lacks=lacks, lho_accepts_insufficient_bid=False, replacement=by, **facts)


def after_play(damaged: bool, *finds: str) -> Worked:
    facts = {"insufficient_kind": "play_over", "assisted_and_damaged": damaged}
    return Worked(SITUATION, facts, finds, judged=("assisted_and_damaged",))


def over_seven_notrump_no_bid_is_offered() -> None:
    question = Worked(SITUATION, NOT_ACCEPTED, record=recorded("7NT 7S")).rule().question
    assert question is not None
    assert [str(option) for option in question.options] == ["other_bid_or_pass", "double", "insufficient_again"]


ROWS = rows(
    "27",
    ("27A1", "LHO accepts or calls: it stands as legal", (
        made("lho_called", "27A1 insufficient_bid_accepted", lacks=IS_FREE),
        made("nothing", "27A1 lho_may_accept_insufficient_bid", "20F1 lho_may_ask_what_replacements_mean",
             "27A1 insufficient_bid_accepted", lho_accepts_insufficient_bid=True, lacks=IS_FREE),
    )),
    ("27A2", "insufficient and out of turn: 31", (
        Worked(SITUATION, {"insufficient_kind": "out_of_turn"}, ("27A2 insufficient_and_out_of_turn",)),
        Worked(SITUATION, {"insufficient_kind": "unintended"}, ("25A insufficient_bid_unintended",)),
    )),
    ("27B", "in turn, not accepted: must be replaced", (
        replaced("lowest_same", "27B insufficient_bid_must_be_replaced", "27B explain_replacements_then_he_chooses",
                 "23A told_away_from_the_table"),
    )),
    ("27B1(a)", "lowest sufficient bid that shows the same: free", (
        replaced("lowest_same", "27B1(a) corrected_in_the_same_denomination",
                 "27B1(a) corrected_so_information_is_free",
                 LATER, lacks=IS_FREE),
        Worked(SITUATION, NOT_ACCEPTED, (NONE_LEFT,), record=recorded("7S 7H"), asks="replacement"),
        over_seven_notrump_no_bid_is_offered,
    )),
    ("27B1(b)", "a comparable call, also a double or a pass: free", (
        replaced("other_bid_or_pass", *COMPARABLE, comparable_test="subset", lacks=IS_FREE),
        replaced("other_bid_or_pass", *COMPARABLE, comparable_test="same_purpose", replacement_call="P", lacks=IS_FREE),
        replaced("double", *COMPARABLE, comparable_test="same_or_similar", lacks=IS_FREE),
    )),
    ("27B2", "another sufficient bid or a pass: partner passes for the rest", (
        replaced("other_bid_or_pass", "27B2 replacement_stands", "27B2 must_pass_for_the_rest", *BARRED,
                 comparable_test="none", lacks=("judge_after_play_whether_insufficient_bid_assisted",)),
    )),
    ("27B3", "a double not comparable: cancelled, replaced again, partner passes anyway", (
        replaced("double", "27B3 double_cancelled_and_replaced_again", "27B3 must_pass_for_the_rest", *BARRED,
                 comparable_test="none", final_replacement_comparable=False),
        replaced("double", "27B3 must_pass_for_the_rest", "26A comparable_so_no_lead_restriction",
                 "26A withdrawn_call_not_unauthorized", "23C judge_after_play_whether_assisted",
                 comparable_test="none", final_replacement_comparable=True, lacks=("lead_restriction_may_follow",)),
    )),
    ("27B4", "another insufficient bid: LHO may accept it, otherwise as a double", (
        replaced("insufficient_again", "27A1 lho_may_accept_second_insufficient_bid",
                 "27A1 second_insufficient_bid_accepted", "16C2 withdrawn_call_unauthorized_for_his_side",
                 lho_accepts_second_insufficient_bid=True,
                 lacks=("must_pass_for_the_rest", "lead_restriction_may_follow")),
        replaced("insufficient_again", "27B4 second_insufficient_bid_replaced_again", "27B4 must_pass_for_the_rest",
                 *BARRED, lho_accepts_second_insufficient_bid=False, final_replacement_comparable=False),
    )),
    ("27C", "replaced before the ruling: LHO may still accept the first, otherwise it counts", (
        made("already_replaced", "27A1 insufficient_bid_accepted", "27C hasty_replacement_cancelled", *BARRED[:3],
             lho_accepts_insufficient_bid=True, lacks=("must_pass_for_the_rest",)),
        replaced("lowest_same", "27C what_he_replaced_it_with_counts", "27B1(a) corrected_in_the_same_denomination",
                 since="already_replaced"),
        replaced("double", "27C what_he_replaced_it_with_counts", "27B3 double_cancelled_and_replaced_again",
                 since="already_replaced", comparable_test="none", final_replacement_comparable=False),
    )),
    ("27D", "at the end: without the help the outcome could well have been different", (
        after_play(True, "27D result_without_the_insufficient_bid"),
        after_play(False, "27D assistance_did_no_harm"),
    )),
)  # fmt: skip
