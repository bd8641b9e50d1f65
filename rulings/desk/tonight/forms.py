"""Beginning a session, changing its settings, and keeping them as a template."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from decimal import Decimal
from math import ceil
from typing import Any
from uuid import uuid4

from django import forms
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.forms import DeskForm
from rulings.desk.base.refusals import BadInput
from rulings.desk.movements.forms.sections import SUGGESTED, settings_suggested, tables_field, tables_of
from rulings.desk.movements.wording import USUAL
from rulings.desk.tonight.queries import Start
from rulings.desk.tonight.values import Plan, SectionPlan
from rulings.desk.tonight.wording import BOARDS, NAME, TEMPLATE_GONE
from rulings.models import Club, RegulationProfile, SessionTemplate
from rulings.wording.terms import FORMS

_PLACES = 6
"""How many sections the form has room for at least; more are added on the session's own page."""
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_AS_BEFORE, _NONE = "as_before", ""
_MOST_BOARDS = 999


def _day() -> forms.DateField:
    """The day of play."""
    return forms.DateField(
        label=_("Day"),
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
        input_formats=["%Y-%m-%d"],
        error_messages=dict.fromkeys(("required", "invalid"), _("Write the day of play.")),
    )


def _form_of_scoring() -> forms.ChoiceField:
    """How it is scored, which may stay open."""
    choices = [("", _("still open")), *((str(form), text) for form, text in FORMS.items())]
    return forms.ChoiceField(label=_("Form of scoring"), required=False, choices=choices)


def _board(label: Any) -> forms.IntegerField:
    """The number of a board."""
    return forms.IntegerField(min_value=1, max_value=_MOST_BOARDS, label=label)


class BeginForm(DeskForm):
    """Everything about a session that can be said before it; what it was begun from is filled in.

    `begin_key` makes a form sent twice one session.
    """

    name = forms.CharField(max_length=200, label=_("Name"), error_messages={"required": NAME})
    day = _day()
    form = _form_of_scoring()
    profile = forms.ModelChoiceField(
        RegulationProfile.objects.none(),
        required=False,
        label=_("Regulations"),
        empty_label=_("those in force that day"),
    )
    first_board = _board(_("First board"))
    last_board = _board(_("Last board"))
    begin_key = forms.UUIDField(required=False, widget=forms.HiddenInput)

    def __init__(self, data: Any, club: Club, start: Start, profiles: Any, *, today: date) -> None:
        plan = start.plan
        shown = {"begin_key": uuid4(), "name": start.name, "day": today, "form": plan.form, "profile": plan.profile}
        shown |= {"first_board": plan.first_board, "last_board": plan.last_board}
        self.plan, self.names = plan, _names(plan.sections)
        super().__init__(data, initial=shown | _sections_shown(plan))
        self.club = club
        self.fields["profile"].queryset = profiles  # type: ignore[attr-defined]
        for place in range(len(self.names)):
            self._add_section(place)

    def _add_section(self, place: int) -> None:
        """The fields of one section."""
        tables = tables_field()
        tables.required, tables.help_text = False, ""
        self.fields[f"tables_{place}"] = tables
        known = [(_AS_BEFORE, _("as before"))] if self._before(place) else []
        choices = [*known, (SUGGESTED, USUAL), (_NONE, _("later"))]
        self.fields[f"movement_{place}"] = forms.ChoiceField(label=_("Movement"), required=False, choices=choices)

    def _before(self, place: int) -> SectionPlan | None:
        """The section that stood there in what it begins from, where it had a movement."""
        before = self.plan.sections[place] if place < len(self.plan.sections) else None
        return before if before and before.movement else None

    def sections(self) -> list[tuple[str, forms.BoundField, forms.BoundField]]:
        """The fields section by section, each with its name."""
        places = enumerate(self.names)
        return [(name, self[f"tables_{place}"], self[f"movement_{place}"]) for place, name in places]

    def is_several(self) -> bool:
        """Whether more than the first section is filled in, or wrong."""
        later = self.sections()[1:]
        return any(tables.value() or tables.errors or movement.errors for _name, tables, movement in later)

    def clean(self) -> dict[str, Any]:
        """The plan; an error on a section's own field where its movement cannot be."""
        cleaned = self.cleaned_data
        if not self.errors and cleaned["first_board"] > cleaned["last_board"]:
            self.add_error("last_board", BOARDS)
        if self.errors:
            return cleaned
        profile = cleaned["profile"].pk if cleaned["profile"] else None
        plan = Plan(cleaned["form"], profile, cleaned["first_board"], cleaned["last_board"])
        told = [place for place in range(len(self.names)) if cleaned[f"tables_{place}"]]
        sections = []
        for place in told:
            try:
                sections.append(self._section(place, "" if len(told) == 1 else self.names[place], plan))
            except BadInput as refusal:
                self.add_error(_FIELDS.get(refusal.field, f"movement_{place}").format(place=place), str(refusal))
                return cleaned
        cleaned["plan"] = replace(plan, sections=tuple(sections))
        return cleaned

    def _section(self, place: int, name: str, plan: Plan) -> SectionPlan:
        """A section of the plan; `BadInput` where there is no such movement."""
        tables: Decimal = self.cleaned_data[f"tables_{place}"]
        way, before = self.cleaned_data[f"movement_{place}"], self._before(place)
        first, last = plan.first_board, plan.last_board
        if way == _AS_BEFORE and before is not None and tables_of(before.tables, before.movement) == tables:
            return before.moved(name, first - self.plan.first_board)
        made = settings_suggested(plan.form, tables, last - first + 1, first) if way else {}
        return SectionPlan(name, ceil(tables), made)

    def given(self) -> dict[str, Any]:
        """What the service is told."""
        return {name: self.cleaned_data[name] for name in ("name", "day", "plan", "begin_key")}


_FIELDS = {"tables": "tables_{place}", "boards": "last_board", "first_board": "first_board"}
"""The fields here that a movement's refusal is about; any other is about the movement."""


def _names(sections: Sequence[SectionPlan]) -> list[str]:
    """What the places of the form are called: as the sections that stood there, then by letters that are free."""
    named = [each.name for each in sections if each.name]
    free = (letter for letter in _LETTERS if letter not in named)
    known = [each.name or next(free) for each in sections]
    return known + [next(free) for _place in range(max(0, _PLACES - len(known)))]


def _sections_shown(plan: Plan) -> dict[str, Any]:
    """The sections of a plan as the form shows them; the usual movement where none is known."""
    shown: dict[str, Any] = {f"movement_{place}": SUGGESTED for place in range(_PLACES)}
    for place, section in enumerate(plan.sections):
        shown[f"tables_{place}"] = tables_of(section.tables, section.movement)
        shown[f"movement_{place}"] = _AS_BEFORE if section.movement else _NONE
    return shown


class ChangeForm(DeskForm):
    """What may be changed of a session later."""

    name = forms.CharField(max_length=200, label=_("Name"), error_messages={"required": NAME})
    day = _day()
    form = _form_of_scoring()
    first_board = _board(_("First board"))
    last_board = _board(_("Last board"))


class TemplateForm(DeskForm):
    """The name under which a session's settings are kept."""

    name = forms.CharField(
        max_length=200, label=_("Name of the template"), error_messages={"required": _("Name the template.")}
    )


class RemoveTemplateForm(DeskForm):
    """The template that goes."""

    template = forms.ModelChoiceField(
        SessionTemplate.objects.none(),
        error_messages=dict.fromkeys(("required", "invalid_choice"), TEMPLATE_GONE),
    )

    def __init__(self, data: Any, club: Club) -> None:
        super().__init__(data)
        self.fields["template"].queryset = club.templates.all()  # type: ignore[attr-defined]
