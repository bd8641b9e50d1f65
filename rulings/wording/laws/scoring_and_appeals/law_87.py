"""Sentences and questions of Law 87: a board that was not the same at every table."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import YES_NO_OR_LOST
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {"fouled_board": _("Fouled board")}
DOORS: dict[str, DoorWords] = {
    "fouled_board": DoorWords(
        _("A board was not the same at every table"),
        pgettext_lazy("search words", "fouled board different cards hands switched wrong pocket other tables scores"),
        _("cards displaced, or another dealer or vulnerability"),
    ),
}
SENTENCES: dict[str, Text] = {
    "other_than_the_hand_record_is_not_fouled": _(
        "All tables played the same cards: a board is not fouled because the hand record shows others. The scores "
        "stand."
    ),
    "board_is_put_right_for_later_tables": _("The board is put right before anybody else plays it."),
    "all_compared_played_one_form": _("All who are compared with each other played it in one form: the scores stand."),
    "scores_are_divided_by_form": _(
        "The board is fouled: the scores are divided into groups, one for each form in which it was played."
    ),
    "each_form_is_rated_by_itself": _(
        "Each group is rated by itself, as the regulations have it for a board played fewer times: enter the form of "
        "each result on the board's page of scores."
    ),
    "results_of_two_forms_do_not_compare": _(
        "The board was played in two forms at the two tables: the results cannot be compared."
    ),
    "one_table_has_no_comparison": _(
        "Only one of the two tables has a result, and the other cannot play the board in the same form: nothing can be "
        "compared with it."
    ),
    "penalty_for_the_wrong_pocket": _("{who} put a card where it did not belong: a procedural penalty is possible."),
}
QUESTIONS = {
    "board_differs": Asked(
        _("In what did the board differ?"),
        _("Difference"),
        {
            "cards_displaced": _("One or more cards lay in another hand"),
            "dealer_or_vulnerability": _("The dealer or the vulnerability was not the same"),
            "only_from_the_hand_record": _("Only from the hand record: all tables had the same"),
        },
    ),
    "compared_in_other_forms": Asked(
        _("Have contestants who are compared with each other played it in different forms?"),
        _("Different forms"),
        YES_NO_OR_LOST,
    ),
    "displaced_by_a_player": Asked(
        _("Is it known which player displaced the cards?"),
        _("Player known"),
    ),
    "completed_at_both_tables": Asked(
        _("Has the board been played to the end at both tables of the match?"),
        _("Both tables"),
    ),
}
