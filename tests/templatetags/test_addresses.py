"""Addresses that are made once are those that Django makes."""

import pytest
from django.template import Context, Template
from django.urls import NoReverseMatch, reverse, set_script_prefix
from django.urls.base import get_script_prefix


def drawn(source: str, **given: object) -> str:
    return Template(source).render(Context(given))


def test_an_address_is_that_of_the_values_in_it_each_time() -> None:
    pages = [drawn("{% url 'ruling' pk %}", pk=pk) for pk in (7, 8, 7)]
    assert pages == [reverse("ruling", args=[pk]) for pk in (7, 8, 7)]
    assert drawn("{% url 'session' slug='tuesday' as address %}[{{ address }}]") == "[/sessions/tuesday/]"


def test_a_value_of_another_type_is_another_address() -> None:
    with pytest.raises(NoReverseMatch):
        drawn("{% url 'ruling' pk %}{% url 'ruling' other %}", pk=1, other=True)


def test_a_page_that_is_not_there_is_an_error_unless_it_is_asked_for_as_a_name() -> None:
    assert drawn("{% url 'nowhere' as address %}[{{ address }}]") == "[]"
    with pytest.raises(NoReverseMatch):
        drawn("{% url 'nowhere' %}")


def test_where_the_site_stands_below_a_folder_its_addresses_begin_there() -> None:
    before = get_script_prefix()
    assert drawn("{% url 'ruling' 7 %}") == "/rulings/7/"
    set_script_prefix("/desk/")
    try:
        assert drawn("{% url 'ruling' 7 %}") == "/desk/rulings/7/"
    finally:
        set_script_prefix(before)
