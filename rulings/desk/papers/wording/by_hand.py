"""The forms that are printed blank alone: the sheet of a poll, the note for the recorder, the report of a session."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import SUITS_DOWN
from rulings.desk.papers.wording.parts import Field, Grid, Layout, Part
from rulings.desk.papers.wording.shared import DIRECTOR, EVENT, HEAD_OF_POLL, LEVEL, TABLE
from rulings.wording.terms import SUIT_SYMBOLS, YES_NO, Choices

_ASKED_TO: Choices = {
    "note": pgettext_lazy("note for the recorder", "kept on record"),
    "talk": pgettext_lazy("note for the recorder", "a talk with the player"),
    "charge": pgettext_lazy("note for the recorder", "an inquiry"),
}
_YES_NO: Choices = {str(each): text for each, text in YES_NO.items()}
_RULINGS = (_("Number"), _("Board"), _("Table"), _("Irregularity"), _("What came of it"))
POLL_FORM = Layout(
    _("Poll of players"),
    _("One hand and the auction, for players of the same level who do not know the case; no ruling stands on it."),
    (
        Part(_("The hand held"), (), Grid("hand", tuple(SUIT_SYMBOLS[suit] for suit in SUITS_DOWN), (3, 3, 3, 3), 1)),
        Part(_("The question"), (Field("question", _("What is asked, and nothing else"), 2, wide=12),)),
        Part(
            _("Answers"),
            (),
            Grid(
                "answers",
                (_("Player"), _("Player’s level"), _("Would do"), _("Considered"), _("Why")),
                (2, 2, 2, 2, 4),
                7,
            ),
        ),
        Part(_("What was found"), (Field("alternatives", _("Logical alternatives found"), 2, wide=12),)),
    ),
    (_("Director"),),
    HEAD_OF_POLL,
    has_hands=False,
)
RECORDER_FORM = Layout(
    _("Note for the recorder"),
    _("Conduct that someone keeps in confidence. It is no ruling and no charge."),
    (
        Part(
            _("Who and whom"),
            (
                Field("reporter", _("Reported by")),
                Field("subject", _("About")),
                Field("witnesses", _("Who else saw or heard it"), wide=12),
                Field("told_director", _("Was the director told at the table?"), choices=_YES_NO),
                Field("asked_to", _("What the reporter asks for"), choices=_ASKED_TO),
            ),
        ),
        Part(_("What happened"), (Field("conduct", _("What was done and said, in the very words"), 7, wide=12),)),
        Part(
            _("For the recorder"),
            (
                Field("received", _("Received at"), wide=4),
                Field("kept_until", _("Kept until"), wide=4),
                Field("earlier_notes", _("Earlier notes on the same"), wide=4),
                Field("answered", _("What the player answered"), 4, wide=12),
                Field("steps", _("What was done"), 3, wide=12),
            ),
        ),
    ),
    (_("Reporter"), _("Recorder")),
    (*EVENT, *TABLE, DIRECTOR, LEVEL),
    has_hands=False,
    has_auction=False,
)
SESSION_FORM = Layout(
    _("Report of a session"),
    _("What a director tells the organiser afterwards: who played, how it went, rulings, appeals and penalties."),
    (
        Part(
            _("The session"),
            (
                Field("tables", _("Tables"), wide=2),
                Field("boards", _("Boards"), wide=2),
                Field("movement", _("Movement"), wide=4),
                Field("begun", _("Began at, ended at"), wide=4),
                Field("staff", _("Directors, scorer"), wide=12),
            ),
        ),
        Part(
            _("Rulings, appeals and penalties"),
            (),
            Grid(
                "rulings",
                (_("Number"), _("Board"), _("Table"), _("Irregularity"), _("What came of it")),
                (1, 1, 1, 4, 5),
                12,
            ),
        ),
        Part(
            _("Further"),
            (
                Field("boards_lost", _("Boards fouled or not played"), wide=12),
                Field("late", _("Late players, slow tables, substitutes"), 2, wide=12),
                Field("incidents", _("Room, material, incidents"), 3, wide=12),
            ),
        ),
    ),
    (_("Director"), _("Chief director")),
    (*EVENT, DIRECTOR, LEVEL),
    has_hands=False,
    has_auction=False,
)
