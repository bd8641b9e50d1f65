"""What several forms on paper have in common: what they begin with, the result, and what is ticked."""

from dataclasses import replace

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.papers.wording.parts import Field, Part
from rulings.wording.terms import SEATS, SIDES, VULNERABLE, Choices

SIDE: Choices = {side.value: text for side, text in SIDES.items()}
_SEAT: Choices = {seat.value: text for seat, text in SEATS.items()}

EVENT = (
    Field("event", _("Event and session")),
    Field("date", _("Date"), wide=3),
    Field("form", _("Scoring"), wide=3),
)
DIRECTOR = Field("director", _("Director"))
LEVEL = Field("level", _("Level of the players"))
_BOARD = Field("board", _("Board"), wide=2)
_DEALT = (
    Field("dealer", _("Dealer"), choices=_SEAT, wide=5),
    Field("vulnerable", _("Vulnerable"), choices=VULNERABLE, wide=7),
)
TABLE = (
    _BOARD,
    Field("table", _("Table"), wide=2),
    Field("ns", SIDES[Side.NS], wide=4),
    Field("ew", SIDES[Side.EW], wide=4),
)
HEAD_OF_BOARD = (*EVENT, *TABLE, *_DEALT)
"""What a form with a board begins with: beside the board stand the others."""
HEAD = (*HEAD_OF_BOARD, DIRECTOR, LEVEL)
"""What a form about a table begins with."""
HEAD_OF_POLL = (*EVENT, Field("board", _("Board"), wide=3), Field("level", _("Level of the players"), wide=9), *_DEALT)
"""Whoever is asked is not told who sat there."""
_CONTRACT = (Field("contract", _("Contract")), Field("lead", _("Opening lead")))
_TRICKS = (Field("tricks", _("Declarer’s tricks")), Field("score", _("Score for North-South")))
RESULT = Part(_("Result at the table"), tuple(replace(each, wide=3) for each in (*_CONTRACT, *_TRICKS)))
RESULT_BESIDE = Part(_("Result at the table"), (*_CONTRACT, *_TRICKS, DIRECTOR, LEVEL))
ANSWERS = (_("Player’s level"), _("Would do"), _("Considered"), _("Why"))
"""What is noted of each player who is asked in a poll."""


def choices_of(column: type[TextChoices]) -> Choices:
    """The values of a column, with their words."""
    return dict(column.choices)
