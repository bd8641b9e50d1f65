"""Laws 10 and 11: who rectifies and who chooses, and what a side loses that went ahead without the director."""

from tests.laws.digest.rows import Worked, rows

SITUATION = "action_before_director"
CHOICE = {"done_without_director": "choice_to_be_made"}
ACTED = {"done_without_director": "non_offenders_acted"}


def settled(allowed: bool, *finds: str, **facts: object) -> Worked:
    given = {"done_without_director": "ruled_themselves", "players_own_ruling_is_allowed": allowed, **facts}
    return Worked(SITUATION, given, finds, judged=("players_own_ruling_is_allowed",))


def waiver(waived: bool, *finds: str) -> Worked:
    given = {"done_without_director": "ask_to_waive", "rectification_is_waived": waived}
    return Worked(SITUATION, given, finds, judged=("rectification_is_waived",))


def consulted(keeps: bool, *finds: str) -> Worked:
    given = {"done_without_director": "consulted_partner", "chooser_keeps_the_option": keeps}
    return Worked(SITUATION, given, finds, judged=("chooser_keeps_the_option",))


def acted(forfeited: bool, gained: str, *finds: str, judged: tuple[str, ...] = (), **facts: object) -> Worked:
    given = {**ACTED, "right_is_forfeited": forfeited, "side_that_gained": gained, **facts}
    return Worked(SITUATION, given, finds, judged=("right_is_forfeited", *judged))


def gained(side: str, ignorant: bool, *finds: str) -> Worked:
    return acted(True, side, *finds, judged=("opponent_was_ignorant_of_the_law",),
                 opponent_was_ignorant_of_the_law=ignorant)  # fmt: skip


ROWS = (
    *rows(
        "10",
        ("10A", "only the director rectifies or waives", (
            settled(False, "10A players_may_not_rule"),
            waiver(True, "81C5 director_waives"),
            waiver(False, "10A rectification_is_not_waived"),
        )),
        ("10B", "what players settled is allowed or cancelled", (
            settled(True, "10B players_ruling_is_let_be", "11A no_side_gained", side_that_gained="neither"),
            settled(False, "10B players_ruling_is_cancelled", "10C1 all_options_are_explained"),
        )),
        ("10C1", "all options are explained before a choice", (
            Worked(SITUATION, CHOICE, ("10C1 all_options_are_explained",)),
        )),
        ("10C2", "chosen without the partner", (
            Worked(SITUATION, CHOICE, ("10C2 choice_without_partner",)),
            consulted(True, "10C2 he_still_chooses", "16B partners_view_is_unauthorized",
                      "90A penalty_for_consulting_possible"),
            consulted(False, "10C2 he_has_lost_the_option", "16B partners_view_is_unauthorized",
                      "90A penalty_for_consulting_possible"),
        )),
        ("10C3", "the best option may be chosen", (
            Worked(SITUATION, CHOICE, ("10C3 best_option_may_be_chosen",)),
        )),
        ("10C4", "the offending side may then profit, 16C2 apart", (
            Worked(SITUATION, CHOICE, ("10C4 offenders_may_then_profit",)),
        )),
    ),
    *rows(
        "11",
        ("11A", "acted before the director: the right may be forfeited", (
            acted(True, "neither", "11A right_is_forfeited", "11A no_side_gained"),
            acted(False, "neither", "11A right_is_kept", "11A no_side_gained"),
        )),
        ("11A", "a gain by an opponent's ignorance of the law: that side alone is adjusted", (
            gained("offenders", True, "11A gain_by_ignorance_taken_away"),
            gained("non_offenders", True, "11A gain_by_ignorance_taken_away"),
            gained("offenders", False, "11A gain_not_by_ignorance_is_kept"),
            acted(False, "not_yet_known", "11A gain_by_ignorance_after_play"),
        )),
        ("11B", "forfeited, and yet perhaps a penalty", (
            acted(True, "neither", "11B penalty_in_spite_of_forfeiture"),
        )),
    ),
)  # fmt: skip
