"""The forms on paper, in the order of the federations' forms and the casebooks. Plain data: nothing is filled here."""

from collections.abc import Mapping

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.bridge import Side
from rulings.desk.papers.wording.parts import PENALTY_FORM, Field, Grid, Layout, Paper, Part
from rulings.models import Body, CalledWhen, Decision, DepositFate, Merit
from rulings.wording.terms import SEATS, SIDES, VULNERABLE, Choices

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
_IN_TIME: Choices = {"in_time": pgettext_lazy("appeal", "in time"), "late": pgettext_lazy("appeal", "late")}
_SIDE: Choices = {side.value: text for side, text in SIDES.items()}
_SEAT: Choices = {seat.value: text for seat, text in SEATS.items()}


def _choices_of(column: type[TextChoices]) -> Choices:
    """The values of a column, with their words."""
    return dict(column.choices)


HEAD = (
    Field("club", _("Club")),
    Field("event", _("Event and session")),
    Field("date", _("Date")),
    Field("form", _("Scoring")),
    Field("board", _("Board")),
    Field("table", _("Table")),
    Field("dealer", _("Dealer"), choices=_SEAT),
    Field("vulnerable", _("Vulnerable"), choices=VULNERABLE),
    Field("ns", SIDES[Side.NS]),
    Field("ew", SIDES[Side.EW]),
    Field("director", _("Director")),
    Field("level", _("Level of the players")),
)
"""What every form begins with."""
_RESULT = Part(
    _("Result at the table"),
    (
        Field("contract", _("Contract")),
        Field("lead", _("Opening lead")),
        Field("tricks", _("Declarer’s tricks")),
        Field("score", _("Score for North-South")),
    ),
)
_CALLED = Part(
    _("Call of the director"),
    (
        Field("called_by", _("Director called by"), choices=_SIDE),
        Field("called_when", _("When"), 2, _choices_of(CalledWhen)),
    ),
)
_FACTS = Part(
    _("The facts"),
    (
        Field("happened", _("What happened"), 4),
        Field("agreed", _("Facts that both sides agree on"), 3),
        Field("disputed", _("Facts in dispute"), 2),
        Field("ns_words", _("What North-South said"), 2),
        Field("ew_words", _("What East-West said"), 2),
        Field("additional", _("Additional factors, found away from the table"), 2),
        Field("ns_confirmed", _("Confirmed by North-South, at")),
        Field("ew_confirmed", _("Confirmed by East-West, at")),
    ),
)
_POLL = Part(
    _("The poll"),
    (
        Field("polled", _("Question, and whom it was put to"), 2),
        Field("alternatives", _("Logical alternatives found"), 2),
    ),
    Grid("answers", (_("Player’s level"), _("Would do"), _("Considered"), _("Why")), 3),
)
_RULED = Part(
    _("The ruling"),
    (
        Field("situation", _("Irregularity")),
        Field("laws", _("Laws")),
        Field("ruling", _("Ruling"), 5),
        Field("reasons", _("Reasons for what was judged"), 3),
        Field("scores", _("Score given to each side"), 2),
        Field("penalties", _("Penalties, apart from the score"), 1),
        Field("issued", _("Given by, at")),
        Field("tell_of_appeal", _("Players told of their right to appeal, at")),
        Field("countersigned", _("Countersigned by, at")),
    ),
)
_APPEALED = Part(
    _("Appeal"),
    (Field("appeals", _("By whom, and what came of it"), 2),),
)
_RULING_FORM = Layout(
    _("Ruling"),
    _("What a director found and ruled at a table."),
    (_CALLED, _RESULT, _FACTS, _POLL, _RULED, _APPEALED),
    (_("Director"), _("Chief director")),
)
_SCORE_FORM = Layout(
    _("Score adjustment"),
    _("The slip for the scorer: the old score, the new score of each side, weights and penalties."),
    (
        _RESULT,
        Part(
            _("New score"),
            (Field("law", _("Law")), Field("version", _("Version"))),
            Grid("sides", (_("Side"), _("Pair"), _("New score"), _("Before"), _("After")), 2),
        ),
        Part(
            _("Results that a weighted score is made of"),
            (),
            Grid("weights", (_("Side"), _("Result"), _("Points for North-South"), _("Weight, percent")), 5),
        ),
        Part(
            _("Further"),
            (
                Field("penalties", _("Penalties, apart from the score"), 2),
                Field("because", _("Reason, where it replaces an earlier version or departs from the rules"), 2),
                Field("issued", _("Given by, at")),
                Field("entered", _("Entered in the scoring program by, at")),
            ),
        ),
    ),
    (_("Director"), _("Scorer")),
    has_hands=False,
    has_auction=False,
)
_APPEAL_FORM = Layout(
    _("Appeal"),
    _("From the reasons of the side that appeals to the decision, its score and its merit."),
    (
        Part(
            _("The ruling"),
            (
                Field("number", _("Ruling, version")),
                Field("issued", _("Given by, at")),
                Field("laws", _("Laws")),
                Field("ruling", _("Ruling"), 4),
                Field("scores", _("Score given to each side"), 2),
            ),
        ),
        Part(
            _("The side that appeals"),
            (
                Field("side", _("Side"), choices=_SIDE),
                Field("timeliness", _("Lodged"), choices=_IN_TIME),
                Field("lodged", _("Lodged at")),
                Field("time_ended", _("Time to appeal, its end"), 1),
                Field("deposit", _("Deposit, paid at")),
                Field("consents", _("Both partners, or the captain, agree: names, at"), 2),
                Field("why", _("Reasons of the appeal"), 6),
            ),
        ),
        Part(_("The other side"), (Field("other_told", _("Told at")), Field("comments", _("Comments"), 4))),
        Part(_("The director"), (Field("statement", _("Director’s statement"), 4),)),
        Part(
            _("Points to be decided"),
            (
                Field("law_points", _("Points of law, for the chief director"), 2),
                Field("law_ruling", _("His ruling on them"), 2),
                Field("fact_points", _("Points of fact and of judgement"), 2),
            ),
        ),
        Part(
            _("Hearing"),
            (
                Field("body", _("Heard by"), 2, _choices_of(Body)),
                Field("heard", _("Heard at")),
                Field("scribe", _("Who kept the record")),
                Field("attended", _("Who attended"), 1),
            ),
            Grid("members", (_("Name"), _("Chair"), _("Conflict of interest declared")), 3),
        ),
        Part(
            _("Decision"),
            (
                Field("findings", _("Findings"), 4),
                Field("decision", _("Decision"), 2, _choices_of(Decision)),
                Field("decision_text", _("Decision in words, with the score of each side"), 4),
                Field("new_scores", _("Score of each side in the new version"), 2),
                Field("dissent", _("Dissent"), 2),
                Field("merit", _("Merit"), choices=_choices_of(Merit)),
                Field("deposit_fate", _("Deposit"), choices=_choices_of(DepositFate)),
                Field("told", _("Players told by, at")),
                Field("further", _("Further appeal"), 1),
            ),
        ),
    ),
    (_("Chair"), _("Director")),
)
_HAND_FORM = Layout(
    _("Report of hand"),
    _("A psychic call, a misbid or a deviation from the methods, for whoever keeps such reports."),
    (
        Part(
            _("The call reported"),
            (
                Field("reported", _("Whose call, and which")),
                Field("class", _("It was a"), 2, _CLASSES),
                Field("meaning", _("What it means by agreement"), 2),
                Field("partner", _("What the partner did afterwards"), 2),
                Field("allowed", _("Did the partner allow for it?"), 2, _ALLOWED_FOR),
            ),
            is_by_hand=True,
        ),
        _RESULT,
        Part(
            _("The facts"),
            (Field("happened", _("What happened, and what was said"), 2),),
        ),
        Part(
            _("What was done"),
            (
                Field("done", _("Ruling, if there was one"), 2),
                Field("follow", _("Further steps of those who keep it"), 2),
            ),
        ),
    ),
    (_("Director"), _("Chief director")),
)
_CLAIM_FORM = Layout(
    _("Claim or concession"),
    _("The cards left in each hand, what was said, and what was objected."),
    (
        Part(
            _("The claim"),
            (
                Field("contract", _("Contract")),
                Field("claimer", _("Made by")),
                Field("on_lead", _("On lead")),
                Field("won", _("Tricks won before it")),
                Field("statement", _("Statement that went with it"), 3),
                Field("objection", _("Objection"), 3),
            ),
        ),
        Part(_("The ruling"), (Field("laws", _("Laws")), Field("ruling", _("Tricks given, and why"), 4))),
    ),
    (_("Director"),),
    has_auction=False,
)
LAYOUTS: Mapping[Paper, Layout] = {
    Paper.RULING: _RULING_FORM,
    Paper.SCORE: _SCORE_FORM,
    Paper.PENALTY: PENALTY_FORM,
    Paper.APPEAL: _APPEAL_FORM,
    Paper.HAND: _HAND_FORM,
    Paper.CLAIM: _CLAIM_FORM,
}
