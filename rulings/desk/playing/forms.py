"""A director who plays: for whom, which board he must see, and who rules at his own table."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm, note
from rulings.desk.base.texts import Text
from rulings.models import Contestant, PlayingDirector, User

_CHOOSE = {"required": _("Choose one."), "invalid_choice": _("Choose one of the list.")}


class PlaysForm(DeskForm):
    """For whom somebody plays; `users` are those of whom the reader may say it, himself the first.

    `known` is what he has said of himself.
    """

    user = forms.TypedChoiceField(label=_("Who plays"), coerce=int, error_messages=_CHOOSE)
    contestant = forms.TypedChoiceField(
        label=_("Plays as"), coerce=int, required=False, empty_value=None, error_messages=_CHOOSE
    )

    def __init__(
        self, data: Any, users: Iterable[User], contestants: Iterable[Contestant], known: PlayingDirector | None
    ) -> None:
        self.users = {user.pk: user for user in users}
        self.contestants = {contestant.pk: contestant for contestant in contestants}
        super().__init__(data, initial={"contestant": known.contestant_id} if known else {})
        who, plays = self.fields["user"], self.fields["contestant"]
        who.choices = [(pk, user.display_name) for pk, user in self.users.items()]  # type: ignore[attr-defined]
        if len(self.users) == 1:
            who.widget, who.initial = forms.HiddenInput(), next(iter(self.users))
        unknown = ("", _("not known yet: every board is hidden"))
        plays.choices = [unknown, *((pk, str(each)) for pk, each in self.contestants.items())]  # type: ignore[attr-defined]

    def given(self) -> dict[str, Any]:
        """Who plays, and where he sits."""
        contestant = self.contestants.get(self.cleaned_data["contestant"])
        return {"user": self.users[self.cleaned_data["user"]], "contestant": contestant}


class LeaveForm(DeskForm):
    """Who plays no more, and why."""

    plays = forms.IntegerField(widget=forms.HiddenInput)
    reason = note(Text.REASON_TO_SEE, label=_("Reason"))


class NamedForm(DeskForm):
    """Another director, who rules in the place of one who plays at the table."""

    director = forms.TypedChoiceField(label=_("Who rules"), coerce=int, error_messages=_CHOOSE)

    def __init__(self, data: Any, directors: Iterable[User]) -> None:
        self.directors = {user.pk: user for user in directors}
        super().__init__(data)
        choices = [(pk, user.display_name) for pk, user in self.directors.items()]
        self.fields["director"].choices = choices  # type: ignore[attr-defined]

    def named(self) -> User:
        """The director who was chosen."""
        return self.directors[self.cleaned_data["director"]]
