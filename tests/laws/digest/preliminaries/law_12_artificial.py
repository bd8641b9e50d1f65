"""Law 12C2 to C4: artificial scores by fault. The digest's table first, then its notes below it, in their order.

The rows of Law 12 go on here from those of `law_12`.
"""

from dataclasses import replace

from rulings.bridge import Average
from rulings.scoring.boards.lines import Artificial, ArtificialScore
from rulings.scoring.regulations import Amounts, Averages, Method, ScoringRegulations
from tests.laws.digest.preliminaries import law_12
from tests.laws.digest.preliminaries.law_12 import LAW, SITUATION, TEAMS
from tests.laws.digest.rows import Worked, rows
from tests.scoring.saying import board, scored

FORMS = {"pairs_mp": "matchpoints", "individual": "matchpoints", "pairs_imp": "imps"}
REGULATED: dict[str, object] = {"regulations": {"law12c2d_multiple_boards": "yes"}}
ASKED: dict[str, object] = {"regulations": {"law12c2d_multiple_boards": "ask"}}
GIVEN = Artificial(ArtificialScore(Average.PLUS), ArtificialScore(Average.MINUS))
NOT_SEVERAL = ("regulated_amount_for_a_later_board",)


def by_fault(fault: str, average: str) -> tuple[Worked, ...]:
    """North-South's average where East-West is partly at fault, so that its own is always plain."""
    return tuple(
        blamed(fault, "partly", f"{paragraph(unit, average)} average_{average}_in_{unit}", form_of_scoring=form)
        for form, unit in FORMS.items()
    )


def paragraph(unit: str, average: str) -> str:
    return "12C2(b)" if unit == "imps" and average != "plain" else "12C2(a)"


def blamed(
    ns: str, ew: str, *finds: str, lacks: tuple[str, ...] = (), record: dict[str, object] | None = None, **facts: object
) -> Worked:
    given = LAW | {"result_can_be_assigned": False, "fault_of_ns": ns, "fault_of_ew": ew} | facts
    return Worked(SITUATION, given, finds, lacks, ("fault_of_ns", "fault_of_ew"), record=record or {})


def several(ns: str, ew: str, *finds: str) -> Worked:
    return Worked(SITUATION, TEAMS | {"team_boards": "several", "fault_of_ns": ns, "fault_of_ew": ew}, finds)


def knockout(ns: str, ew: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return blamed(ns, ew, *finds, lacks=lacks, form_of_scoring="knockout", team_boards="one_other_table_not_clear")


def the_other_boards_decide_where_they_are_better_or_worse() -> None:
    scores = scored(board(1, 620, 100, 100, 50, 50, 0), board(2, GIVEN, 0, 0, 0, 0, 0))
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (10, 0)


def imps_of_average_plus_and_minus_may_be_varied() -> None:
    usual = ScoringRegulations(Method.CROSS_IMPS)
    varied = replace(usual, averages=Averages(Amounts(plus_imps=Amounts().plus_imps - 1)))
    boards = (board(1, GIVEN, 0, 0), board(2, 0, 0, 0))
    assert [scored(*boards, regulations=each).award(1, "N1") for each in (usual, varied)] == [3, 2]
    assert scored(*boards, regulations=usual).award(1, "E1") == -3


def a_second_board_has_the_regulation_s_amount() -> None:
    later = Amounts(plus=Amounts().average)
    regulations = ScoringRegulations(averages=Averages(later=(later,), with_session=False))
    scores = scored(board(1, GIVEN, 0, 0, 0, 0, 0), board(2, GIVEN, 0, 0, 0, 0, 0), regulations=regulations)
    assert [scores.award(number, "N1") for number in (1, 2)] == [6, 5]


TABLE = (
    ("12C2(a)", "no fault: average plus", by_fault("none", "plus")),
    ("12C2(a)", "partly at fault: average", by_fault("partly", "plain")),
    ("12C2(a)", "directly at fault: average minus", by_fault("directly", "minus")),
    ("12C2(b)", "3 IMPs, which the organiser may vary", (
        blamed("none", "directly", "12C2(b) average_plus_in_imps", "12C2(b) average_minus_in_imps",
               form_of_scoring="pairs_imp"),
        imps_of_average_plus_and_minus_may_be_varied,
    )),
    ("12C2(c)", "plus and minus look at the other boards of the session, plain does not", (
        blamed("none", "none", "12C2(c) session_score_may_move_the_average"),
        blamed("partly", "directly", "12C2(c) session_score_may_move_the_average"),
        blamed("partly", "partly", lacks=("session_score_may_move_the_average",)),
        the_other_boards_decide_where_they_are_better_or_worse,
    )),
    ("12C2(d)", "no result on several boards of a session: as regulated", (
        blamed("none", "none", "12C2(d) regulated_amount_for_a_later_board", record=REGULATED),
        blamed("none", "none", "12C2(d) regulated_amount_for_a_later_board", record=ASKED),
        blamed("none", "none", lacks=NOT_SEVERAL),
        a_second_board_has_the_regulation_s_amount,
    )),
    ("86B", "teams: one clear other table assigns, several boards by fault", (
        Worked(SITUATION, TEAMS | {"team_boards": "one_other_table_clear", "own_damage": "none"},
               ("86B1 other_table_demands_an_assigned_score",), ("average_plus_in_imps",)),
        several("none", "none", "86B2(a) boards_are_cancelled", "86B2(a) substitute_boards_if_time_permits"),
        several("none", "directly", "86B2(b) better_of_average_plus_and_assigned",
                "86B2(b) complement_for_the_side_at_fault"),
        several("partly", "directly", "86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards"),
    )),
    ("12C3", "individual: both partners bear it, a penalty only he who is to blame", (
        blamed("none", "directly", "12C3 individual_partners_share_the_score", form_of_scoring="individual"),
    )),
    ("12C4", "knockout: scores that do not balance are averaged", (
        knockout("none", "none", "12C4 knockout_scores_are_averaged"),
        knockout("none", "directly", lacks=("knockout_scores_are_averaged",)),
    )),
)  # fmt: skip
BEFORE = len(law_12.ROWS)
ROWS = tuple(replace(row, number=BEFORE + row.number) for row in rows("12", *TABLE))
