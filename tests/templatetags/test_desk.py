"""Suits as symbol and name."""

import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from django.template import Context, Template
from django.utils import timezone, translation
from django.utils.safestring import mark_safe

from rulings.desk.base.known import forget_everything
from rulings.models import User
from rulings.templatetags.desk import cut, names, seat_name, suits


def test_a_suit_is_a_symbol_for_eyes_and_a_name_for_ears() -> None:
    assert suits("4♥") == (
        '4<span class="suit heart"><span aria-hidden="true">♥</span><span class="visually-hidden">hearts </span></span>'
    )


def test_each_suit_has_its_own_colour() -> None:
    marked = suits("♠♥♦♣")
    assert [name for name in ("spade", "heart", "diamond", "club") if f'class="suit {name}"' in marked] == [
        "spade",
        "heart",
        "diamond",
        "club",
    ]


def test_a_script_in_a_text_with_suits_stays_text() -> None:
    assert suits("<b>♣</b>").startswith("&lt;b&gt;<span")


def test_what_was_escaped_before_is_not_escaped_twice() -> None:
    page = Template("{% load desk %}{{ said|linebreaksbr|suits }}").render(Context({"said": "a & b\n♠"}))
    assert page.startswith("a &amp; b<br>")


def test_a_letter_becomes_the_name_of_its_seat() -> None:
    assert (seat_name("W"), seat_name("?")) == ("West", "?")


def test_a_sides_name_is_not_broken_and_keeps_the_signs_around_it() -> None:
    assert suits("one trick to North-South.") == 'one trick to <span class="nowrap">North-South.</span>'


def test_a_line_breaks_between_the_players_of_a_pair() -> None:
    assert names("Anna Nowak – <b>") == '<span class="name">Anna Nowak</span> – <span class="name">&lt;b&gt;</span>'


def test_where_something_is_of_is_its_board_and_its_table_in_the_reader_s_language() -> None:
    page = Template("{% load desk %}{% where board table %}")
    drawn = [page.render(Context({"board": 12, "table": each})) for each in ("5", "", "<b>")]
    assert drawn == [
        "<b>12 <small>table 5</small></b>", "<b>12 <small>board</small></b>", "<b>12 <small>table &lt;b&gt;</small></b>"
    ]  # fmt: skip
    with translation.override("it"):
        assert page.render(Context({"board": 12, "table": "5"})) == "<b>12 <small>tavolo 5</small></b>"


def test_a_text_is_cut_where_it_is_too_long() -> None:
    assert [cut(each, 5) for each in ("", "hears", "hearts")] == ["", "hears", "hear…"]


def test_suits_are_marked_in_a_long_text_as_in_a_short_one() -> None:
    long = "x" * 600
    assert suits(f"{long} ♥<") == f"{long} {suits('♥')}&lt;"


def test_what_holds_the_site_s_own_words_alone_is_drawn_once_and_for_all() -> None:
    page = Template("{% load desk %}{% kept_own who of told %}{{ told.pop }}{% endkept %}")
    first = page.render(Context({"who": "Dora", "told": ["1"]}))
    forget_everything()
    assert page.render(Context({"who": "Dora", "told": ["2"]})) == first == "1"


def test_what_is_kept_is_drawn_once_for_each_language_and_each_value_named() -> None:
    drawn: list[str] = []
    kept = "{% kept who.name of told %}{% translate 'Sign in' %} {{ told.pop }}{% endkept %}"
    page = Template("{% load i18n desk %}" + kept)
    for name, what in (("Dora", ["1"]), ("Rev", ["2"]), ("Dora", ["3"])):
        drawn.append(page.render(Context({"who": {"name": name}, "told": what})))
    assert drawn == ["Sign in 1", "Sign in 2", "Sign in 1"]
    with translation.override("it"):
        assert page.render(Context({"who": {"name": "Dora"}, "told": ["4"]})) == "Accedi 4"


def test_within_what_is_kept_nothing_can_be_read_but_what_is_named() -> None:
    within = "{{ who.name }} {{ its }} {{ who.age }} {{ other }}"
    page = Template("{% load desk %}{% kept who.name its %}" + within + "{% endkept %}")
    assert page.render(Context({"who": {"name": "Dora", "age": 40}, "its": 3, "other": "x"})) == "Dora 3  "


def test_what_is_not_there_is_drawn_as_nothing_where_it_is_kept_too() -> None:
    page = Template("{% load desk %}{% kept who %}[{{ who }}]{% if who %}yes{% endif %}{% endkept %}")
    assert [page.render(Context(each)) for each in ({}, {"who": None}, {"who": "Rev"})] == ["[]", "[]", "[Rev]yes"]


def test_true_is_drawn_otherwise_than_one() -> None:
    page = Template("{% load desk %}{% kept what %}{{ what }}{% endkept %}")
    assert [page.render(Context({"what": each})) for each in (1, True, 1.0)] == ["1", "True", "1.0"]


def test_a_text_that_counts_as_safe_is_drawn_otherwise_than_one_that_does_not() -> None:
    page = Template("{% load desk %}{% kept what %}{{ what }}{% endkept %}")
    drawn = [page.render(Context({"what": each})) for each in (mark_safe("<b>"), "<b>", mark_safe("<b>"))]
    assert drawn == ["<b>", "&lt;b&gt;", "<b>"]


def test_a_moment_that_is_kept_is_told_in_each_time_zone() -> None:
    page = Template("{% load desk %}{% kept at %}{{ at|date:'H:i' }}{% endkept %}")
    at = datetime(2026, 1, 1, 12, tzinfo=UTC)
    drawn = []
    for zone in ("Europe/Warsaw", "UTC"):
        with timezone.override(zone):
            drawn.append(page.render(Context({"at": at})))
    assert drawn == ["13:00", "12:00"]


def test_a_row_of_a_model_cannot_be_kept() -> None:
    page = Template("{% load desk %}{% kept who %}{{ who }}{% endkept %}")
    with pytest.raises(TypeError, match="plain values"):
        page.render(Context({"who": User(pk=1)}))


READ_BESIDE = {
    "{% kept_own board.number board.dealer board.vulnerability of seats %}",
    "{% kept_own door.key situation.key situation.law who as_form edition is_quick is_typed of door %}",
    "{% kept_own found typed as_form of doors edition %}",
    "{% kept_own part of title laws %}",
    "{% kept found law count typed open_stage edition as_form swapped address of doors stages %}",
}
"""What may be read in what is kept without being a key: doors, stages and laws are the code's own, one for each key;
seats are told by dealer and vulnerability.
"""


def test_nothing_is_read_beside_the_keys_but_what_is_known_to_be_the_same_for_them() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path("templates").rglob("*.html")]
    assert {found for text in texts for found in re.findall(r"{% kept(?:_own)? [^%]* of [^%]*%}", text)} == READ_BESIDE
