"""The chief director's queue in words: what kinds of things wait, and why each does."""

from enum import StrEnum

from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from rulings.wording.terms import Text


class Kind(StrEnum):
    """Why something waits. A ruling may do so for several reasons at once."""

    SCORE = "score"
    JUDGEMENT = "judgement"
    OVERRIDE = "override"
    RULING = "ruling"
    FOLLOW_UP = "follow_up"
    CORRECTION = "correction"
    APPEAL = "appeal"
    FURTHER = "further"
    PUBLISH = "publish"


_KINDS: dict[Kind, Text] = {
    Kind.SCORE: _("Changes a score"),
    Kind.JUDGEMENT: _("Judgement without a poll or a reason"),
    Kind.OVERRIDE: _("Ruled otherwise than the findings"),
    Kind.RULING: _("To countersign"),
    Kind.FOLLOW_UP: _("Left open"),
    Kind.CORRECTION: _("Score queried"),
    Kind.APPEAL: _("Appeal"),
    Kind.FURTHER: _("May go on to the federation"),
    Kind.PUBLISH: pgettext_lazy("queue", "To publish"),
}
AT_OWN_TABLE = _("ruled at his own table, where he plays")
FILED_LATER = _("filed later, begun without a network")
NO_REASON = _("a judgement without its reason")
NOBODY_CONSULTED = _("nobody was consulted")
NOBODY_POLLED = _("nobody was polled")


def kind_title(kind: Kind) -> str:
    """The kind, as a filter and a row name it."""
    return str(_KINDS[kind])
