"""The form of a penalty or a warning on paper. Plain data, as `paper_layouts`."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.wording.papers import Choices, Field, Grid, Layout, Part

PENALTY_KINDS: Choices = {
    PenaltyKind.PROCEDURAL: pgettext_lazy("penalty", "procedural (90)"),
    PenaltyKind.DISCIPLINARY: pgettext_lazy("penalty", "disciplinary (91)"),
}
PENALTY_FORM = Layout(
    _("Penalty"),
    _("A procedural or disciplinary penalty, or a warning, apart from any score: who pays it, how much, and what for."),
    (
        Part(
            _("The penalty"),
            (
                Field("penalty_kind", _("Kind of penalty"), choices=PENALTY_KINDS),
                Field("law", _("Law")),
                Field("penalty_reason", _("What it is for"), 5),
                Field("issued", _("Given by, at")),
            ),
            Grid("penalties", (_("Who pays it"), _("The standard one, another amount, or a warning only")), 2),
            is_by_hand=True,
        ),
    ),
    (_("Director"), _("Chief director")),
    has_hands=False,
    has_auction=False,
)
