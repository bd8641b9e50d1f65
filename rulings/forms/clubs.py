"""Making a player anonymous: whom, and why."""

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.forms.answering import note
from rulings.forms.base import DeskForm
from rulings.forms.publishing import Words
from rulings.services.texts import Text


class FindPlayerForm(DeskForm):
    """A player looked for, and those of the names found that are his."""

    name = forms.CharField(
        required=False,
        max_length=Text.NAME.limit,
        label=_("Name of the player"),
        help_text=_("One word of it is enough."),
    )
    names = Words(required=False)


class EraseForm(DeskForm):
    """All spellings of a name, the words in it that are spared, and why."""

    names = Words()
    spared = Words(required=False)
    reason = note(
        Text.REASON,
        label=_("Who asked for this, and when"),
        help_text=_("Without the name: it would be kept here."),
        error_messages={"required": _("Write who asked for this and when, without the name.")},
    )
