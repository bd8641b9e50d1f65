"""The form of an appeal: what the parties and the director write on its front, what the hearing writes on its back."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.desk.papers.wording.parts import Field, Grid, Layout, Part
from rulings.desk.papers.wording.shared import HEAD_OF_BOARD, RESULT_BESIDE, SIDE, choices_of
from rulings.models import Body, Decision, DepositFate, Merit
from rulings.wording.terms import Choices

_IN_TIME: Choices = {"in_time": pgettext_lazy("appeal", "in time"), "late": pgettext_lazy("appeal", "late")}
APPEAL_FORM = Layout(
    _("Appeal"),
    _("From the reasons of the side that appeals to the decision, its score and its merit."),
    (
        Part(
            _("The ruling"),
            (
                Field("number", _("Ruling, version"), wide=4),
                Field("laws", _("Laws"), wide=4),
                Field("issued", _("Given by, at"), wide=4),
                Field("ruling", _("Ruling"), 2, wide=12),
                Field("scores", _("Score given to each side"), wide=12),
            ),
        ),
        Part(
            _("The side that appeals"),
            (
                Field("side", _("Side"), choices=SIDE, wide=4),
                Field("timeliness", _("Lodged"), choices=_IN_TIME, wide=4),
                Field("lodged", _("Lodged at"), wide=4),
                Field("time_ended", _("Time to appeal, its end")),
                Field("deposit", _("Deposit, paid at")),
                Field("consents", _("Both partners, or the captain, agree: names, at"), wide=12),
                Field("why", _("Reasons of the appeal"), 4, wide=12),
            ),
        ),
        Part(
            _("The other side"),
            (Field("other_told", _("Told at"), wide=3), Field("comments", _("Comments"), 2, wide=9)),
            is_overleaf=True,
        ),
        Part(_("The director"), (Field("statement", _("Director’s statement"), 2, wide=12),)),
        Part(
            _("Points to be decided"),
            (
                Field("law_points", _("Points of law, for the chief director")),
                Field("law_ruling", _("His ruling on them")),
                Field("fact_points", _("Points of fact and of judgement"), wide=12),
            ),
        ),
        Part(
            _("Hearing"),
            (
                Field("body", _("Heard by"), choices=choices_of(Body), wide=12),
                Field("heard", _("Heard at"), wide=3),
                Field("scribe", _("Who kept the record"), wide=4),
                Field("attended", _("Who attended"), wide=5),
            ),
            Grid("members", (_("Name"), _("Chair"), _("Conflict of interest declared")), (5, 2, 5), 3),
        ),
        Part(
            _("Decision"),
            (
                Field("findings", _("Findings"), 2, wide=12),
                Field("decision", _("Decision"), choices=choices_of(Decision), wide=12),
                Field("decision_text", _("Decision in words, with the score of each side"), 2, wide=12),
                Field("new_scores", _("Score of each side in the new version"), wide=12),
                Field("flawed", _("Where the process was reviewed: what was wrong with it")),
                Field("dissent", _("Dissent")),
                Field("merit", _("Merit"), choices=choices_of(Merit)),
                Field("deposit_fate", _("Deposit"), choices=choices_of(DepositFate)),
                Field("decided", _("Decided by, at"), wide=4),
                Field("told", _("Players told by, at"), wide=4),
                Field("further", _("Further appeal"), wide=4),
            ),
        ),
    ),
    (_("Chair"), _("Director")),
    HEAD_OF_BOARD,
    beside=RESULT_BESIDE,
)
