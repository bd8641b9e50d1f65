"""The casebook as its readers meet it: searched, read, printed."""

import json
import re

import pytest
from django.test import Client

from rulings.desk.base.pdf import alone
from rulings.desk.casebook.services.publishing import publish, withdraw_publication
from rulings.models import Publication, Session, User
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.notation.outcomes import write_outcome
from tests.desk.casebook.reading import copies, page
from tests.desk.papers import demand_renderer, pages
from tests.factories import make_pair, make_publishable, make_result
from tests.publishing import make_case

FRAGMENT = {"HX-Request": "true"}


def addresses(text: str) -> list[str]:
    """The cases that a page links to, in order."""
    return [part.split('"')[0] for part in text.split('href="/casebook/ponte/')[1:]]


def test_a_ruling_is_found_once_published_and_no_more_once_withdrawn(dora: User, rev: User, session: Session) -> None:
    published = publish(actor=rev, ruling=make_publishable(dora, rev, session), text="A trick of three cards.")
    address = f"{published.year}-1/"
    assert addresses(page("/casebook/?q=three+cards")) == [address]
    withdraw_publication(actor=rev, publication=published, notice="Under review.")
    assert addresses(page("/casebook/?q=three+cards")) == addresses(page("/casebook/")) == []


def test_the_first_page_leads_to_the_casebook(db: None) -> None:
    assert 'href="/casebook/"' in page("/")


def test_an_empty_casebook_says_so(db: None) -> None:
    assert "Nothing has been published yet." in page("/casebook/")


def test_a_search_without_a_case_says_what_to_do_and_offers_the_beginnings_of_words(
    dora: User, session: Session
) -> None:
    make_case(dora, session)
    text = page("/casebook/?q=transf+tri")
    assert "No case has all of this." in text
    assert "/casebook/?q=transf%2A%20tri%2A" in text
    assert addresses(page("/casebook/?q=transf*+tri*")) == ["2026-1/"]


def test_a_row_tells_who_what_and_the_result_by_seats_alone(dora: User, session: Session) -> None:
    pairs = [make_pair(session, "1", side, "Anna Bianchi", "Bruno Verdi") for side in ("NS", "EW")]
    make_result(session.boards.get(number=1), *pairs)
    make_case(dora, session)
    said = "played no card or too many to a trick: "
    for address in ("/casebook/", "/casebook/?q=trick", "/clubs/ponte/", "/casebook/feed.atom"):
        told = page(address)
        assert said in told
        assert [name for name in ("Bianchi", "Verdi", "Anna", "Bruno", "Neri", "Dora") if name in told] == []


def test_a_row_tells_what_the_director_ruled_himself_as_the_public_reads_it(dora: User, session: Session) -> None:
    make_case(dora, session, override_text="No trick, by agreement.")
    assert "trick: No trick, by agreement." in page("/casebook/")


def test_the_search_and_its_filters_stay_filled_in(dora: User, session: Session) -> None:
    make_case(dora, session)
    text = page("/casebook/?q=trick&law=67&stage=play&appealed=no&club=ponte&year=2026&form=pairs_mp")
    assert addresses(text) == ["2026-1/"]
    assert 'value="trick"' in text
    assert '<option value="play" selected>' in text
    assert '<details class="known" open>' in text


def test_the_list_alone_answers_a_page_that_is_there_already(dora: User, session: Session) -> None:
    make_case(dora, session)
    whole, part = Client().get("/casebook/?q=trick"), Client().get("/casebook/?q=trick", headers=FRAGMENT)
    assert ("<html" in whole.content.decode(), "<html" in part.content.decode()) == (True, False)
    assert addresses(part.content.decode()) == ["2026-1/"]
    assert "HX-Request" in whole["Vary"]


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("law=94", "Law: Ensure this value is less than or equal to 93."),
        ("law=x", "Law: Enter a whole number."),
        ("situation=zebra", "Situation: Select a valid choice. zebra is not one of the available choices."),
        ("club=nowhere", "Club: Select a valid choice. nowhere is not one of the available choices."),
        ("year=99999", "Year: Ensure this value is less than or equal to 2999."),
        ("q=" + "a" * 201, "Words: Ensure this value has at most 200 characters (it has 201)."),
        ("before=0", "Older than: Ensure this value is greater than or equal to 1."),
    ],
)
def test_a_search_that_cannot_be_says_what_is_wrong(db: None, query: str, sentence: str) -> None:
    for headers in ({}, FRAGMENT):
        answer = Client().get(f"/casebook/?{query}", headers=headers)
        assert (answer.status_code, sentence in answer.content.decode()) == (400, True)
    assert Client().get(f"/casebook/search.json?{query}").status_code == 400
    assert Client().get(f"/casebook/feed.atom?{query}").status_code == 400


@pytest.mark.parametrize("typed", ['"', "'", '"four', "four OR", "NOT", "*", "( )", "-", "four:*", "\\", "a AND ("])
def test_nothing_typed_is_an_error(dora: User, session: Session, typed: str) -> None:
    make_case(dora, session)
    assert Client().get("/casebook/", {"q": typed}).status_code == 200


def test_older_cases_are_a_page_further(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    copies(case, 20)
    first = page("/casebook/?q=trick")
    older = first.split('class="plain" href="')[1].split('"')[0].replace("&amp;", "&")
    assert addresses(first) == [f"2026-{number}/" for number in range(21, 1, -1)]
    assert addresses(page(older)) == ["2026-1/"]
    assert "There are no older cases." in page("/casebook/?before=1")


def test_a_case_tells_board_auction_facts_ruling_and_appeal(dora: User, session: Session) -> None:
    make_case(
        dora,
        session,
        was_appealed=True,
        auction=["1NT", {"call": "2C", "note": "asks for majors"}, "P", "2D"],
        appeal={"body": "committee", "decision": "upheld", "text": "No ♥ was held.", "merit": "without", "dissent": ""},
    )
    text = page("/casebook/ponte/2026-1/")
    for part in (
        "West had played no card to trick four.",
        "asks for majors",
        '<a class="para" href="/guide/coverage/#law-64">',
        "One trick is transferred.",
        "November 2026",
        "appeals committee",
        "the ruling stands",
        "without merit",
        'href="/guide/defective_trick/?edition=2017"',
    ):
        assert part in text
    assert "<figure" in text
    assert '<a class="para" href="/guide/coverage/#law-64">' in text


SCORES = {
    "table": {"result": "4S = S", "points": 420},
    "given": [
        {"paragraph": "12C1", "rule": write_outcome(Assigned.to_both(-100))},
        {"paragraph": "12C1", "rule": write_outcome(Assigned(-100, -50))},
    ],
}


def test_a_case_tells_the_tables_result_and_the_score_given(dora: User, session: Session) -> None:
    make_case(dora, session, scores=SCORES)
    words = " ".join(re.sub(r"<[^>]+>", " ", page("/casebook/ponte/2026-1/")).split())
    assert "Result at the table 4 ♠ spades = S (+420) Adjusted score (12C1) −100" in words
    assert "Adjusted score (12C1) North-South: −100; East-West: −50" in words
    assert json.loads(page("/casebook/ponte/2026-1.json"))["scores"] == SCORES
    assert "Wynik przy stole" in page("/casebook/ponte/2026-1/?lang=pl")


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "The trick counts."), ("it", "La presa è valida."), ("pl", "Lewa jest ważna.")]
)
def test_a_case_is_read_in_the_readers_language(dora: User, session: Session, language: str, sentence: str) -> None:
    make_case(dora, session)
    assert sentence in page("/casebook/ponte/2026-1/", **{"Accept-Language": language})
    assert sentence in page(f"/casebook/ponte/2026-1/?lang={language}")


def test_a_withdrawn_case_keeps_its_address_and_tells_no_more_than_its_notice(dora: User, session: Session) -> None:
    case = make_case(dora, session)
    Publication.objects.update(withdrawn_at=case.published_at, notice="Under review.")
    text = page("/casebook/ponte/2026-1/")
    assert ("Under review." in text, "trick four" in text, "The trick counts" in text) == (True, False, False)
    assert '<meta name="robots" content="noindex">' in text
    data = json.loads(page("/casebook/ponte/2026-1.json"))
    assert set(data) == {"address", "club", "year", "number", "withdrawn", "notice"}
    assert data["notice"] == "Under review."


@pytest.mark.parametrize(
    "address",
    [
        "/casebook/ponte/2026-2/",
        "/casebook/nowhere/2026-1/",
        "/casebook/ponte/2026-2.json",
        "/casebook/ponte/2025/book/",
        "/casebook/ponte/2026/book/?part=2",
        "/casebook/ponte/2026/book/?part=x",
        "/casebook/ponte/2025/book.pdf",
    ],
)
def test_what_was_never_published_is_not_found(dora: User, session: Session, address: str) -> None:
    make_case(dora, session)
    assert Client().get(address).status_code == 404


def test_no_door_of_the_casebook_names_a_player(dora: User, rev: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session, seats={"W": "Ermete Bonfà"}, narrative="Bonfà dropped a card.")
    year = publish(actor=rev, ruling=ruling, text="West dropped a card.").year
    for address in (
        "/casebook/",
        f"/casebook/ponte/{year}-1/",
        f"/casebook/ponte/{year}-1.json",
        "/casebook/search.json",
        "/casebook/feed.atom",
        f"/casebook/ponte/{year}/book/",
    ):
        text = page(address)
        assert not [name for name in ("Bonf", "Ermete", "Dora", "Neri", "Alti") if name in text]


def test_a_years_book_holds_every_case_in_order_and_those_withdrawn_as_such(dora: User, session: Session) -> None:
    make_case(dora, session, facts="The first.")
    withdrawn = make_case(dora, session, facts="The second.")
    make_case(dora, session, facts="The third.")
    make_case(dora, session, facts="Another year.", year=2025)
    Publication.objects.filter(pk=withdrawn.pk).update(withdrawn_at=withdrawn.published_at, notice="Taken back.")
    text = page("/casebook/ponte/2026/book/")
    places = [text.find(part) for part in ("The first.", "Taken back.", "The third.")]
    assert places == sorted(places)
    assert -1 not in places
    assert not [part for part in ("The second.", "Another year.") if part in text]


def test_a_years_book_is_a_pdf_with_suits_and_letters(dora: User, session: Session) -> None:
    demand_renderer()
    auction = ["1NT", {"call": "2C", "note": "for ♥ and ♠"}]
    told = {"commentary": "Slow, but right.", "commentator": "Ola Bór"}
    make_case(dora, session, facts="Żółw held ♠AK à la carte.", auction=auction, scores=SCORES, **told)
    text = " ".join(pages(Client().get("/casebook/ponte/2026/book.pdf?lang=pl")))
    for part in (
        "Żółw",
        "♠",
        "à la carte",
        "Lewa jest ważna.",
        "64A2",
        "2026-1",
        "AKD2",
        "1 · ",
        "4♠ = S (+420)",
        "(Ola Bór): Slow",
    ):
        assert part.replace(" ", "") in text.replace(" ", "")


def test_while_a_book_is_laid_out_one_made_before_is_given_out_and_another_is_to_be_printed(
    dora: User, session: Session
) -> None:
    demand_renderer()
    make_case(dora, session, facts="Żółw held ♠AK.")
    english, polish = (f"/casebook/ponte/2026/book.pdf?lang={code}" for code in ("en", "pl"))
    made = Client().get(english)
    with alone():
        again, other = Client().get(english), Client().get(polish)
    assert (again.status_code, again.content) == (200, made.content)
    assert (other.status_code, other["Retry-After"], other["Content-Type"]) == (503, "10", "text/html; charset=utf-8")
    assert "Żółw held" in other.content.decode()
    assert pages(Client().get(polish)) != pages(made)
    Publication.objects.update(facts="Żaba held ♠AK.")
    assert "Żaba held" in pages(Client().get(english))[0]


def test_a_large_years_book_has_parts(dora: User, session: Session) -> None:
    copies(make_case(dora, session), 25)
    first, second = page("/casebook/ponte/2026/book/"), page("/casebook/ponte/2026/book/?part=2")
    assert (first.count("<article"), second.count("<article")) == (25, 1)
    assert ("Part 1 of 2." in first, "?part=2" in first, "?part=1" in second) == (True, True, True)
