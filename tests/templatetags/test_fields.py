"""A field that is drawn once is the field that the form draws."""

from typing import Any

import pytest
from django import forms
from django.template import Context, Template
from django.utils import translation

from rulings.desk.base.forms import DeskForm


class Told(DeskForm):
    """One of each kind."""

    name = forms.CharField(label="Name", help_text="As on the list.", max_length=20)
    text = forms.CharField(required=False, widget=forms.Textarea(attrs={"rows": 2}))
    kind = forms.ChoiceField(choices=[("a", "A"), ("b", "B")])


def drawn(form: forms.Form, name: str) -> str:
    return Template("{% load fields %}{% field bound %}").render(Context({"bound": form[name]}))


FORMS: list[dict[str, Any]] = [
    {},
    {"auto_id": "other_%s"},
    {"prefix": "first"},
    {"initial": {"name": "Ada", "text": "x", "kind": "b"}},
    {"initial": {"name": "<b>"}},
    {"data": {"name": "", "text": "<script>"}},
    {"data": {"name": "long" * 20}},
    {"data": {"name": "Ada"}},
]


@pytest.mark.parametrize("name", ["name", "text", "kind"])
def test_whatever_a_form_holds_its_field_is_drawn_as_it_draws_it(name: str) -> None:
    for _time in range(2):
        for settings in FORMS:
            form = Told(**settings)
            assert drawn(form, name) == form[name].as_field_group()


def test_a_form_that_changed_a_field_draws_it_changed() -> None:
    plain = drawn(Told(), "name")
    for name, value in (("label", "Who"), ("help_text", "Any."), ("required", False), ("disabled", True)):
        form = Told()
        setattr(form.fields["name"], name, value)
        assert drawn(form, "name") == form["name"].as_field_group() != plain
    form = Told()
    form.fields["name"].widget.attrs["list"] = "names"
    assert drawn(form, "name") == form["name"].as_field_group() != plain


def test_what_is_said_of_a_refusal_is_said_in_the_readers_language() -> None:
    said = []
    for language in ("en", "it"):
        with translation.override(language):
            said.append(drawn(Told({"name": ""}), "name"))
    assert said[0] != said[1]
