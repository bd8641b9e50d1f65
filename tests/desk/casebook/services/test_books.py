"""A year's cases as one PDF: made by the worker, found on its page, made again when something has changed."""

import pytest
from django.test import Client

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.casebook.queries.books import Book, book_to_fetch, books_of
from rulings.desk.casebook.services.books import clear_books, order_book
from rulings.management.worker import do_due
from rulings.models import Club, MadeFile, Publication, Session, Task, User
from tests.desk.casebook.reading import copies
from tests.desk.conftest import signed_in
from tests.desk.papers import demand_renderer, pages
from tests.desk.reading import text
from tests.publishing import make_case

ORDER, BOOKS, FILE = "/clubs/ponte/books/order/", "/clubs/ponte/books/", "/clubs/ponte/books/2026-en.pdf"


def only(club: Club) -> Book:
    (book,) = books_of(club, "en")
    return book


def test_the_whole_year_is_one_file_however_many_parts_its_pages_have(dora: User, session: Session, club: Club) -> None:
    demand_renderer()
    copies(make_case(dora, session, facts="Żółw held ♠AK."), 26)
    client = signed_in(dora)
    assert "27 cases" in text(client.get(BOOKS))
    assert client.get(FILE).status_code == 404
    shown = text(client.post(ORDER, {"year": "2026"}, follow=True))
    assert "It is being made." in shown
    client.post(ORDER, {"year": "2026"})
    assert (Task.objects.count(), do_due(), only(club).is_new) == (1, 1, True)
    assert f'href="{FILE}"' in client.get(BOOKS).content.decode()
    printed = " ".join(pages(client.get(FILE)))
    assert all(f"2026-{number}" in printed.replace(" ", "") for number in (1, 27))


def test_what_has_changed_is_not_given_out_and_made_again(dora: User, session: Session, club: Club) -> None:
    demand_renderer()
    case = make_case(dora, session, facts="Żółw held ♠AK.")
    order_book(actor=dora, club=club, year=2026, language="en")
    do_due()
    order_book(actor=dora, club=club, year=2026, language="en")
    assert (do_due(), clear_books()) == (0, 0)
    Publication.objects.filter(pk=case.pk).update(facts="Żaba held ♠AK.")
    client = signed_in(dora)
    assert (only(club).is_new, client.get(FILE).status_code) == (False, 404)
    assert "Make it again: something has changed since" in text(client.get(BOOKS))
    client.post(ORDER, {"year": "2026"})
    do_due()
    assert "Żaba" in pages(client.get(FILE))[0]
    Publication.objects.all().update(facts="Kot held ♠AK.")
    assert (clear_books(), MadeFile.objects.count(), book_to_fetch(club, 2026, "en")) == (1, 0, None)


def test_a_year_without_cases_and_a_stranger_have_none(dora: User, session: Session, club: Club, pat: User) -> None:
    with pytest.raises(BadInput, match=r"^The club has published nothing in that year\.$"):
        order_book(actor=dora, club=club, year=2026, language="en")
    make_case(dora, session, facts="One.")
    with pytest.raises(BadInput):
        order_book(actor=dora, club=club, year=2026, language="de")
    stranger = User.objects.create(username="stranger")
    assert [signed_in(stranger).get(each).status_code for each in (BOOKS, FILE)] == [404, 404]
    with pytest.raises(NotAllowed):
        order_book(actor=stranger, club=club, year=2026, language="en")
    assert signed_in(dora).post(ORDER, {"year": "x"}).status_code == 404
    assert Client().get(BOOKS).status_code == 302
    assert not Task.objects.exists()


def test_a_book_that_cannot_be_laid_out_is_said_to_be_so(dora: User, session: Session, club: Club) -> None:
    make_case(dora, session, facts="One.")
    order_book(actor=dora, club=club, year=2026, language="en")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rulings.desk.base.pdf._MOST_SIGNS_OF_ALL", 10)
        do_due()
    assert only(club).trouble == "It is too long to be laid out on paper."
    assert "It is too long to be laid out on paper." in text(signed_in(dora).get(BOOKS))
