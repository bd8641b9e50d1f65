"""Entering at the door, and what a director makes of an entry."""

from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.texts import Text
from rulings.desk.roster.forms.pairs import PlayersForm
from rulings.desk.roster.forms.players import NUMBER_LENGTH
from rulings.desk.roster.queries.door import Waiting
from rulings.models import ContestantKind

_ASKED = {ContestantKind.INDIVIDUAL: 1, ContestantKind.PAIR: 2, ContestantKind.TEAM: 6}
_NAMES = (_("Your name"), _("Your partner's name"))


def _name_of(place: int) -> Any:
    """What the field of a name is called."""
    return _NAMES[place - 1] if place <= len(_NAMES) else _("Name of player %(number)s") % {"number": place}


class DoorForm(DeskForm):
    """Who comes, in the order of the seats, and the place that he was given. It never lists anybody."""

    def __init__(self, data: Any, kind: ContestantKind) -> None:
        super().__init__(data)
        self.count = _ASKED[kind]
        for place in range(1, self.count + 1):
            self.fields[f"name_{place}"] = forms.CharField(
                max_length=Text.NAME.limit,
                required=False,
                label=_name_of(place),
                widget=_typed("name" if place < 2 else "off"),
            )
            self.fields[f"number_{place}"] = forms.CharField(
                max_length=NUMBER_LENGTH,
                required=False,
                label=_("Member's number (may stay empty)"),
                widget=_typed("off"),
            )
        self.fields["wanted"] = forms.CharField(
            max_length=20,
            required=False,
            label=_("Your number or table (may stay empty)"),
            help_text=_("Only if you were given one, such as 5, B5 or 3 NS."),
            widget=_typed("off"),
        )

    def given(self) -> dict[str, Any]:
        places = range(1, self.count + 1)
        players = [(self.cleaned_data[f"name_{at}"], self.cleaned_data[f"number_{at}"]) for at in places]
        return {"players": players, "wanted": self.cleaned_data["wanted"]}


def _typed(what: str) -> forms.TextInput:
    """A field that a browser fills in itself only where it is one's own name."""
    return forms.TextInput(attrs={"autocomplete": what, "spellcheck": "false"})


class ConfirmForm(PlayersForm):
    """An entry as it is to be taken over."""

    number = forms.CharField(max_length=30, required=False, label=_("Number"))
    same_name = forms.BooleanField(required=False, label=_("Two people of that name play"))

    def __init__(self, data: Any, waiting: Waiting, kind: str) -> None:
        players = {f"player_{at}": str(each) for at, each in enumerate(waiting.players, start=1)}
        initial = {"number": waiting.number, **players}
        super().__init__(data, len(waiting.players), kind, initial=initial, auto_id=f"entry_{waiting.sign_in.pk}_%s")
        self.order_fields(players)

    def given(self) -> dict[str, Any]:
        return {name: self.cleaned_data[name] for name in ("number", "same_name")} | {"players": self.players}
