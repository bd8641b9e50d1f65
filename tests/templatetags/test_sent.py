"""What every form sends beside its fields."""

from django.template import Context, Template
from django.test import RequestFactory

from rulings.desk.base.seen import note_club
from rulings.models import Club


def drawn(*clubs: Club) -> str:
    request = RequestFactory().get("/")
    for club in clubs:
        note_club(request, club)
    context = Context({"request": request, "csrf_token": "secret"})
    return Template("{% csrf_token %}").render(context)


def test_a_form_sends_the_head_of_each_club_that_its_page_shows() -> None:
    clubs = [Club(pk=3, audit_sequence=7, audit_hash="ab" * 32), Club(pk=5, audit_sequence=0, audit_hash="")]
    assert '<input type="hidden" name="seen" value="3.7.abababababababab 5.0.">' in drawn(*clubs)


def test_a_page_that_shows_nothing_of_a_club_sends_the_token_against_forgery_alone() -> None:
    assert drawn() == '<input type="hidden" name="csrfmiddlewaretoken" value="secret">'


def test_of_a_club_shown_twice_the_first_head_counts() -> None:
    first, later = Club(pk=3, audit_sequence=7, audit_hash="ab" * 32), Club(pk=3, audit_sequence=9, audit_hash="c" * 64)
    assert 'value="3.7.abababababababab"' in drawn(first, later)


def test_on_a_page_of_many_clubs_a_form_sends_the_head_of_the_one_that_it_is_about() -> None:
    context = {"request": RequestFactory().get("/"), "club": Club(pk=3, audit_sequence=7, audit_hash="ab" * 32)}
    note_club(context["request"], Club(pk=5, audit_sequence=0, audit_hash=""))
    assert 'name="seen" value="3.7.abababababababab">' in Template("{% csrf_token club %}").render(Context(context))
