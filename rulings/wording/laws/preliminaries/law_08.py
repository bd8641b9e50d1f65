"""Sentences and questions of Law 8, with 82B2 and 90B2: late boards, and the end of a round."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.asked import Asked, DoorWords
from rulings.wording.laws.shared import BOARD_PUT_OFF
from rulings.wording.terms import Text

TITLES: dict[str, Text] = {
    "late_board": _("Late board, or the end of a round"),
}
DOORS = {
    "table_is_late": DoorWords(
        _("A table is late, or plays slowly"),
        pgettext_lazy("search words", "slow play late board not finished no time unplayed round called behind"),
    ),
    "players_came_late": DoorWords(
        _("A pair or team came late"),
        pgettext_lazy("search words", "late arrival came late boards missed not played start"),
    ),
    "is_the_round_over": DoorWords(
        _("Is the round over?"),
        pgettext_lazy("search words", "end of round over moved on next round last round board put off"),
    ),
}
SENTENCES = {
    "late_board_is_played_now": _("The board is played now and scored as always."),
    "late_board_is_put_off": _(
        "The board is put off: the same players play it later and it is scored then; until then they hear "
        "nothing of it."
    ),
    "play_of_the_board_is_cancelled": _("The director cancels the play of the board."),
    "delay_may_be_penalized": _(
        "A side that came late or played unduly slowly may be given a procedural penalty; a side not at fault may not."
    ),
    "round_is_not_over": _("The next round has not been called: the round is not over."),
    "round_lasts_until_they_move_on": _(
        "The next round has been called, but for a table that still plays the round lasts until its players have "
        "moved on."
    ),
    "round_is_over": _(
        "The next round has been called and the players have moved on: the round is over for this table."
    ),
    "round_of_the_board_put_off": _(
        "For a board put off the round lasts until it has been played, scored and agreed, or its play is cancelled."
    ),
    "end_of_the_last_round": _(
        "The last round, and the session, end for a table when all its boards have been played and all scores entered "
        "without objection."
    ),
    "end_of_round_changes_no_score": _(
        "No score is adjusted by that alone; what may no longer be done after the round is said in 64B5, 69A and 79B3."
    ),
}
QUESTIONS = {
    "late_board_state": Asked(
        _("How far has the board gone?"),
        _("Board"),
        {
            "not_started": _("Nobody has called on it"),
            "started": _("It is being bid or played"),
            "round_asked": _("Only whether the round is over is asked"),
        },
    ),
    "late_board_way": Asked(
        _("When is there time to play the board?"),
        _("Time for the board"),
        {
            "play_now": _("Now: it is played now"),
            "put_off": _("Later: it is put off"),
            "cancel": _("Neither now nor later: it is not played"),
        },
        {
            "play_now": _("it is scored as always"),
            "put_off": _("the same players play it later; for it the round lasts until then"),
            "cancel": _("each side gets a score by its fault, a result that can be judged is assigned"),
        },
        guidance=_(
            "Look who is waiting. Find out whose fault the delay is. A board that has been "
            "begun is stopped only as a last resort."
        ),
    ),
    "round_state": Asked(
        _("Where does the table stand?"),
        _("Round"),
        {
            "not_called": _("The next round has not been called"),
            "still_playing": _("It has been called, the table still plays"),
            "moved_on": _("It has been called, the players have moved on"),
            "board_put_off": _("It is about a board that was put off"),
            "last_round": _("It is the last round"),
        },
        {
            "board_put_off": BOARD_PUT_OFF,
        },
    ),
}
