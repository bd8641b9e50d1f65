"""Law 82: errors of procedure, and the director's own."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "directors_error"
WRONG = {"whose_error": "directors_ruling"}
PAST_REPAIR = WRONG | {"board_can_be_scored_normally": False}
J = ("board_can_be_scored_normally",)
ROWS = rows(
    "82",
    ("82B", "error of procedure: adjusted where permitted, play required, postponed or cancelled", (
        Worked(SITUATION, {"whose_error": "procedure"},
               ("82B1 adjust_where_the_laws_permit", "82B2 require_postpone_or_cancel_play",
                "82B3 use_any_other_power")),
    )),
    ("82A", "the director was wrong, scored normally: rectified", (
        Worked(SITUATION, WRONG | {"board_can_be_scored_normally": True},
               ("82A director_rectifies_his_error", "12A3 may_adjust_after_wrong_rectification"),
               ("both_sides_count_as_non_offending",), J),
    )),
    ("82C", "not scored normally: adjusted, both sides non-offending", (
        Worked(SITUATION, PAST_REPAIR | {"result_can_be_assigned": True},
               ("82C both_sides_count_as_non_offending", "82C assigned_after_directors_error",
                "82C the_two_scores_need_not_balance"), (), (*J, "result_can_be_assigned")),
        Worked(SITUATION, PAST_REPAIR | {"result_can_be_assigned": False},
               ("82C both_sides_count_as_non_offending", "12C1(d) no_result_can_be_judged",
                "12C2(a) average_plus_in_matchpoints", "12C2(c) session_score_may_move_the_average"),
               ("assigned_after_directors_error",), J),
        Worked(SITUATION, PAST_REPAIR | {"result_can_be_assigned": False, "form_of_scoring": "knockout"},
               ("12C2(b) average_plus_in_imps", "12C4 knockout_scores_are_averaged")),
    )),
)  # fmt: skip
