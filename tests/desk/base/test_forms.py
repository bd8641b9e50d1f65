"""A form and its service: what was done, or the refusal on the form with its status, and nothing lost."""

import ast
from collections.abc import Callable
from pathlib import Path

import pytest
from django import forms
from django.forms.renderers import DjangoTemplates, TemplatesSetting

from rulings.desk.base.forms import DeskForm, submit
from rulings.desk.base.refusals import BadInput, NotAllowed, Refusal, WrongState


class NameForm(DeskForm):
    """One name."""

    name = forms.CharField()


def refusing(refusal: Refusal) -> Callable[..., str]:
    """A service that refuses so."""

    def service(name: str) -> str:
        raise refusal

    return service


def test_the_service_takes_what_the_form_gives() -> None:
    form = NameForm({"name": "Anna"})
    assert submit(form, lambda name: f"{name} was noted") == "Anna was noted"
    assert (form.status, form.errors) == (200, {})


def test_a_form_with_errors_never_meets_its_service() -> None:
    form = NameForm({"name": ""})
    assert submit(form, refusing(WrongState("Too late."))) is None
    assert (form.status, list(form.errors)) == (200, ["name"])


@pytest.mark.parametrize(("field", "place"), [("name", "name"), ("text", "__all__"), ("", "__all__")])
def test_a_refusal_stands_on_the_field_that_it_names_or_above_them_all(field: str, place: str) -> None:
    form = NameForm({"name": "Anna"})
    assert submit(form, refusing(BadInput("Write another.", field))) is None
    assert (form.errors, form.status) == ({place: ["Write another."]}, 422)
    assert form["name"].value() == "Anna"


@pytest.mark.parametrize(("refusal", "status"), [(WrongState("Too late."), 409), (NotAllowed("Ask Rev."), 403)])
def test_every_refusal_is_shown_where_the_page_asks_for_it_and_else_goes_on(refusal: Refusal, status: int) -> None:
    form = NameForm({"name": "Anna"})
    with pytest.raises(type(refusal)):
        submit(form, refusing(refusal))
    assert submit(form, refusing(refusal), Refusal) is None
    assert (form.errors, form.status) == ({"__all__": [str(refusal)]}, status)


def test_a_list_of_choices_is_what_django_itself_would_make_of_it() -> None:
    """Ours leaves out Django's two templates for every option."""
    groups = [("", "none"), ("Clubs & more", [("1", "<Ponte>"), (2, "Sole")]), ("rome", "Rome")]
    field = forms.ChoiceField(choices=groups, widget=forms.Select({"class": "wide", "disabled": True}))
    many = forms.MultipleChoiceField(choices=groups)
    for widget, value in ((field.widget, "2"), (field.widget, None), (many.widget, ["1", "rome"])):
        widget.choices = groups
        ours, djangos = (widget.render("club", value, renderer=each()) for each in (TemplatesSetting, DjangoTemplates))
        assert ours.split() == djangos.split()


ELSEWHERE = {
    "archives/services/taking_in.py": "a logo of an archive that is no picture, which the archive is refused for",
    "base/gate.py": "the page of refusals, for every service that no form is submitted to",
    "cases/queries/play.py": "a claim that the corrected record contradicts, in words on the page",
    "imports/services/importing.py": "one file of several, which the refusal then names",
    "imports/services/queued.py": "a file that the worker reads, of which its sender is told later",
    "imports/services/terminals.py": "one result of many, which is told to whoever listens and left out",
    "imports/views/door.py": "a program, which is answered in JSON",
    "pocket/services/trying.py": "an answer that the Laws do not take any more: somebody decides on it later",
    "pocket/views/device.py": "a device, which is answered in JSON",
    "people/views/joining.py": "a role that is taken by one button, on a page without a form",
    "practice/views/sittings.py": "one button of many, on a page without fields",
    "practice/views/tests.py": "a test that is begun by one button",
    "movements/forms/sections.py": "a movement that cannot be, said of the field that makes it so",
    "scores/services/recording.py": "a line of many, which the refusal is said of",
    "tonight/forms.py": "a movement that cannot be, said of its own section",
    "reports/forms/claims.py": "a form that reads a claim as the record will",
    "roster/values/lists.py": "a list, of which each wrong line gets a sentence of its own",
}
"""The modules that catch a refusal, and what for."""


def test_a_refusal_is_caught_in_one_place_for_every_form() -> None:
    desk = Path(__file__).parents[3] / "rulings" / "desk"
    catching = {
        path.relative_to(desk).as_posix()
        for path in desk.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ExceptHandler) and node.type is not None
        if {"Refusal", "BadInput"} & {name.id for name in ast.walk(node.type) if isinstance(name, ast.Name)}
    }
    assert catching == set(ELSEWHERE)
