"""A code, a passkey, the password again, and which sign-in is meant."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, line
from rulings.desk.base.texts import Text

_LONGEST_PASSWORD = 1_000
_LONGEST_ANSWER = 20_000
OTHERS = "others"
"""In place of one sign-in: all but that of this browser."""


def _password(**settings: Any) -> forms.CharField:
    """The password that holds now."""
    widget = forms.PasswordInput(attrs={"autocomplete": "current-password"})
    return forms.CharField(
        label=_("Your password"), strip=False, max_length=_LONGEST_PASSWORD, widget=widget, **settings
    )


def _answer() -> forms.CharField:
    """What a passkey answers, which the page's script puts there."""
    return forms.CharField(required=False, max_length=_LONGEST_ANSWER, widget=forms.HiddenInput)


class PasskeyForm(DeskForm):
    """The answer of a passkey."""

    passkey = _answer()


class AddPasskeyForm(PasskeyForm):
    """A passkey just made, and how it is to be called."""

    name = line(Text.PASSKEY, _("Name of the passkey"), help_text=_("Such as that of the device on which it is."))
    password = _password()


class ProofForm(PasskeyForm):
    """The password again, or a passkey."""

    password = _password(required=False)


class AgainForm(DeskForm):
    """The password again."""

    password = _password()


class CodeForm(DeskForm):
    """A one-time code, or a recovery code."""

    one_time_code = forms.CharField(
        max_length=40,
        label=_("Code"),
        widget=forms.TextInput(
            attrs={"autocomplete": "one-time-code", "autocapitalize": "characters", "spellcheck": "false"}
        ),
    )


class EndForm(DeskForm):
    """The sign-in that is meant, by its digest, or all others."""

    sign_in = forms.RegexField(rf"^([0-9a-f]{{64}}|{OTHERS})$", widget=forms.HiddenInput)


class RemoveForm(DeskForm):
    """The passkey that is meant."""

    passkey = forms.IntegerField(min_value=1, max_value=2**62, widget=forms.HiddenInput)
