"""Sentences and questions of Laws 12 and 86B: adjusted scores."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "adjusted_score": _("Damage: whether to adjust the score"),
}
DOORS = {
    "adjusted_score": DoorWords(
        _("May the score be adjusted, and how?"),
        pgettext_lazy("search words", "adjusted score assigned weighted artificial average damage"),
    ),
    "board_cannot_be_played": DoorWords(
        _("The board cannot be played: averages"),
        pgettext_lazy("search words", "average plus minus 60 40 cannot be played no result"),
    ),
}
SENTENCES = {
    "a_law_empowers_the_director": _("A law tells the director to adjust this score, or lets him."),
    "no_rectification_for_this_violation": _(
        "No law prescribes a rectification for this violation and the innocent side is damaged: "
        "the director may adjust in its favour."
    ),
    "irregularity_was_wrongly_rectified": _(
        "The irregularity was wrongly rectified: the director may adjust the score."
    ),
    "no_rectification_permits_normal_play": _(
        "No rectification allows the board to be played normally: the score is artificial."
    ),
    "no_normal_play_in_teams": _(
        "No rectification allows the board to be played normally; in a team match Law 86 says what takes its place."
    ),
    "nothing_to_compare": _(
        "There is nothing to compare the result with: it is cancelled, and both sides get averages."
    ),
    "nothing_to_compare_in_teams": _("The two tables have no results to compare: that is ruled like several boards."),
    "not_because_it_seems_unfair": _(
        "A score is not adjusted because the prescribed rectification seems too severe, too mild or lucky for a side."
    ),
    "too_late_for_an_adjusted_score": _("It was asked for too late: the time for rulings and appeals is over."),
    "no_damage_no_adjusted_score": _(
        "The innocent side's result is no worse than it could expect had there been no infraction: no adjusted score."
    ),
    "other_table_demands_an_assigned_score": _(
        "The result at the other table is clearly favourable to one side: the score must be assigned."
    ),
    "boards_of_one_table_by_regulation": _("A regulation says what is done with boards played at one table only."),
    "no_result_can_be_judged": _(
        "Too many results are possible, or none is obvious: the score is artificial instead of assigned."
    ),
    "assigned_score_replaces_the_result": _(
        "An assigned adjusted score takes the place of any result made at the table."
    ),
    "probable_result_without_the_infraction": _(
        "It should come as near as possible to the probable result had the infraction not occurred."
    ),
    "weights_over_legal_results": _("It may be weighted over several results, each of which could be reached legally."),
    "weights_unless_forbidden": _(
        "It may be weighted over several possible results, unless the regulations forbid that."
    ),
    "regulations_may_take_likely_and_probable": _(
        "Where the regulations choose so, the side that did no wrong gets instead the best result that was likely, and "
        "the offending side the worst that was at all probable."
    ),
    "scores_complement_each_other": _("The other side gets the complement."),
    "offenders_get_the_rectified_score": _(
        "{to}, the offending side, gets the score that the rectification of its infraction gives."
    ),
    "no_relief_for_own_damage": _("{to} gets no relief for the part of the damage that it brought upon itself."),
    "average_plus_in_matchpoints": _("{to} gets average plus: at least 60%."),
    "average_plain_in_matchpoints": _("{to} gets average: 50%."),
    "average_minus_in_matchpoints": _("{to} gets average minus: at most 40%."),
    "average_plus_in_imps": _("{to} gets average plus: 3 IMPs won, unless a regulation says otherwise."),
    "average_plain_in_imps": _("{to} gets average: 0 IMPs."),
    "average_minus_in_imps": _("{to} gets average minus: 3 IMPs lost, unless a regulation says otherwise."),
    "session_score_may_move_the_average": _(
        "A contestant not at fault who scores more on his other boards of the session gets that "
        "score; one directly at fault who scores less gets that."
    ),
    "regulated_amount_for_a_later_board": _(
        "A side that already has another board of this session without a result gets instead the amount that the "
        "regulations have for a further one."
    ),
    "knockout_scores_are_averaged": _(
        "In a knockout match the score of each team on the board is reckoned apart, and both get the average."
    ),
    "result_of_the_other_table_may_count": _(
        "In a team match, where the board has a result at the other table, the director may assign a score instead of "
        "the averages; he should where that result seems favourable to a side that did no wrong."
    ),
    "individual_partners_share_the_score": _(
        "In an individual both partners bear the score; a procedural penalty is not given to a "
        "partner in no way to blame."
    ),
    "penalty_besides_the_score": _("The director may also give a procedural penalty to a side at fault."),
    "boards_are_cancelled": _("The board or boards are cancelled."),
    "substitute_boards_if_time_permits": _(
        "Nobody is at fault: substitute boards may be played if time permits, and if nobody could "
        "know the result of the match; otherwise artificial scores."
    ),
    "no_substitute_boards": _("Both sides are at fault: no substitute board is played."),
    "better_of_average_plus_and_assigned": _(
        "{to} gets, for each board, the better of average plus and an assigned score."
    ),
    "complement_for_the_side_at_fault": _("{to}, the side at fault, gets the complement of that."),
}
QUESTIONS = {
    "adjusted_score_basis": Asked(
        _("Why is an adjusted score asked for?"),
        _("Ground"),
        {
            "law_adjusts": _("A law says so for this case"),
            "law_allows": _("A law allows it here, if it did damage"),
            "no_rectification_prescribed": _("A violation for which no law prescribes a rectification"),
            "no_normal_play": _("No rectification allows normal play of the board"),
            "wrongly_rectified": _("An irregularity was wrongly rectified"),
            "seems_unfair": _("The prescribed rectification seems unfair"),
            "too_late": _("It was asked for after the time for rulings"),
        },
    ),
    "innocent_side_damaged": Asked(
        _("Is the innocent side damaged?"),
        _("Damage"),
        guidance=_("Compare the table result with what that side could expect had the infraction not occurred."),
    ),
    "innocent_side_damaged_2007": Asked(
        _("Is the innocent side damaged?"),
        _("Damage"),
        guidance=_("Compare the table result with what that side could expect just before the infraction."),
    ),
    "own_damage_2007": Asked(
        _("Did the non-offending side add to its own damage after the irregularity?"),
        _("Own damage"),
        {
            "none": _("No"),
            "serious_error": _("By a serious error unrelated to the infraction"),
            "wild_or_gambling": _("By a wild or gambling action"),
        },
        guidance=_("An ordinary misjudgement costs it nothing."),
    ),
    "form_of_scoring": Asked(
        _("How is the event scored?"),
        _("Scoring"),
        {
            "pairs_mp": _("Pairs, matchpoints"),
            "pairs_imp": _("Pairs, IMPs"),
            "individual": _("Individual"),
            "teams": _("Teams"),
            "knockout": _("Knockout teams"),
        },
    ),
    "result_can_be_assigned": Asked(
        _("Can you judge what result or results there would have been?"),
        _("Result can be judged"),
        guidance=_(
            "If yes, the score must be assigned, weighted if need be. If the possibilities are many "
            "or not obvious, it may be artificial."
        ),
    ),
    "own_damage": Asked(
        _("Did the non-offending side add to its own damage after the irregularity?"),
        _("Own damage"),
        {
            "none": _("No"),
            "extremely_serious_error": _("By an extremely serious error unrelated to the infraction"),
            "gambling_action": _("By a gamble, hoping to be rescued by a rectification"),
        },
        guidance=_("An ordinary error costs it nothing. Extremely serious is something like a revoke."),
    ),
    "at_fault": Asked(
        _("Whose fault is it that the board has no result?"),
        _("At fault"),
        {
            "neither": _("Neither side is at fault"),
            "ns_directly": _("North-South, directly"),
            "ew_directly": _("East-West, directly"),
            "both_directly": _("Both sides, directly"),
            "ns_partly": _("North-South, partly"),
            "ew_partly": _("East-West, partly"),
            "both_partly": _("Both sides, partly"),
            "ns_directly_ew_partly": _("North-South directly, East-West partly"),
            "ew_directly_ns_partly": _("East-West directly, North-South partly"),
        },
        guidance=_("For each side by itself: no fault, average plus; partly, average; directly, average minus."),
    ),
    "fault_of_ns": Asked(
        _("Is North-South at fault?"),
        _("Fault of North-South"),
        {
            "none": _("Not at fault"),
            "partly": _("Partly"),
            "directly": _("Directly"),
        },
        guidance=_("No fault: average plus. Partly: average. Directly: average minus."),
    ),
    "fault_of_ew": Asked(
        _("Is East-West at fault?"),
        _("Fault of East-West"),
        {
            "none": _("Not at fault"),
            "partly": _("Partly"),
            "directly": _("Directly"),
        },
        guidance=_("No fault: average plus. Partly: average. Directly: average minus."),
    ),
    "team_boards": Asked(
        _("How many boards of this match need an adjusted score?"),
        _("Boards"),
        {
            "one_other_table_clear": _("One, and the other table's result clearly favours one side"),
            "one_other_table_not_clear": _("One, and the other table shows nothing clear, or did not play"),
            "several": _("Several, or results that cannot be compared"),
            "by_regulation": _("Boards played at one table only, and a regulation covers them"),
        },
    ),
}
