"""Laws 78, 81 and 87 to 93 as the desk asks for them: worth, what is learned, fouled boards, penalties, appeals."""

from tests.laws.digest.rows import Worked, instead_of_the_result, rows

OTHER_FORMS = {"board_differs": "cards_displaced", "compared_in_other_forms": True, "displaced_by_a_player": False}
TEAMS = {**OTHER_FORMS, "completed_at_both_tables": True}
MP = {"form_of_scoring": "pairs_mp"}


def teams(form: str, ns: str, ew: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    """A board of two forms, both completed."""
    given = {**TEAMS, "form_of_scoring": form, "fault_of_ns": ns, "fault_of_ew": ew, **facts}
    return Worked("fouled_board", given, ("87C results_of_two_forms_do_not_compare", *finds), lacks)


def learned(how: str, when: str, *finds: str, lacks: tuple[str, ...] = (), **facts: object) -> Worked:
    return Worked("learned_otherwise", {"director_learned": how, "learned_when": when, **facts}, finds, lacks)


def penalty(offence: str, gravity: str, *finds: str, form: str = "pairs_mp", lacks: tuple[str, ...] = ()) -> Worked:
    facts = {"penalty_offence": offence, "gravity_of_offence": gravity, "form_of_scoring": form}
    return Worked("penalty", facts, finds, lacks)


def each_offence(gravity: str, key: str) -> tuple[Worked, ...]:
    listed = ("late_start", "slow_play", "loud_discussion", "compared_scores", "touched_cards", "wrong_pocket")
    numbered = enumerate((*listed, "error_of_procedure", "disobeyed"), start=1)
    return tuple(penalty(offence, gravity, f"90B{number} {key}") for number, offence in numbered)


def appeal(*finds: str, lacks: tuple[str, ...] = (), form: str = "pairs_mp", **facts: object) -> Worked:
    """A ruling at his table, asked for in time, with all who must concur."""
    given = {"ruling_at_his_table": True, "asked_in_time": True, "form_of_scoring": form} | {
        "partner_concurs": True, "captain_concurs": True, "who_hears_appeals": "committee",
    }  # fmt: skip
    return Worked("after_a_ruling", {**given, **facts}, finds, lacks)


THROUGH = "92C appeal_goes_through_the_director"
DECIDED = {"who_hears_appeals": "already_decided"}
ROWS = (
    *rows(
        "78-asked",
        ("78A", "two for each beaten and one for each equal", (
            Worked("worth_of_a_result", {**MP, "results_beaten": 3, "results_equalled": 1, "results_not_reached": 2},
                   ("78A matchpoints_of_the_result",)),
        )),
        ("78B", "the difference by the scale", (
            Worked("worth_of_a_result", {"form_of_scoring": "teams"}, ("78B difference_is_turned_into_imps",)),
        )),
    ),
    *rows(
        "81-asked",
        ("81C3", "in any manner: seen by himself, told, found in the scores", (
            learned("saw_it", "board_goes_on", "81C3 rectified_in_whatever_way_learned", "9B2 nobody_acts_until_ruled",
                    "84 facts_are_established_first"),
            learned("found_in_the_scores", "board_is_over", "81C3 rectified_in_whatever_way_learned",
                    lacks=("nobody_acts_until_ruled",)),
            learned("told_by_a_spectator", "board_is_over", "76B spectator_should_have_kept_silent",
                    "81C3 rectified_in_whatever_way_learned", director_asked_the_spectator=False),
        )),
        ("81C5", "and is not waived unless the other side asks", (
            learned("told_by_others", "board_is_over", "81C5 only_waived_at_the_others_request"),
        )),
        ("92B", "too late: nothing", (
            learned("saw_it", "time_has_run_out", "92B too_late_to_rectify", lacks=("facts_are_established_first",)),
        )),
    ),
    *rows(
        "87-asked",
        ("87A", "other than the hand record is not fouled", (
            Worked("fouled_board", {"board_differs": "only_from_the_hand_record"},
                   ("87A other_than_the_hand_record_is_not_fouled",), ("board_is_put_right_for_later_tables",)),
        )),
        ("87A", "nobody compared in another form: put right, the scores stand", (
            Worked("fouled_board", {**OTHER_FORMS, "compared_in_other_forms": False},
                   ("87A board_is_put_right_for_later_tables", "87A all_compared_played_one_form")),
        )),
        ("87B", "pairs: by form", (
            Worked("fouled_board", {**OTHER_FORMS, **MP},
                   ("87B scores_are_divided_by_form", "87B each_form_is_rated_by_itself")),
            Worked("fouled_board", {**OTHER_FORMS, **MP, "displaced_by_a_player": True},
                   ("90B6 penalty_for_the_wrong_pocket",)),
        )),
        ("87C", "teams: 86B2 by fault", (
            teams("teams", "none", "none", "86B2(a) boards_are_cancelled", "86B2(a) substitute_boards_if_time_permits",
                  "12C2(b) average_plus_in_imps", "12C2(c) session_score_may_move_the_average",
                  lacks=("other_table_demands_an_assigned_score",)),
            teams("teams", "none", "directly", "86B2(b) better_of_average_plus_and_assigned",
                  "86B2(b) complement_for_the_side_at_fault", lacks=("boards_are_cancelled",)),
            teams("teams", "partly", "directly", "86B2(c) boards_are_cancelled", "86B2(c) no_substitute_boards",
                  "12C2(a) average_plain_in_imps", "12C2(b) average_minus_in_imps"),
            teams("knockout", "partly", "directly", "12C4 knockout_scores_are_averaged"),
            Worked("fouled_board",
                   {**TEAMS, "form_of_scoring": "teams", "fault_of_ns": "none", "fault_of_ew": "none"},
                   ("12C2(d) regulated_amount_for_a_later_board",),
                   record={"regulations": {"law12c2d_multiple_boards": "yes"}}),
        )),
        ("86B", "only one table has played it", (
            Worked("fouled_board", {**TEAMS, "form_of_scoring": "teams", "completed_at_both_tables": False,
                                    "team_boards": "one_other_table_not_clear"},
                   ("86B one_table_has_no_comparison", "12C1(d) no_result_can_be_judged")),
            *instead_of_the_result("fouled_board", TEAMS | {"completed_at_both_tables": False}, only_teams=True),
        )),
    ),
    *rows(
        "90-asked",
        ("90B1-B8", "each offence of the list", (
            *each_offence("must_or_shall", "procedural_penalty"),
            *each_offence("should", "a_word_first_then_a_penalty"),
            penalty("another", "warned_before", "90A procedural_penalty", "90A amount_is_the_profiles_standard"),
            penalty("another", "should", "90A a_word_first_then_a_penalty"),
        )),
        ("90A", "nothing forbidden: nothing penalized", (
            penalty("another", "no_offence", "90A nothing_to_penalize", lacks=("penalty_is_no_rectification",)),
        )),
        ("90A", "the contestant's, and no substitute for the rectification", (
            penalty("slow_play", "warned_before", "90A penalty_of_the_pair", "90A penalty_is_no_rectification"),
            penalty("slow_play", "warned_before", "90A penalty_of_the_team", form="teams"),
            penalty("slow_play", "warned_before", "12C3 penalty_of_the_player_alone", form="individual"),
        )),
        ("91", "discipline: points or the session; the event with the organizer's approval", (
            Worked("penalty", {"penalty_offence": "disorder", "cause_to_disqualify": True},
                   ("91A disciplinary_penalty_or_suspension", "91B disqualified_with_the_organizers_approval",
                    "93B3 discipline_is_not_overruled"), judged=("cause_to_disqualify",)),
        )),
    ),
    *rows(
        "92-asked",
        ("92A", "only a ruling at his own table", (
            appeal("92A only_of_the_own_table", ruling_at_his_table=False),
        )),
        ("92B", "only in time", (appeal("92B too_late_to_appeal", asked_in_time=False),)),
        ("92D", "both of a pair, the captain of a team, in an individual nobody else", (
            appeal("92D1 not_heard_without_partner", partner_concurs=False),
            appeal("92D2 not_heard_without_the_captain", form="teams", captain_concurs=False),
            appeal(THROUGH, "93B2 referred_to_the_committee", form="individual", partner_concurs=False,
                   appeal_is_about="fact_or_judgement"),
        )),
        ("93A", "no committee: the director in charge hears all", (
            appeal(THROUGH, "93A director_in_charge_hears_all", who_hears_appeals="nobody"),
        )),
        ("93B", "law for the director in charge, the rest for the committee", (
            appeal("93B1 director_in_charge_rules_on_law", "93B3 committee_may_only_recommend",
                   appeal_is_about="law_or_regulation"),
            appeal("93B2 referred_to_the_committee", "93B3 committee_has_the_directors_powers",
                   appeal_is_about="fact_or_judgement"),
            appeal("93B2 referred_to_the_committee", "93B3 discipline_is_not_overruled", appeal_is_about="discipline"),
        )),
        ("93C1", "further only where the authority provides it, else it may be referred", (
            appeal("93C1 further_appeal_is_arranged", appeal_from_the_committee=True, **DECIDED),
            appeal("93C1 no_further_appeal_is_arranged", "93C2 may_still_be_referred_to_the_authority",
                   appeal_from_the_committee=False, **DECIDED),
        )),
    ),
)  # fmt: skip
