"""Where the ranking is public."""

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.official.wording import NO_ADDRESS


class ShowForm(DeskForm):
    """The address, which may stay empty, and whether names are shown there."""

    address = forms.SlugField(
        max_length=60,
        required=False,
        label=_("Address of the public ranking"),
        help_text=_("Empty: nobody sees it without an account."),
        error_messages={"invalid": NO_ADDRESS},
    )
    with_names = forms.BooleanField(required=False, label=_("with the players' names"))
