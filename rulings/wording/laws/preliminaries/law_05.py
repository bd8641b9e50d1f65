"""Sentences and questions of Law 5: wrong seats."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "wrong_seat": _("Wrong seats"),
}
DOORS = {
    "pair_sits_wrongly": DoorWords(
        _("A pair sits in the wrong direction or at the wrong table"),
        pgettext_lazy("search words", "wrong seat direction table arrow switch forgotten moved wrongly sitting"),
    ),
    "partners_changed_seats": DoorWords(
        _("Partners have changed seats"),
        pgettext_lazy("search words", "partners changed swapped seats without permission"),
    ),
}
SENTENCES = {
    "seats_were_changed_with_leave": _(
        "The director had told or allowed them to change seats: nothing is wrong, and no score is adjusted."
    ),
    "seats_are_changed_back": _(
        "Seats are changed during a session only with the director's leave: they sit as before from the next board on."
    ),
    "scores_in_changed_seats_stand": _("What they have scored in the changed seats stands."),
    "sitting_wrongly_may_be_penalized": _(
        "Each player answers for sitting where he should: whoever did not may be given a procedural penalty."
    ),
    "players_go_to_their_seats": _("No board has begun: the players go to their seats, and no score is adjusted."),
    "wrong_table_is_wrong_board": _("{who} is not due at this table: what becomes of the board is ruled by Law {law}."),
    "board_counts_as_they_sat": _(
        "The result stands, for each pair in the direction in which it sat; they change back for the next board."
    ),
}
QUESTIONS = {
    "seating": Asked(
        _("What is wrong with the seats?"),
        _("Seats"),
        {
            "partners_changed": _("Two partners have changed seats"),
            "wrong_direction": _("The right pairs meet, in the wrong directions"),
            "wrong_table": _("A pair is at a table where it is not due"),
        },
        {
            "wrong_direction": _("they sit North-South for East-West"),
        },
    ),
    "change_was_permitted": Asked(
        _("Had the director told or allowed them to?"),
        _("With leave"),
    ),
    "board_begun_in_wrong_seats": Asked(
        _("Has anybody taken his cards out of a board in these seats?"),
        _("Board begun"),
    ),
    "comparable_as_they_sat": Asked(
        _("Can the result be compared, as they sat, with those of others?"),
        _("Can be compared"),
        guidance=_(
            "The law is silent. At pairs it usually can, each pair scored in the direction in which it sat. It cannot "
            "where both tables of a team match have played the same cards."
        ),
    ),
}
