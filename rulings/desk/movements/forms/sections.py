"""A section: its tables, and what its movement is made of."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from math import ceil
from typing import Any

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.bridge.movements import (
    Kind,
    Missing,
    MovementError,
    Problem,
    best_way,
    complete_settings,
    most_individual_rounds,
    movement_for,
    suggested,
)
from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import BadInput, Refusal, Stale
from rulings.desk.movements.values import kind_of_form, mark_of_section
from rulings.desk.movements.wording import KINDS, MISSING, TABLES, USUAL, WAYS, problem_text
from rulings.models import ContestantKind, Section, Session

SUGGESTED = "suggested"
"""The choice of the movement that is usual for so many tables."""
_MOST_ROWS = 200_000
_USUAL_BOARDS = 24
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_MISSING_USUALLY = Missing.NORTH_SOUTH.value
_HALVES = _("Write whole tables, or a half: 7 or 7.5.")
_HALF = Decimal("0.5")
_LARGEST_EXPONENT = 9


class _Halves(forms.DecimalField):
    """Numbers of a size that can be halved: Django finds no remainder of one that no float holds."""

    def to_python(self, value: Any) -> Any:
        read: Any = super().to_python(value)
        if read is not None and read.is_finite() and read.adjusted() > _LARGEST_EXPONENT:
            raise forms.ValidationError(self.error_messages["max_value"], code="max_value")
        return read


def tables_field() -> forms.DecimalField:
    """So many tables, or half a table more."""
    wrong = dict.fromkeys(("step_size", "max_decimal_places", "max_whole_digits", "invalid"), _HALVES)
    return _Halves(
        min_value=_HALF,
        max_value=99,
        step_size=_HALF,
        label=_("Tables"),
        help_text=_("7.5 with half a table."),
        widget=forms.NumberInput(attrs={"inputmode": "decimal"}),
        error_messages=wrong | dict.fromkeys(("min_value", "max_value"), TABLES),
    )


def _count(label: Any, *, least: int = 1, help_text: Any = "") -> forms.IntegerField:
    """A number that may stay empty: then it is the usual one."""
    return forms.IntegerField(min_value=least, max_value=999, required=False, label=label, help_text=help_text)


class SectionForm(DeskForm):
    """What the service is told of a section of a session, or of a new one beside those there are."""

    name = forms.CharField(max_length=10, required=False, label=_("Section"), help_text=_("Empty for the only one."))
    tables = tables_field()
    kind = forms.ChoiceField(label=_("Movement"), required=False, choices=[(SUGGESTED, USUAL), *KINDS.items()])
    boards_per_round = _count(_("Boards in a round"), help_text=_("Not needed for the usual one."))
    rounds = _count(_("Rounds"), help_text=_("Empty for as many as are usual."))
    way = forms.ChoiceField(label=_("Way of a Mitchell"), required=False, choices=list(WAYS.items()))
    missing = forms.ChoiceField(
        label=_("Who is missing at a half table"), required=False, choices=list(MISSING.items())
    )
    first_board = _count(_("First board"))
    arrow_switched = _count(_("Arrow-switched rounds of a Mitchell"), least=0)
    east_west_from = _count(_("East-west pairs of a Mitchell are numbered from"))
    rows = forms.CharField(
        max_length=_MOST_ROWS,
        required=False,
        strip=False,
        label=_("Movement entered by hand"),
        help_text=_("A line for each table in each round: round, table, NS, EW, boards. As 1,1,1,8,1-3."),
        widget=forms.Textarea(attrs={"rows": 6}),
    )
    was = forms.CharField(required=False, widget=forms.HiddenInput)

    def __init__(
        self, data: Any, session: Session, there: Sequence[Section], boards: Sequence[int], section: Section | None
    ) -> None:
        self.session, self.section = session, section
        self.boards, self.first = len(boards) or _USUAL_BOARDS, min(boards, default=1)
        super().__init__(data, initial=_shown(section) if section else self._new(there))

    def _new(self, there: Sequence[Section]) -> dict[str, Any]:
        """What a new section begins with: the usual movement, and the next letter beside others."""
        taken = {each.name or _LETTERS[0] for each in there}
        letter = next(each for each in _LETTERS if each not in taken) if taken else ""
        return {"name": letter, "kind": SUGGESTED, "boards_per_round": 3, "first_board": self.first}

    def special_fields(self) -> list[forms.BoundField]:
        """What few movements need."""
        return [self[name] for name in self.fields if name not in (*_MAIN, "was")]

    def is_special(self) -> bool:
        """Whether anything is said there, or wrong there."""
        return any(field.errors or field.value() for field in self.special_fields() if field.name != "first_board")

    def clean(self) -> dict[str, Any]:
        """The settings of the movement, those of its kind alone; an error beside what makes it impossible."""
        cleaned = self.cleaned_data
        missing = next((name for name in _needed(cleaned.get("kind", "")) if cleaned.get(name) in (None, "")), "")
        if missing and missing not in self.errors:
            self.add_error(missing, _NEEDED[missing])
        if not self.errors:
            try:
                cleaned["movement"] = self._movement()
            except BadInput as refusal:
                self.add_error(self._place_of(refusal), str(refusal))
        return cleaned

    def _movement(self) -> dict[str, Any]:
        """What the movement is made of, {} for none; `BadInput` where it cannot be."""
        kind, tables = self.cleaned_data["kind"], self.cleaned_data["tables"]
        if not kind:
            return {}
        if kind == SUGGESTED:
            first = self.cleaned_data["first_board"] or self.first
            return settings_suggested(self.session.form, tables, self.boards, first)
        told = {
            name: value
            for name in ("way", "boards_per_round", "rounds", "first_board", "arrow_switched", "east_west_from", "rows")
            if (value := self.cleaned_data[name]) not in (None, "")
        }
        missing = self.cleaned_data["missing"] or (_MISSING_USUALLY if tables % 1 else "")
        told |= {"tables": ceil(tables), "teams": ceil(tables), "players": 4 * ceil(tables)}
        told["missing"] = bool(missing) if kind == Kind.HOWELL else missing
        _check_whole(tables, kind in (Kind.TEAM_MATCH, Kind.INDIVIDUAL))
        return _complete({"kind": kind} | {name: told[name] for name in told if name in _SETTINGS[Kind(kind)]})

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        cleaned = self.cleaned_data
        told = {"name": cleaned["name"], "tables": ceil(cleaned["tables"]), "movement": cleaned["movement"]}
        return told | {"section": self.section, "was": cleaned["was"]}

    def show_refusal(self, refusal: Refusal) -> None:
        """Beside what makes the movement; after somebody quicker the next sending is about what he left."""
        self.add_error(self._place_of(refusal) if isinstance(refusal, BadInput) else None, str(refusal))
        self.status = refusal.status
        if isinstance(refusal, Stale) and self.section is not None:
            self.data = {**dict(self.data.items()), "was": mark_of_section(self.section)}

    def _place_of(self, refusal: BadInput) -> str:
        """The field that a refusal is about; what makes the movement where it names none."""
        makes_it = "rows" if self.cleaned_data.get("kind") == Kind.ROWS else "kind"
        return refusal.field if refusal.field in self.fields else makes_it


class RemoveSectionForm(DeskForm):
    """The section that goes, as the page showed it."""

    was = forms.CharField(required=False, widget=forms.HiddenInput)


_MAIN = ("name", "tables", "kind", "boards_per_round", "rounds")
_LENGTH = {"rounds", "boards_per_round", "first_board"}
_SETTINGS = {
    Kind.MITCHELL: _LENGTH | {"tables", "way", "missing", "arrow_switched", "east_west_from"},
    Kind.HOWELL: _LENGTH | {"tables", "missing"},
    Kind.TEAM_MATCH: _LENGTH | {"teams"},
    Kind.INDIVIDUAL: _LENGTH | {"players"},
    Kind.ROWS: {"rows"},
}
_NEEDED = {
    "boards_per_round": _("Write how many boards are played in a round."),
    "rows": _("Write or paste the movement, a line for each table in each round."),
}
_FIELDS = {
    Problem.TABLES: "tables",
    Problem.TEAMS: "tables",
    Problem.PLAYERS: "tables",
    Problem.WAY: "way",
    Problem.ROUNDS: "rounds",
    Problem.ARROW_SWITCHED: "arrow_switched",
    Problem.BOARDS_PER_ROUND: "boards_per_round",
    Problem.FIRST_BOARD: "first_board",
    Problem.EAST_WEST_FROM: "east_west_from",
    Problem.BOARDS_WANTED: "boards",
    Problem.ROW: "rows",
    Problem.ROW_WITHOUT: "rows",
}


def _needed(kind: str) -> tuple[str, ...]:
    """The fields without which there is no movement of this kind."""
    if kind == Kind.ROWS:
        return ("rows",)
    return () if kind in ("", SUGGESTED) else ("boards_per_round",)


def _complete(settings: dict[str, Any]) -> dict[str, Any]:
    """All settings of a movement; `BadInput` on the field that is wrong where there is none."""
    try:
        made = complete_settings(settings)
        movement_for(made)
    except MovementError as error:
        raise _refusal(error) from None
    return made


def _refusal(error: MovementError) -> BadInput:
    """A movement that cannot be, as a refusal of a field: "movement" where none is to blame."""
    return BadInput(problem_text(error), _FIELDS.get(error.problem, "movement"))


def _check_whole(tables: Decimal, is_whole: bool) -> None:
    """`BadInput` for half a table of teams or of single players."""
    if is_whole and tables % 1:
        raise BadInput(_("Teams and single players sit at whole tables. Write a whole number."), "tables")


def _shown(section: Section) -> dict[str, Any]:
    """A section as its form shows it; what is usual for its tables stays empty, so that it follows their number."""
    made = dict(section.movement)
    shown = {"name": section.name, "tables": tables_of(section.tables, made), "was": mark_of_section(section)}
    if made.get("missing") is True:
        made["missing"] = _MISSING_USUALLY
    tables = made.pop("tables", 0)
    if made.get("way") and made["way"] == best_way(tables, made["rounds"] or None):
        made.pop("way")
    if made.get("east_west_from") == tables + 1:
        made.pop("east_west_from")
    return shown | {name: value for name, value in made.items() if value not in (0, False)}


def tables_of(tables: int, movement: Mapping[str, Any]) -> Decimal:
    """So many tables as a person says it: 7.5 for 8 where a pair is missing."""
    return tables - _HALF if movement.get("missing") else Decimal(tables)


def settings_suggested(form: str, tables: Decimal, boards: int, first_board: int) -> dict[str, Any]:
    """The usual movement for so many tables and boards, by the form of scoring; `BadInput` where there is none.

    Its fields are those of a section, and "boards" for their number.
    """
    whole, length = ceil(tables), {"boards_per_round": boards, "first_board": first_board}
    kind = kind_of_form(form)
    _check_whole(tables, kind != ContestantKind.PAIR)
    try:
        if kind == ContestantKind.PAIR:
            told = float(tables) if tables % 1 else whole
            return _complete(suggested(told, boards) | {"first_board": first_board})
        if kind == ContestantKind.TEAM:
            rounds = max(1, whole - 1 if whole % 2 == 0 else whole)
            length["boards_per_round"] = max(1, boards // rounds)
            return _complete({"kind": Kind.TEAM_MATCH.value, "teams": whole, **length})
        length["boards_per_round"] = max(1, boards // most_individual_rounds(4 * whole))
        return _complete({"kind": Kind.INDIVIDUAL.value, "players": 4 * whole, **length})
    except MovementError as error:
        raise _refusal(error) from None
