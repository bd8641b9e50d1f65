"""A coarse case: two boards that differ in all that a list of results has are one to everybody outside."""

import re

import pytest
from django.test import Client

from rulings.desk.casebook.forms import words_typed
from rulings.desk.casebook.queries.coarse import cards_named, text_coarsened
from rulings.desk.casebook.queries.search import search
from rulings.desk.casebook.services.publishing import comment_on_case, publish, withdraw_publication
from rulings.desk.casebook.values import BoardShown, Wanted
from rulings.models import Board, Club, Publication, Ruling, Session, User
from tests.desk.papers import demand_renderer
from tests.desk.papers import pages as printed_pages
from tests.factories import make_club, make_pair, make_publishable, make_result, make_session, make_user

DEALS = (
    "N:AKQ2.JT9.432.AKQ JT98.AKQ.AKQ.432 7654.876.JT9.JT9 3.5432.8765.8765",
    "N:3.5432.8765.8765 AKQ2.JT9.432.AKQ JT98.AKQ.AKQ.432 7654.876.JT9.JT9",
)
PLAYED = (
    {"contract": "4S", "declarer": "N", "tricks": 10, "score_ns": 620, "score_ew": -620},
    {"contract": "5D", "declarer": "S", "tricks": 10, "score_ns": -50, "score_ew": 50},
)
STORIES = (
    "On board 2 West had played no card. The contract of 4♠ (4S=, +620) was made; rozdanie nr 2. Dealer E, NS vul.",
    "On board 3 West had played no card. The contract of 5♦ (5D-1, -50) was made; rozdanie nr 3. Dealer S, EW vul.",
)
TOLD = "On … West had played no card. The contract of … (…, …) was made; …. …, …"


@pytest.fixture(params=[BoardShown.NAMED, BoardShown.LEFT_OUT])
def shown(request: pytest.FixtureRequest) -> BoardShown:
    return BoardShown(request.param)


def published(slug: str, which: int, shown: BoardShown) -> Publication:
    """The same ruling in a club of its own, on one of the two boards."""
    club = make_club(slug, "Ponte")
    dora = make_user(f"dora{which}", club, first_name="Dora", last_name="Neri")
    rev = make_user(f"rev{which}", club, "chief_director", first_name="Rev", last_name="Alti")
    session = make_session(club, f"evening-{which}")
    board = session.boards.get(number=2 + which)
    Board.objects.filter(pk=board.pk).update(deal=DEALS[which])
    pairs = [make_pair(session, number, side, "Anna Bianchi") for number, side in (("1", "NS"), ("2", "EW"))]
    make_result(board, *pairs, auction=["1C", {"call": "P", "seat": "E", "note": "weak"}, "P", "P"], **PLAYED[which])
    ruling = make_publishable(dora, rev, session, table="1", board_number=board.number, narrative=STORIES[which])
    Club.objects.filter(pk=club.pk).update(publishing={"parties_first_hours": 0, "board_shown": shown.value})
    case = publish(actor=rev, ruling=Ruling.objects.get(pk=ruling.pk))
    return comment_on_case(
        actor=rev, publication=case, commentary=f"{STORIES[which]} Well done.", commentator="Elsa Grigi"
    )


def pages(case: Publication) -> dict[str, str]:
    """Everything that is public of a case, without what is its club's and the hour; of the search the list alone."""
    slug, visitor = case.club.slug, Client()
    addresses = [
        f"/casebook/{slug}/{case.year}-1/",
        f"/casebook/{slug}/{case.year}-1.json",
        f"/casebook/{slug}/{case.year}/book/",
    ]
    addresses += [f"/casebook/?club={slug}", f"/casebook/search.json?club={slug}", f"/casebook/feed.atom?club={slug}"]
    addresses += [f"/clubs/{slug}/"]
    found = {}
    for at, address in enumerate(addresses):
        said = visitor.get(address, headers={"HX-Request": "true"}).content.decode().replace(slug, "CLUB")
        found[str(at)] = re.sub(r'nonce="[^"]*"|\d{4}-\d\d-\d\dT[\d:.+Z]*', "", said)
    return found


def test_the_two_cannot_be_told_apart(db: None, shown: BoardShown) -> None:
    one, other = published("first-club", 0, shown), published("other-club", 1, shown)
    seen, beside = pages(one), pages(other)
    assert [page for page in seen if seen[page] != beside[page]] == []
    assert (one.facts, one.commentary) == (TOLD, f"{TOLD} Well done.")
    assert (one.auction, one.scores) == ([], {})
    assert [sign for sign in ("620", "4♠", "weak") if sign in str(seen)] == []


def test_neither_on_paper(db: None, shown: BoardShown) -> None:
    demand_renderer()
    cases = published("first-club", 0, shown), published("other-club", 1, shown)
    one, other = (printed_pages(Client().get(f"/casebook/{each.club.slug}/{each.year}/book.pdf")) for each in cases)
    assert one == other
    assert TOLD.split("…")[1] in " ".join(one)


@pytest.mark.parametrize("words", ["620", "4s", "weak"])
def test_nor_does_the_search_find_it_by_what_is_hidden(db: None, shown: BoardShown, words: str) -> None:
    case = published("first-club", 0, shown)
    assert search(Wanted(words_typed(words))).cases == []
    assert search(Wanted(words_typed("played"))).cases == [case]


def test_the_page_says_what_is_hidden(db: None, shown: BoardShown) -> None:
    case = published("first-club", 0, shown)
    told = Client().get(f"/casebook/first-club/{case.year}-1/").content.decode()
    said = {
        BoardShown.NAMED: "Of the board the club shows only",
        BoardShown.LEFT_OUT: "The club leaves out the board:",
    }[shown]
    assert said in told
    data = Client().get(f"/casebook/first-club/{case.year}-1.json").json()
    assert (data["board"], data["board_shown"], data["auction"], data["scores"]) == ({}, shown.value, [], {})


def test_a_notice_tells_no_board_either(db: None, shown: BoardShown) -> None:
    case = published("first-club", 0, shown)
    rev = case.published_by
    gone = withdraw_publication(actor=rev, publication=case, notice="Board 2, 4S making, was another.")
    assert gone.notice == "…, … making, was another."


def test_a_whole_board_stays_whole(rev: User, dora: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session, narrative="Board 1: 4S=.")
    assert publish(actor=rev, ruling=ruling).facts == "Board 1: 4S=."
    assert text_coarsened(ruling, "Board 1", BoardShown.SHOWN) == "Board 1"


def test_the_cards_that_the_answers_name_are_those_of_their_holders(rev: User, dora: User, session: Session) -> None:
    ruling = make_publishable(dora, rev, session)
    Board.objects.filter(pk=ruling.report.board_id).update(deal=DEALS[0])
    ruling = Ruling.objects.get(pk=ruling.pk)
    ruling.facts = {"card": "SA", "cards": ["H2", "C2", "DA"], "other": "yes", "number": 2}
    assert cards_named(ruling) == {"N": ["SA"], "E": ["DA", "C2"], "W": ["H2"]}
    ruling.report.board.deal = ""
    assert cards_named(ruling) == {}
