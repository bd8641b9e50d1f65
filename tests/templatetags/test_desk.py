"""Suits as symbol and name."""

from django.template import Context, Template
from django.utils import translation

from rulings.templatetags.desk import names, seat_name, suits


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


def test_what_is_kept_is_drawn_once_for_each_language_and_each_value_named() -> None:
    page = Template(
        "{% load i18n desk %}{% kept who %}{% translate 'Queue' context 'place' %} {{ who }} {{ at }}{% endkept %}"
    )
    drawn = [page.render(Context({"who": who, "at": at})) for who, at in (("Dora", 1), ("Rev", 2), ("Dora", 3))]
    assert drawn == ["Queue Dora 1", "Queue Rev 2", "Queue Dora 1"]
    with translation.override("it"):
        assert page.render(Context({"who": "Dora", "at": 4})) != drawn[0]
