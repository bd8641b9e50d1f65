"""Roles, invitations and passwords; making a player anonymous; notes on conduct and the player's answer to them."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.db.models import QuerySet
from django.http import QueryDict
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, SheetForm, Words, line, note
from rulings.desk.base.texts import Text
from rulings.desk.people.values import LONGEST_INVITATION
from rulings.models import NoteKind, Role, Session

_LONGEST_PASSWORD = 1_000


def _until() -> forms.DateField:
    """The last day of a role."""
    return forms.DateField(
        required=False,
        label=_("Last day of the role"),
        help_text=_("Empty for a role without an end. For a guest of one evening: the day of the session."),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )


def _password(label: Any, **settings: Any) -> forms.CharField:
    """A new password, which the browser may propose and keep."""
    widget = forms.PasswordInput(attrs={"autocomplete": "new-password"})
    return forms.CharField(label=label, strip=False, max_length=_LONGEST_PASSWORD, widget=widget, **settings)


class RoleForm(DeskForm):
    """What somebody is in the club, and until when."""

    role = forms.ChoiceField(label=_("Role"), choices=Role.choices)
    also_administers = forms.BooleanField(required=False, label=_("Who directs administers the club as well"))
    is_recorder = forms.BooleanField(
        required=False,
        label=_("Keeps the notes on conduct"),
        help_text=_("He alone reads them, with nobody else of the club."),
    )
    until = _until()


class InvitationForm(DeskForm):
    """Whom to invite, and to what."""

    name = line(Text.PERSON, _("Name"))
    mail = forms.EmailField(
        required=False,
        max_length=Text.MAIL.limit,
        label=_("Mail address (may stay empty)"),
        help_text=_("Without it you show the link as a code, or send it yourself."),
    )
    role = forms.ChoiceField(label=_("Role"), choices=Role.choices)
    also_administers = forms.BooleanField(required=False, label=_("Who directs administers the club as well"))
    session = forms.ModelChoiceField(
        Session.objects.none(),
        required=False,
        label=_("Only for one session"),
        empty_label=_("no: in the whole club"),
        help_text=_("A guest reads and rules in that session alone, and sees nothing else of the club."),
    )
    until = _until()
    days = forms.IntegerField(
        min_value=1, max_value=LONGEST_INVITATION, initial=7, label=_("For how many days the invitation waits")
    )

    def __init__(self, data: QueryDict | None, sessions: QuerySet[Session], **settings: Any) -> None:
        super().__init__(data, **settings)
        self.fields["session"].queryset = sessions  # type: ignore[attr-defined]


class SwitchForm(DeskForm):
    """The club that is meant; none for all of them."""

    club = forms.SlugField(required=False, max_length=40, widget=forms.HiddenInput)


class RevokeForm(DeskForm):
    """The invitation that is meant."""

    invitation = forms.IntegerField(min_value=1, widget=forms.HiddenInput)


class NewPasswordForm(DeskForm):
    """A password, twice."""

    password = _password(_("New password"), help_text=_("At least ten characters that nobody guesses."))
    again = _password(_("The same again"))

    def clean(self) -> dict[str, Any]:
        """Both are the same."""
        given: dict[str, Any] = super().clean() or {}
        if "password" in given and "again" in given and given["password"] != given.pop("again"):
            self.add_error("again", _("That is another password than the first one: write the same twice."))
        return given


class ForgottenForm(DeskForm):
    """Who has forgotten his password."""

    name = forms.CharField(
        max_length=Text.MAIL.limit,
        label=_("The name you sign in with, or your mail address"),
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )


class AccountForm(NewPasswordForm):
    """A new account."""

    name = line(Text.PERSON, _("Your name, as others read it"))
    username = line(
        Text.USERNAME,
        _("Name to sign in with"),
        help_text=_("Letters, digits and @ . + - _, without a space."),
        widget=forms.TextInput(attrs={"autocomplete": "username", "autocapitalize": "none", "spellcheck": "false"}),
    )
    mail = forms.EmailField(required=False, max_length=Text.MAIL.limit, label=_("Your mail address (may stay empty)"))
    field_order: tuple[str, ...] = ("name", "username", "mail", "password", "again")


class HeadsForm(DeskForm):
    """Who keeps the head of the club's audit trail elsewhere."""

    is_shown = forms.BooleanField(
        required=False,
        label=_("Let everybody read the head of the audit trail"),
        help_text=_("It holds a number, a time and a signature, nothing of what was done."),
    )
    mail = forms.EmailField(
        required=False,
        max_length=Text.MAIL.limit,
        label=_("Mail it every day to"),
        help_text=_("Somebody outside the club, such as the federation: what he keeps, nobody here can rewrite."),
    )


class FindPlayerForm(DeskForm):
    """A player looked for, and those of the names found that are his."""

    name = forms.CharField(
        required=False,
        max_length=Text.NAME.limit,
        label=_("Name of the player"),
        help_text=_("One word of it is enough."),
    )
    names = Words(required=False)


class EraseForm(SheetForm):
    """All spellings of a name, the words in it that are spared, and why."""

    names = Words()
    spared = Words(required=False)
    reason = note(
        Text.REASON_TO_ERASE,
        label=_("Who asked for this, and when"),
        help_text=_("Without the name: it would be kept here."),
    )


class ConductNoteForm(DeskForm):
    """Who, what about, what happened, and what he said. `names` are those at the table; without any he is typed."""

    player = forms.CharField(max_length=Text.NAME.limit, label=_("Player"))
    kind = forms.ChoiceField(choices=NoteKind.choices, label=_("What it is about"))
    text = note(
        Text.CONDUCT,
        5,
        label=_("What happened"),
        help_text=_("What was seen and heard, with who can confirm it. No judgement."),
    )
    response = note(Text.RESPONSE, 3, required=False, label=_("What the player said to it (may stay empty)"))

    def __init__(self, data: QueryDict | None, names: Iterable[str]) -> None:
        super().__init__(data)
        if choices := [(name, name) for name in names]:
            self.fields["player"] = forms.ChoiceField(choices=choices, label=_("Player"))


class ResponseForm(DeskForm):
    """What the player said."""

    response = note(
        Text.RESPONSE,
        4,
        label=_("What the player said to it"),
    )
