"""What all forms here share: labels stand above their fields, so they end without a colon.

And the one way in which a form meets its service, with the service's refusal back on the form.
"""

from collections.abc import Callable
from typing import Any, TypeVar

from django import forms
from django.contrib.auth.forms import AuthenticationForm, PasswordChangeForm
from django.core.validators import MaxLengthValidator
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.naming.gate import Hit, words_marked
from rulings.desk.base.naming.marks import Mark
from rulings.desk.base.refusals import BadInput, NamesInText, Refusal
from rulings.desk.base.texts import Text

_T = TypeVar("_T")


class _DeskField(forms.BoundField):
    """A field as it stands on the page."""

    def build_widget_attrs(self, attrs: dict[str, Any], widget: forms.Widget | None = None) -> dict[str, Any]:
        """Those of Django; the page opens at the first field that was refused, with scripts and without."""
        built: dict[str, Any] = super().build_widget_attrs(attrs, widget)
        if isinstance(self.form, DeskForm) and self.form.first_refused == self.name:
            built["autofocus"] = True
        return built


class DeskForm(forms.Form):
    """A form of the desk: a service takes what it gives; `status` is that of the page on which it comes back."""

    status = 200
    bound_field_class = _DeskField

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})

    def given(self) -> dict[str, Any]:
        """What the service is given."""
        return self.cleaned_data

    @property
    def first_refused(self) -> str:
        """The first field on the page that was refused; nothing where none was."""
        seen = (name for name in self.fields if name in self.errors and not self[name].is_hidden)
        return next(seen, "") if self.is_bound else ""

    def show_refusal(self, refusal: Refusal) -> None:
        """Put a refusal's sentence on the field that it names, or above them all, and take over its status."""
        named = refusal.field if isinstance(refusal, BadInput) else ""
        self.add_error(named if named in self.fields else None, str(refusal))
        self.status = refusal.status


class SignInForm(AuthenticationForm):
    """Name and password."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})
        for name, most in (("username", _LONGEST_NAME), ("password", _LONGEST_PASSWORD)):
            self.fields[name].validators.append(MaxLengthValidator(most))


_LONGEST_NAME, _LONGEST_PASSWORD = 150, 1_000


class PasswordForm(PasswordChangeForm):
    """The old password, and the new one twice."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **{"label_suffix": "", **settings})


def submit(form: DeskForm, service: Callable[..., _T], shown: type[Refusal] = BadInput) -> _T | None:
    """What the service made of the form; None where the form is not valid, or the service refused what it gives.

    A refusal of the kind `shown` then stands on the form, which keeps all that was written. Any other goes on, to the
    page of refusals. What the service did is undone by the service itself, as always when it refuses.
    """
    if not form.is_valid():
        return None
    try:
        return service(**form.given())
    except shown as refusal:
        form.show_refusal(refusal)
        return None


def note(kind: Text, rows: int = 2, **settings: Any) -> forms.CharField:
    """A text that goes into the ruling, with the limit that the service has, and its sentence where it is missing."""
    if kind.missing:
        settings.setdefault("error_messages", {"required": kind.missing})
    return forms.CharField(
        max_length=kind.limit, widget=forms.Textarea(attrs={"rows": rows, "maxlength": kind.limit}), **settings
    )


def line(kind: Text, label: Any, **settings: Any) -> forms.CharField:
    """A line of text, with the limit that the service has, and its sentence where it is missing."""
    settings.setdefault("error_messages", {"required": kind.missing})
    return forms.CharField(max_length=kind.limit, label=label, **settings)


_LOCAL = "%Y-%m-%dT%H:%M"


def moment(label: Any, **settings: Any) -> forms.DateTimeField:
    """A day and a time of the club's clock."""
    return forms.DateTimeField(
        label=label,
        input_formats=[_LOCAL],
        widget=forms.DateTimeInput(attrs={"type": "datetime-local"}, format=_LOCAL),
        error_messages={"invalid": _("Write the day and the time.")} | settings.pop("error_messages", {}),
        **settings,
    )


class RevisionForm(DeskForm):
    """The state of the case that the page showed."""

    revision = forms.IntegerField(min_value=0, widget=forms.HiddenInput)


class SheetForm(DeskForm):
    """The sheet that the page showed, by its digest."""

    sheet = forms.RegexField("[0-9a-f]{64}", required=False, widget=forms.HiddenInput, empty_value=None)


class WithdrawForm(RevisionForm):
    """Taking an answer back."""

    key = forms.CharField(max_length=80, widget=forms.HiddenInput)


class ReasonForm(DeskForm):
    """An act that demands its reason."""

    reason = note(Text.REASON, label=_("Reason"))


class FollowUpNoteForm(DeskForm):
    """What was found when something was come back to, where there is anything to write."""

    note = note(Text.NOTE, 3, required=False, label=_("What you found (may stay empty)"))


class Words(forms.MultipleChoiceField):
    """Words that stand in a text; which they are, nobody knows beforehand."""

    widget = forms.MultipleHiddenInput

    def valid_value(self, value: object) -> bool:
        return len(str(value)) <= Text.NAME.limit


class NamelessForm(DeskForm):
    """A text that outsiders read: what may be a name in it is ticked as none or replaced. `marks`: of a refusal."""

    not_names = Words(required=False)
    marks: tuple[Mark, ...] = ()

    def show_refusal(self, refusal: Refusal) -> None:
        """As others, with the words to be ticked."""
        super().show_refusal(refusal)
        if isinstance(refusal, NamesInText):
            self.marks = refusal.marks

    @property
    def hits(self) -> list[Hit]:
        """The words that are to be ticked, and those that are."""
        ticked = [str(each) for each in self["not_names"].value() or []]
        said = [Hit(Mark(0, 0, word, "", is_certain=False), is_spared=True) for word in ticked]
        return [*said, *(Hit(mark, is_spared=False) for mark in words_marked(self.marks))]


class NoticeForm(NamelessForm):
    """Why a publication is withdrawn; the public reads it in its place."""

    notice = note(Text.NOTICE, label=_("Notice for readers"))
