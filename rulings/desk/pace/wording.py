"""What the clock and the tables say in words."""

from collections.abc import Iterable

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from rulings.desk.pace.values import Phase, Reading

_MOST_TABLES = 12
NOT_SET = gettext_lazy("This session has no round clock. Set its rounds and minutes first.")
NOT_BEGUN = gettext_lazy("The first round has not begun. Start the clock first.")
ALL_PLAYED = gettext_lazy("All rounds are over. Go back a round, or add rounds below.")
PLAY_IS_OVER = gettext_lazy("This session is closed. Its clock stays as it is.")
WHO_WAS_SLOW = gettext_lazy("Say who was slow: one side, both, or neither.")
WHAT_BECAME = gettext_lazy("Say whether the board was played late, is not played, or is still owed.")
TOO_SHORT = gettext_lazy("There is less time left than that. Go on to the next round instead.")


def headline(reading: Reading) -> str:
    """The one thing that the room must know now."""
    match reading.phase:
        case Phase.BEFORE:
            return _("Play has not begun")
        case Phase.OVER:
            return _("Play is over")
        case Phase.STANDING if reading.is_move:
            return _("Next: round %(round)s of %(rounds)s") % {"round": reading.next_round, "rounds": reading.rounds}
        case _ if reading.is_move:
            return _("Round %(round)s: move now") % {"round": reading.next_round}
        case _:
            return _("Round %(round)s of %(rounds)s") % {"round": reading.round, "rounds": reading.rounds}


def late_tables_text(tables: Iterable[str]) -> str:
    """`table 3 late`, `tables 3, 7 late`; "" for none, and their number alone where they would fill the wall."""
    named = list(tables)
    if not named:
        return ""
    if len(named) > _MOST_TABLES:
        return ngettext("%(number)s table late", "%(number)s tables late", len(named)) % {"number": len(named)}
    text = ngettext("table %(tables)s late", "tables %(tables)s late", len(named))
    return text % {"tables": ", ".join(named)}


def missing_text(round_: int, boards: int) -> str:
    """How many boards of a round have no result."""
    text = ngettext("%(boards)s board of round %(round)s", "%(boards)s boards of round %(round)s", boards)
    return text % {"boards": boards, "round": round_}
