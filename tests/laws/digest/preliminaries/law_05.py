"""Law 5: seats. It has no rectification of its own: a wrong table is 15B, a wrong direction is judged."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "wrong_seat"
CHANGED = {"seating": "partners_changed"}
DIRECTION = {"seating": "wrong_direction", "board_begun_in_wrong_seats": True}
FAULTS = {"form_of_scoring": "pairs_mp", "fault_of_ns": "none", "fault_of_ew": "directly"}
AVERAGES = {
    ("pairs_mp", "partly"): "12C2(a) average_plain_in_matchpoints",
    ("pairs_imp", "none"): "12C2(b) average_plus_in_imps",
    ("pairs_imp", "partly"): "12C2(a) average_plain_in_imps",
    ("pairs_imp", "directly"): "12C2(b) average_minus_in_imps",
}
REGULATED: dict[str, object] = {"regulations": {"law12c2d_multiple_boards": "yes"}}
TEAMS: dict[str, object] = {"form_of_scoring": "teams"}


def seats(facts: dict[str, object], *finds: str, lacks: tuple[str, ...] = (), judged: tuple[str, ...] = ()) -> Worked:
    return Worked(SITUATION, facts, finds, lacks, judged)


def not_comparable(*finds: str, **facts: object) -> Worked:
    given = DIRECTION | {"comparable_as_they_sat": False} | FAULTS | facts
    return seats(given, *finds, judged=("comparable_as_they_sat",))


ROWS = rows(
    "5",
    ("5A", "seats are changed with the director's leave only", (
        seats(CHANGED | {"change_was_permitted": True}, "5A seats_were_changed_with_leave",
              lacks=("sitting_wrongly_may_be_penalized",)),
        seats(CHANGED | {"change_was_permitted": False}, "5A seats_are_changed_back",
              "5A scores_in_changed_seats_stand", "90A sitting_wrongly_may_be_penalized"),
    )),
    ("5B", "each player answers for sitting right", (
        *(
            seats({"seating": seating, "board_begun_in_wrong_seats": False}, "5B players_go_to_their_seats")
            for seating in ("wrong_direction", "wrong_table")
        ),
        seats(DIRECTION | {"comparable_as_they_sat": True}, "5B board_counts_as_they_sat",
              "90A sitting_wrongly_may_be_penalized"),
        not_comparable("12C2(a) nothing_to_compare", "12C2(a) average_plus_in_matchpoints",
                       "12C2(a) average_minus_in_matchpoints", "12C2(c) session_score_may_move_the_average",
                       "90A sitting_wrongly_may_be_penalized"),
        not_comparable("86B2 nothing_to_compare_in_teams", "86B2(b) better_of_average_plus_and_assigned",
                       "86B2(b) complement_for_the_side_at_fault", **TEAMS),
        not_comparable("86B2(a) boards_are_cancelled", "86B2(a) substitute_boards_if_time_permits",
                       **TEAMS, fault_of_ew="none"),
        not_comparable("86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards",
                       "12C4 knockout_scores_are_averaged", form_of_scoring="knockout", fault_of_ns="partly"),
        Worked(SITUATION, DIRECTION | {"comparable_as_they_sat": False} | TEAMS | {
            "fault_of_ns": "none", "fault_of_ew": "none",
        }, ("12C2(d) regulated_amount_for_a_later_board",), record=REGULATED),
        *(not_comparable(find, form_of_scoring=form, fault_of_ns=fault) for (form, fault), find in AVERAGES.items()),
    )),
    ("15B", "wrong opponents or board: 15B", (
        seats({"seating": "wrong_table", "board_begun_in_wrong_seats": True}, "5B wrong_table_is_wrong_board"),
    )),
)  # fmt: skip
