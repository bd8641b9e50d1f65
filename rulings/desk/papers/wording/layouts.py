"""The forms on paper, in the order of the federations' forms and the casebooks. Plain data: nothing is filled here."""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.papers.wording.appeals import APPEAL_FORM
from rulings.desk.papers.wording.by_hand import POLL_FORM, RECORDER_FORM, SESSION_FORM
from rulings.desk.papers.wording.parts import Field, Grid, Layout, Paper, Part
from rulings.desk.papers.wording.shared import (
    ANSWERS,
    DIRECTOR,
    HEAD,
    HEAD_OF_BOARD,
    LEVEL,
    RESULT,
    RESULT_BESIDE,
    SIDE,
    choices_of,
)
from rulings.models import CalledWhen
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.wording.terms import Choices

_CLASSES: Choices = {
    "psyche": pgettext_lazy("report of hand", "psychic call"),
    "misbid": pgettext_lazy("report of hand", "misbid"),
    "deviation": pgettext_lazy("report of hand", "deviation from the methods"),
}
_ALLOWED_FOR: Choices = {
    "no": pgettext_lazy("report of hand", "no sign of it"),
    "perhaps": pgettext_lazy("report of hand", "some sign of it"),
    "yes": pgettext_lazy("report of hand", "clearly"),
}
_TABLE_RESULT: Choices = {
    "stands": pgettext_lazy("result at the table", "stands"),
    "adjusted": pgettext_lazy("result at the table", "is adjusted"),
}
_PENALTY_KINDS: Choices = {
    PenaltyKind.PROCEDURAL: pgettext_lazy("penalty", "procedural (90)"),
    PenaltyKind.DISCIPLINARY: pgettext_lazy("penalty", "disciplinary (91)"),
}
_FACTS = Part(
    _("The facts"),
    (
        Field("called_by", _("Director called by"), choices=SIDE, wide=4),
        Field("called_when", _("When"), choices=choices_of(CalledWhen), wide=8),
        Field("happened", _("What happened"), 3, wide=12),
        Field("agreed", _("Facts that both sides agree on"), 2),
        Field("disputed", _("Facts in dispute"), 2),
        Field("ns_words", _("What North-South said"), 2),
        Field("ew_words", _("What East-West said"), 2),
        Field("additional", _("Additional factors, found away from the table"), 2),
        Field("ns_confirmed", _("Confirmed by North-South, at"), wide=3),
        Field("ew_confirmed", _("Confirmed by East-West, at"), wide=3),
    ),
)
_POLL = Part(
    _("The poll"),
    (
        Field("polled", _("Question, and whom it was put to"), 2, wide=12),
        Field("alternatives", _("Logical alternatives found"), wide=12),
    ),
    Grid("answers", ANSWERS, (3, 2, 2, 5), 5),
    is_overleaf=True,
)
_RULED = Part(
    _("The ruling"),
    (
        Field("situation", _("Irregularity")),
        Field("laws", _("Laws")),
        Field("ruling", _("Ruling"), 5, wide=12),
        Field("reasons", _("Reasons for what was judged"), 3),
        Field("penalties", _("Penalties, apart from the score"), 3),
        Field("table_result", _("Result at the table"), choices=_TABLE_RESULT, wide=4),
        Field("scores", _("Score given to each side"), 2, wide=8),
        Field("issued", _("Given by, at")),
        Field("countersigned", _("Countersigned by, at")),
        Field("tell_of_appeal", _("Players told of their right to appeal, at")),
        Field("time_ended", _("Time to appeal, its end")),
    ),
)
_APPEALED = Part(
    _("Appeal"),
    (Field("appeals", _("By whom, and what came of it"), wide=12),),
)
_RULING_FORM = Layout(
    _("Ruling"),
    _("What a director found and ruled at a table."),
    (_FACTS, _POLL, _RULED, _APPEALED),
    (_("Director"), _("Chief director")),
    HEAD_OF_BOARD,
    beside=RESULT_BESIDE,
)
_WEIGHTS = (_("Side"), _("Result"), _("Points for North-South"), _("Weight, percent"))
_SCORE_FORM = Layout(
    _("Score adjustment"),
    _("The slip for the scorer: the old score, the new score of each side, weights and penalties."),
    (
        RESULT,
        Part(
            _("New score"),
            (Field("law", _("Law")), Field("version", _("Version"))),
            Grid("sides", (_("Side"), _("Pair"), _("New score"), _("Before"), _("After")), (2, 4, 3, 1, 2), 2),
        ),
        Part(
            _("Results that a weighted score is made of"),
            (),
            Grid(
                "weights", (_("Side"), _("Result"), _("Points for North-South"), _("Weight, percent")), (2, 4, 4, 2), 5
            ),
        ),
        Part(
            _("Further"),
            (
                Field("penalties", _("Penalties, apart from the score"), 2, wide=12),
                Field(
                    "because", _("Reason, where it replaces an earlier version or departs from the rules"), 2, wide=12
                ),
                Field("issued", _("Given by, at")),
                Field("entered", _("Entered in the scoring program by, at")),
            ),
        ),
    ),
    (_("Director"), _("Scorer")),
    HEAD,
    has_hands=False,
    has_auction=False,
)
_PENALTY_FORM = Layout(
    _("Penalty"),
    _("A procedural or disciplinary penalty, or a warning, apart from any score: who pays it, how much, and what for."),
    (
        Part(
            _("The penalty"),
            (
                Field("penalty_kind", _("Kind of penalty"), choices=_PENALTY_KINDS),
                Field("law", _("Law"), wide=2),
                Field("issued", _("Given by, at"), wide=4),
                Field("penalty_reason", _("What it is for"), 6, wide=12),
                Field("earlier", _("Warnings and penalties for the same before"), 2, wide=12),
            ),
            Grid("penalties", (_("Who pays it"), _("The standard one, another amount, or a warning only")), (6, 6), 2),
            is_by_hand=True,
        ),
    ),
    (_("Director"), _("Chief director")),
    HEAD,
    has_hands=False,
    has_auction=False,
)
_HAND_FORM = Layout(
    _("Report of hand"),
    _("A psychic call, a misbid or a deviation from the methods, for whoever keeps such reports."),
    (
        Part(
            _("The call reported"),
            (
                Field("reported", _("Whose call, and which"), wide=4),
                Field("class", _("It was a"), choices=_CLASSES, wide=8),
                Field("meaning", _("What it means by agreement"), wide=12),
                Field("partner", _("What the partner did afterwards")),
                Field("allowed", _("Did the partner allow for it?"), choices=_ALLOWED_FOR),
            ),
            is_by_hand=True,
        ),
        Part(_("The facts"), (Field("happened", _("What happened, and what was said"), 3, wide=12),)),
        Part(
            _("What was done"),
            (
                Field("done", _("Ruling, if there was one"), 2, wide=12),
                Field("follow", _("Further steps of those who keep it"), wide=12),
            ),
            is_by_hand=True,
        ),
    ),
    (_("Director"), _("Chief director")),
    HEAD_OF_BOARD,
    beside=RESULT_BESIDE,
)
_CLAIM_FORM = Layout(
    _("Claim or concession"),
    _("The cards left in each hand, what was said, and what was objected."),
    (
        Part(
            _("What was said"),
            (
                Field("statement", _("Statement that went with it"), 3, wide=12),
                Field("objection", _("Objection"), 2, wide=12),
            ),
        ),
        Part(
            _("The ruling"),
            (Field("laws", _("Laws"), wide=12), Field("ruling", _("Tricks given, and why"), 3, wide=12)),
            is_by_hand=True,
        ),
    ),
    (_("Director"),),
    HEAD_OF_BOARD,
    has_auction=False,
    beside=Part(
        _("The claim"),
        (
            Field("contract", _("Contract"), wide=12),
            Field("claimer", _("Made by"), wide=12),
            Field("on_lead", _("On lead"), wide=12),
            Field("won", _("Tricks won before it"), wide=12),
            DIRECTOR,
            LEVEL,
        ),
    ),
)
LAYOUTS: Mapping[Paper, Layout] = {
    Paper.RULING: _RULING_FORM,
    Paper.SCORE: _SCORE_FORM,
    Paper.PENALTY: _PENALTY_FORM,
    Paper.APPEAL: APPEAL_FORM,
    Paper.HAND: _HAND_FORM,
    Paper.CLAIM: _CLAIM_FORM,
    Paper.POLL: POLL_FORM,
    Paper.RECORDER: RECORDER_FORM,
    Paper.SESSION: SESSION_FORM,
}
