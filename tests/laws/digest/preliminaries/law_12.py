"""Law 12A to C1: when a score is adjusted, and what an assigned score is; the sum for self-inflicted damage."""

from collections.abc import Callable
from fractions import Fraction

from rulings.scoring.adjusted.self_inflicted import Inflicted, divided
from tests.laws.digest.rows import Worked, rows

SITUATION = "adjusted_score"
LAW = {"adjusted_score_basis": "law_adjusts", "form_of_scoring": "pairs_mp"}
CAN = {"result_can_be_assigned": True}
FAULTS = {"fault_of_ns": "none", "fault_of_ew": "directly"}
TEAMS = LAW | {"form_of_scoring": "teams"}
WRONG_RULING = {"whose_error": "directors_ruling", "board_can_be_scored_normally": False}


def asked(basis: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    given = LAW | CAN | {"own_damage": "none", "adjusted_score_basis": basis} | facts
    return Worked(SITUATION, given, finds, judged=judged)


def assigned(own: str, *finds: str, lacks: tuple[str, ...] = ()) -> Worked:
    return Worked(SITUATION, LAW | CAN | {"own_damage": own}, finds, lacks, ("result_can_be_assigned", "own_damage"))


def self_inflicted(*finds: str) -> tuple[Worked, ...]:
    both = ("extremely_serious_error", "gambling_action")
    return tuple(assigned(own, *finds, lacks=("scores_complement_each_other",)) for own in both)


def shares(a: int, b: int, c: int, case: Inflicted, award: int, table_stands: bool = False) -> Callable[[], None]:
    """A, B and C of the digest's table, in the unit of scoring from the non-offending side."""

    def check() -> None:
        division = divided(Fraction(a), Fraction(b), Fraction(c))
        assert (division.case, division.award, division.table_score_stands) == (case, award, table_stands)

    return check


ROWS = rows(
    "12",
    ("12A", "asked in time, and a law empowers; in teams 86B", (
        asked("law_adjusts", "12A a_law_empowers_the_director"),
        asked("too_late", "92B too_late_for_an_adjusted_score"),
        Worked(SITUATION, TEAMS | {"team_boards": "one_other_table_clear", "own_damage": "none"},
               ("86B1 other_table_demands_an_assigned_score", "12C1(a) assigned_score_replaces_the_result")),
        Worked(SITUATION, TEAMS | {"team_boards": "by_regulation"}, ("86B3 boards_of_one_table_by_regulation",)),
    )),
    ("12A1", "no rectification prescribed and the innocent side damaged", (
        asked("no_rectification_prescribed", "12A1 no_rectification_for_this_violation",
              "90A penalty_besides_the_score", judged=("innocent_side_damaged",), innocent_side_damaged=True),
    )),
    ("12A2", "no rectification permits normal play: artificial", (
        Worked(SITUATION, LAW | FAULTS | {"adjusted_score_basis": "no_normal_play"},
               ("12A2 no_rectification_permits_normal_play", "12C2(a) average_plus_in_matchpoints",
                "12C2(a) average_minus_in_matchpoints"), ("assigned_score_replaces_the_result",),
               ("fault_of_ns", "fault_of_ew")),
    )),
    ("12A2", "in teams 86B goes before it", tuple(
        Worked(SITUATION, TEAMS | {"adjusted_score_basis": "no_normal_play"} | facts,
               ("12A2 no_normal_play_in_teams", find), ("no_rectification_permits_normal_play",))
        for facts, find in (
            ({"team_boards": "one_other_table_clear", "own_damage": "none"},
             "86B1 other_table_demands_an_assigned_score"),
            ({"team_boards": "several"} | FAULTS, "86B2(b) better_of_average_plus_and_assigned"),
        )
    )),
    ("12A3", "wrongly rectified: perhaps adjusted", (
        asked("wrongly_rectified", "12A3 irregularity_was_wrongly_rectified",
              judged=("innocent_side_damaged",), innocent_side_damaged=True),
    )),
    ("82C", "director's error past repair: both sides non-offending", (
        Worked("directors_error", WRONG_RULING | CAN,
               ("82C both_sides_count_as_non_offending", "82C assigned_after_directors_error")),
    )),
    ("12B1", "damage: worse than the expectation without the infraction", (
        asked("no_rectification_prescribed", "12B1 no_damage_no_adjusted_score", innocent_side_damaged=False),
        asked("wrongly_rectified", "12B1 no_damage_no_adjusted_score", innocent_side_damaged=False),
    )),
    ("12B2", "rectification too harsh, mild or lucky: none", (
        asked("seems_unfair", "12B2 not_because_it_seems_unfair"),
    )),
    ("12C1(a)", "able to: assigned, in the place of the table's score", (
        assigned("none", "12C1(a) assigned_score_replaces_the_result", "12C1 scores_complement_each_other"),
    )),
    ("12C1(b)", "aims at the probable result without the infraction", (
        assigned("none", "12C1(b) probable_result_without_the_infraction"),
    )),
    ("12C1(c)", "may be weighted over legal results", (
        assigned("none", "12C1(c) weights_over_legal_results"),
        Worked("unauthorized_information",
               {"information_from": "remark_or_question", "information_judged": "play_over",
                "information_was_conveyed": True, "logical_alternative_existed": True, "demonstrably_suggested": True,
                "offending_side_gained": True},
               ("12C1(c) weights_leave_out_the_suggested",)),
    )),
    ("12C1(d)", "many results or none obvious: artificial", (
        Worked(SITUATION, LAW | FAULTS | {"result_can_be_assigned": False},
               ("12C1(d) no_result_can_be_judged", "12C2(a) average_plus_in_matchpoints"),
               judged=("result_can_be_assigned",)),
    )),
    ("12C1(e)", "extremely serious unrelated error or a gamble", self_inflicted(
        "12C1(e)(i) offenders_get_the_rectified_score", "12C1(e)(ii) no_relief_for_own_damage",
    )),
    ("12C1(e)(i)", "offending side: what its rectification gives",
        self_inflicted("12C1(e)(i) offenders_get_the_rectified_score")),
    ("12C1(e)(ii)", "other side: no relief for its own part",
        self_inflicted("12C1(e)(ii) no_relief_for_own_damage")),
    ("12C1(e)", "B not above A: no damage", (shares(8, 6, 10, Inflicted.NO_DAMAGE, 8, table_stands=True),)),
    ("12C1(e)", "A below B, B not above C: all self-inflicted", (shares(2, 7, 7, Inflicted.ALL, 2),)),
    ("12C1(e)", "C not above A, A below B: none self-inflicted", (shares(3, 9, 3, Inflicted.NONE, 9),)),
    ("12C1(e)", "C between A and B: the sum less C", (shares(2, 9, 5, Inflicted.PART, 6),)),
)  # fmt: skip
