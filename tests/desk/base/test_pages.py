"""Lists too long for one page, a page in another language, a QR code."""

import base64
import re
from typing import Any
from urllib.parse import unquote

import pytest
from django.test import RequestFactory
from django.utils import timezone, translation

from rulings.desk.base.pages import PartsByKey, as_read_at, page_of, qr_code, qr_drawing
from rulings.models import Board, Club, Session
from tests.factories import make_session

LETTERS = "ABCDEFG"


def asked(query: str = "") -> Any:
    return RequestFactory().get(f"/boards/{query}")


@pytest.mark.parametrize(
    ("query", "rows"),
    [("", "ABC"), ("?page=2", "DEF"), ("?page=3", "G"), ("?page=99", "G"), ("?page=0", "G"), ("?page=x", "ABC")],
)
def test_a_number_that_makes_no_sense_leads_to_the_first_or_the_last_page(query: str, rows: str) -> None:
    assert "".join(page_of(asked(query), LETTERS, size=3).rows) == rows


def test_the_rows_are_as_they_are_shown() -> None:
    assert page_of(asked(), LETTERS, str.lower, size=3).rows == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("query", "turn"), [("", "?page="), ("?q=hand&page=2", "?q=hand&page="), ("?q=a%26b", "?q=a%26b&page=")]
)
def test_whoever_turns_the_page_keeps_what_he_looked_for(query: str, turn: str) -> None:
    assert page_of(asked(query), LETTERS, size=3).turn == turn


def test_two_lists_of_a_page_are_turned_apart() -> None:
    request = asked("?old=2&page=3")
    first, second = (page_of(request, LETTERS, size=3, name=name) for name in ("page", "old"))
    assert (first.rows, first.turn) == (["G"], "?old=2&page=")
    assert (second.rows, second.turn) == (["D", "E", "F"], "?page=3&old=")


def test_a_part_holds_the_rows_of_its_keys_though_some_are_gone(club: Club) -> None:
    session = make_session(club, boards=7)
    session.boards.filter(number=2).delete()
    parts = PartsByKey(Board.objects.filter(session=session).order_by("number"), 3, "number")
    assert [[board.number for board in parts.page(number)] for number in (1, 2, 3)] == [[1, 3], [4, 5, 6], [7]]
    assert (parts.count, parts.num_pages) == (7, 3)


def test_without_rows_there_is_one_empty_part(session: Session) -> None:
    parts = PartsByKey(Board.objects.filter(session=session, number__gt=99).order_by("number"), 3, "number")
    assert (parts.count, list(parts.page(1))) == (0, [])


@pytest.mark.parametrize(("query", "language"), [("?lang=it", "it"), ("?lang=xx", "pl"), ("", "pl")])
def test_a_page_is_read_in_the_language_asked_for_and_at_the_clubs_time(query: str, language: str) -> None:
    club = Club(time_zone="Europe/Warsaw")
    with translation.override("pl"):
        with as_read_at(asked(query), club):
            assert (translation.get_language(), timezone.get_current_timezone_name()) == (language, "Europe/Warsaw")
        assert (translation.get_language(), timezone.get_current_timezone_name()) == ("pl", "UTC")


def test_a_qr_code_is_a_picture_that_needs_no_other_address() -> None:
    picture = qr_code("https://rulings.example.org/p/secret/")
    head, _comma, data = picture.partition(",")
    assert head.startswith("data:image/svg+xml")
    svg = base64.b64decode(data).decode() if head.endswith("base64") else unquote(data)
    assert svg.startswith("<svg")
    assert qr_code("https://rulings.example.org/p/other/") != picture


def test_a_drawn_qr_code_is_the_same_picture_within_the_page() -> None:
    address = "https://rulings.example.org/t/secret/"
    drawn = qr_drawing(address)
    assert drawn.startswith("<svg")
    assert "style=" not in drawn
    lines = re.findall(r' d="([^"]+)"', drawn)
    assert lines
    assert all(each in unquote(qr_code(address)) for each in lines)
