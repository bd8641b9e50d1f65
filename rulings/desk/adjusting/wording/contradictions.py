"""A score that contradicts its ruling, in words: the ruling's sentence, what the score does, and what to do."""

from django.utils.translation import gettext_lazy as _

from rulings.desk.adjusting.values import Clash, Contradiction
from rulings.wording.terms import Text

_SCORES: dict[Clash, Text] = {
    Clash.TRICKS: _("With that the table's {table} becomes {due}; this score says {given}."),
    Clash.LESS_THAN_TRANSFERRED: _(
        "With that the table's {table} becomes {due}; this score gives {side} less, {given}, and no transfer is taken "
        "back."
    ),
    Clash.AWARD: _("With that {side} takes from {least} to {most} tricks in all; this score says {given}."),
    Clash.TOTAL: _("With that {side} takes {least} tricks in all; this score says {given}."),
    Clash.AVERAGE: _("This score gives {side} {given} and not {due}."),
    Clash.STANDS: _("With that no score is adjusted; this score says {given}."),
}
_UNCHANGED = _("With that the table's {table} stays; this score says {given}.")
_BOTH = _("The ruling says: “{ruling}” (Law {paragraph}). {score}")
WHAT_TO_DO = _("Give the score that the ruling says, or reopen the ruling and rule anew.")


def clash_text(found: Contradiction, ruling: str, paragraph: str) -> str:
    """Both sentences: the ruling's own with its paragraph, and what the score does."""
    is_unchanged = found.clash is Clash.TRICKS and not found.values["is_changed"]
    sentence = str(_UNCHANGED if is_unchanged else _SCORES[found.clash]).format_map(found.values)
    return str(_BOTH).format(ruling=ruling, paragraph=paragraph, score=sentence)
