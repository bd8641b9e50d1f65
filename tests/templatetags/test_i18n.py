"""Sentences of templates, each looked up once for each language."""

from django.template import Context, Template
from django.utils import translation


def test_a_sentence_is_drawn_in_the_language_of_each_reader() -> None:
    page = Template("{% load i18n %}{% translate 'Sign in' %}|{% translate 'Queue' context 'place' %}")
    drawn = []
    for language in ("en", "it", "pl", "en"):
        with translation.override(language):
            drawn.append(page.render(Context()))
    assert drawn[0] == drawn[3] == "Sign in|Queue"
    assert len(set(drawn)) == 3


def test_a_sentence_that_the_page_is_given_is_drawn_anew() -> None:
    page = Template("{% load i18n %}{% translate said %}{% translate 'Sign in' as named %}[{{ named }}]")
    assert [page.render(Context({"said": each})) for each in ("a", "b")] == ["a[Sign in]", "b[Sign in]"]
    shortened = Template("{% load i18n %}{% translate 'Sign in'|slice:size %}")
    assert [shortened.render(Context({"size": each})) for each in (":4", ":1")] == ["Sign", "S"]
