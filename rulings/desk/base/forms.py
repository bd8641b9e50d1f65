"""What all forms here share: labels stand above their fields, so they end without a colon."""

from typing import Any

from django import forms
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.texts import Text


class DeskForm(forms.Form):
    """A form of the desk."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class SignInForm(AuthenticationForm):
    """Name and password."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class PasswordForm(PasswordChangeForm):
    """The old password, and the new one twice."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


class ServiceForm(DeskForm):
    """A form whose clean values a service takes."""

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        return self.cleaned_data


def note(kind: Text, rows: int = 2, **settings: Any) -> forms.CharField:
    """A text that goes into the ruling, with the limit that the service has, and its sentence where it is missing."""
    if kind.missing:
        settings.setdefault("error_messages", {"required": kind.missing})
    return forms.CharField(
        max_length=kind.limit, widget=forms.Textarea(attrs={"rows": rows, "maxlength": kind.limit}), **settings
    )


class RevisionForm(DeskForm):
    """The state of the case that the page showed."""

    revision = forms.IntegerField(min_value=0, widget=forms.HiddenInput)


class WithdrawForm(RevisionForm):
    """Taking an answer back."""

    key = forms.CharField(max_length=80, widget=forms.HiddenInput)


class ReasonForm(DeskForm):
    """An act that demands its reason."""

    reason = note(Text.REASON, label=_("Reason"))


class NoteForm(DeskForm):
    """What was found when something was come back to."""

    note = note(Text.NOTE, 3, label=_("What you found"))


class NoticeForm(ServiceForm):
    """Why a publication is withdrawn; the public reads it in its place."""

    notice = note(Text.NOTICE, label=_("Notice for readers"))
