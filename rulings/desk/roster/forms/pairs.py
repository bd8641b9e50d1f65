"""Who plays in a session: the players of one number, many at once, a number more, two exchanged, a substitute."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.line_ups import IN_ORDER
from rulings.desk.base.texts import Text
from rulings.desk.roster.forms.players import ListForm
from rulings.desk.roster.queries.pairs import Field, Place, seats_named
from rulings.desk.roster.values.numbers import ONE_A_LINE
from rulings.desk.roster.values.typed import Named, read_player
from rulings.desk.roster.wording.refused import NO_NUMBER, WHO_COMES
from rulings.models import ContestantKind, Player

_OF_A_PAIR = (_("North or East"), _("South or West"))
_WITH_BOTH = 220


def _name_field(label: Any) -> forms.CharField:
    """A player, typed as a name, a number or both."""
    widget = forms.TextInput(attrs={"autocomplete": "off", "autocapitalize": "words", "spellcheck": "false"})
    return forms.CharField(max_length=_WITH_BOTH, required=False, label=label, widget=widget)


def _same_name() -> forms.BooleanField:
    """Two who are called the same."""
    return forms.BooleanField(required=False, label=_("Two people of that name play"))


def _over_file() -> forms.BooleanField:
    """Names that a file gave give way."""
    return forms.BooleanField(required=False, label=_("Write over names that came with a file"))


class PlayersForm(DeskForm):
    """As many players as a number has; each a name, a member's number, or both."""

    def __init__(self, data: Any, count: int, kind: str, **settings: Any) -> None:
        super().__init__(data, **settings)
        for place in range(1, count + 1):
            self.fields[f"player_{place}"] = _name_field(_label(place, kind))
        self.count = count

    @property
    def players(self) -> list[Named]:
        """Who was sent, in the order of the seats."""
        return [read_player(self.cleaned_data[f"player_{place}"]) for place in range(1, self.count + 1)]

    @property
    def player_fields(self) -> list[forms.BoundField]:
        """The fields of players, in the order of the seats."""
        return [self[f"player_{place}"] for place in range(1, self.count + 1)]


def _label(place: int, kind: str) -> Any:
    """What the field is called."""
    if kind == ContestantKind.PAIR:
        return _OF_A_PAIR[place - 1]
    return _("Player") if kind == ContestantKind.INDIVIDUAL else _("Player %(number)s") % {"number": place}


class NamesForm(PlayersForm):
    """Who plays under one number; `offers_*` show a tick only where it is wanted."""

    title = forms.CharField(max_length=Text.NAME.limit, required=False, label=_("Name of the team"))
    same_name = _same_name()
    over_file = _over_file()
    revision = forms.CharField(max_length=40, widget=forms.HiddenInput)

    def __init__(self, data: Any, place: Place, typed: dict[str, str] | None = None) -> None:
        players = {f"player_{at}": str(each) for at, each in enumerate(place.named, start=1)}
        initial = {"revision": place.revision, "title": place.contestant.name, **players, **(typed or {})}
        count = max(seats_named(place.contestant), len(place.named))
        super().__init__(data, count, place.contestant.kind, initial=initial)
        if place.contestant.kind != ContestantKind.TEAM:
            del self.fields["title"]
        if not place.is_from_file:
            del self.fields["over_file"]

    @property
    def is_doubtful(self) -> bool:
        """Whether the director is offered to say that two people have a name: once he has sent it."""
        return self.is_bound and bool(self.errors)

    def given(self) -> dict[str, Any]:
        names = ("title", "revision", "same_name", "over_file")
        return {name: self.cleaned_data[name] for name in names if name in self.cleaned_data} | {
            "players": self.players
        }


class AllNamesForm(ListForm):
    """Who plays under many numbers; a tick is shown only where it is wanted."""

    text = forms.CharField(
        label=_("One pair a line"),
        help_text=_("The number, then the names with a slash between. A member's number will do for a name."),
        widget=forms.Textarea(attrs={"rows": 6, "spellcheck": "false", "placeholder": "5 Anna Nowak / Jan Kos"}),
        error_messages={"required": ONE_A_LINE},
    )
    same_name = _same_name()
    over_file = _over_file()

    def __init__(self, data: Any, has_files_names: bool) -> None:
        super().__init__(data)
        if not has_files_names:
            del self.fields["over_file"]
        if not self.is_bound:
            del self.fields["same_name"]


class AddForm(DeskForm):
    """A number more, in a section that takes one."""

    section = forms.ChoiceField(label=_("Section"), required=False)
    number = forms.IntegerField(required=False, min_value=1, max_value=999, label=_("Number (may stay empty)"))

    def __init__(self, data: Any, sections: Iterable[str]) -> None:
        super().__init__(data, auto_id="add_%s")
        named = [name for name in sections if name]
        self.fields["section"].choices = [(name, name) for name in named]  # type: ignore[attr-defined]
        if not named:
            del self.fields["section"]

    def given(self) -> dict[str, Any]:
        return {"section": self.cleaned_data.get("section", ""), "number": self.cleaned_data["number"]}


class ExchangeForm(DeskForm):
    """Two that sat the wrong way round."""

    first = forms.CharField(max_length=30, label=_("Number"), error_messages={"required": NO_NUMBER})
    second = forms.CharField(max_length=30, label=_("And number"), error_messages={"required": NO_NUMBER})
    over_file = _over_file()

    def __init__(self, data: Any, everybody: Field) -> None:
        super().__init__(data, auto_id="exchange_%s")
        self.everybody = everybody
        if not everybody.has_files_names:
            del self.fields["over_file"]

    def given(self) -> dict[str, Any]:
        """The two; `BadInput` for a number that nobody has."""
        numbers = self.everybody.numbers
        two = {name: numbers.called(self.cleaned_data[name], name) for name in ("first", "second")}
        return self.cleaned_data | two


class SubstituteForm(DeskForm):
    """Who plays in whose place, from which board on."""

    player = forms.ModelChoiceField(Player.objects.none(), label=_("In place of"))
    name = _name_field(_("Who plays"))
    from_board = forms.IntegerField(
        min_value=1, label=_("From board"), error_messages={"required": _("Write the first board that he plays.")}
    )
    same_name = _same_name()

    def __init__(self, data: Any, place: Place) -> None:
        super().__init__(data, auto_id="substitute_%s")
        rows = Player.objects.filter(contestant=place.contestant, replaces__isnull=True).order_by(*IN_ORDER)
        self.fields["player"].queryset = rows  # type: ignore[attr-defined]
        self.fields["player"].empty_label = None  # type: ignore[attr-defined]
        self.fields["name"].required = True
        self.fields["name"].error_messages["required"] = WHO_COMES

    def given(self) -> dict[str, Any]:
        named = read_player(self.cleaned_data["name"])
        rest = {name: self.cleaned_data[name] for name in ("player", "from_board", "same_name")}
        return {"name": named.name, "number": named.number, **rest}
