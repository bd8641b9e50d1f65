"""The ranking and the travellers as everybody reads them: what is shown, when, and what never is."""

import re
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pytest
from django.db import connection
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pypdf import PdfReader

from rulings.desk.imports.services.importing import import_session
from rulings.desk.official.services import show_ranking
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.sessions.services import close_session
from rulings.desk.tonight.services import reopen_session
from rulings.models import Board, Club, Contestant, Player, Session, User
from tests.desk.conftest import signed_in
from tests.desk.official.evening import begin, made_of, name_everybody, play
from tests.desk.reading import rows, text
from tests.factories import DEAL, make_adjustment, make_ruling
from tests.formats.samples import DATA, SHARED

RANKING, PAPER, BOARD = "/results/ponte/", "/results/ponte/paper/", "/results/ponte/boards/1/"
FILES = [path for folder in (DATA, SHARED) for path in sorted(folder.glob("*.*")) if path.suffix in (".pbn", ".xml")]


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A Howell for three tables, played and public, still open; board 1 has its cards."""
    session = begin(dora, club, made_of())
    name_everybody(session)
    play(dora, session)
    Board.objects.filter(number=1).update(deal=DEAL)
    return show_ranking(actor=dora, session=session, address="ponte", with_names=True)


@pytest.fixture
def over(dora: User, evening: Session) -> Session:
    return close_session(actor=dora, session=evening)


def words(answer: HttpResponse) -> str:
    """All that an answer says, whatever it is drawn on; addresses and attributes of a page among it."""
    if answer["Content-Type"] == "application/pdf":
        return " ".join(page.extract_text() for page in PdfReader(BytesIO(answer.content)).pages)
    return answer.content.decode()


def names_in(session: Session) -> set[str]:
    """Every word of the names of those who play, but those of the event and the club, and what every page says."""
    people = [*Player.objects.filter(contestant__session=session).values_list("name", flat=True)]
    people += session.contestants.values_list("name", flat=True)
    plain = f"{session} {session.event.club} Team Pair South North East West Open Closed"
    found = {word for name in people for word in re.findall(r"[^\W\d_]{4,}", name)}
    return found - set(re.findall(r"\w+", plain))


def told(names: set[str], said: str) -> set[str]:
    return {name for name in names if re.search(rf"\b{name}\b", said)}


@pytest.mark.parametrize("page", [RANKING, PAPER, BOARD, "/results/nowhere/"])
def test_nothing_is_at_an_address_of_no_session(page: str, visitor: Client, over: Session, dora: User) -> None:
    is_known = page != "/results/nowhere/"
    assert visitor.get(page).status_code == (200 if is_known else 404)
    show_ranking(actor=dora, session=over, address="", with_names=True)
    assert visitor.get(page).status_code == 404


def test_before_play_is_over_nobody_reads_a_result(visitor: Client, evening: Session) -> None:
    for page in (RANKING, PAPER):
        said = words(visitor.get(page))
        assert "Play goes on. The ranking is here when it is over." in " ".join(said.split())
        assert told(names_in(evening), said) == set()
        assert re.findall(r"<td|%<|[♠♥♦♣]|\d\.\d\d|boards/", said) == []
    assert visitor.get(BOARD).status_code == 404


def test_what_is_opened_again_is_no_longer_shown(visitor: Client, dora: User, over: Session) -> None:
    assert told(names_in(over), words(visitor.get(RANKING)))
    reopen_session(actor=dora, session=over)
    assert not told(names_in(over), words(visitor.get(RANKING)))


def test_the_ranking_is_the_desks_own(visitor: Client, as_dora: Client, over: Session) -> None:
    public = rows(visitor.get(RANKING))
    desk = rows(as_dora.get(f"/sessions/{over.slug}/scores/"))
    assert [row[0] for row in public] == [row[0] for row in desk[: len(public)]] != []
    assert [row[2] for row in public] == [row[2] for row in desk[: len(public)]]


def test_a_traveller_has_a_line_for_each_result_and_leads_to_the_boards_beside_it(
    visitor: Client, over: Session
) -> None:
    page = visitor.get("/results/ponte/boards/2/")
    assert len(rows(page)) == 3
    assert re.findall(r'rel="(?:prev|next)" href="([^"]+)"', words(page)) == [
        "/results/ponte/boards/1/",
        "/results/ponte/boards/3/",
    ]
    assert 'rel="prev"' not in words(visitor.get(BOARD))
    assert visitor.get("/results/ponte/boards/99/").status_code == 404


def test_a_playing_director_reads_the_cards_only_when_everybody_does(
    visitor: Client, dora: User, over: Session
) -> None:
    assert "AKQ2" in words(visitor.get(BOARD)).replace(" ", "") or "♠" in words(visitor.get(BOARD))
    reopen_session(actor=dora, session=over)
    assert visitor.get(BOARD).status_code == 404


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.parent.name}-{path.name}")
def test_with_numbers_alone_no_name_is_anywhere(path: Path, visitor: Client, dora: User, club: Club) -> None:
    session = import_session(actor=dora, club=club, data=path.read_bytes(), filename=path.name).session
    close_session(actor=dora, session=session)
    show_ranking(actor=dora, session=session, address="ponte", with_names=False)
    names = names_in(session)
    page = visitor.get(RANKING)
    assert told(names, words(page)) == set()
    for board in re.findall(r'href="(/results/ponte/boards/\d+/)"', words(page)):
        assert told(names, words(visitor.get(board))) == set()


def test_with_numbers_alone_no_name_is_on_paper(visitor: Client, dora: User, over: Session) -> None:
    assert told(names_in(over), words(visitor.get(PAPER))) == names_in(over)
    show_ranking(actor=dora, session=over, address="ponte", with_names=False)
    assert told(names_in(over), words(visitor.get(PAPER))) == set()


def test_who_has_no_number_gets_one_that_nobody_has(visitor: Client, dora: User, over: Session) -> None:
    Contestant.objects.filter(pk__in=over.contestants.order_by("pk").values("pk")[2:4]).update(number="")
    show_ranking(actor=dora, session=over, address="ponte", with_names=False)
    numbers = [row[1] for row in rows(visitor.get(RANKING))]
    assert sorted(numbers) == ["1", "2", "3", "4", "5", "6"]


def test_a_match_of_teams_shows_both_sides_with_what_they_won(visitor: Client, dora: User, club: Club) -> None:
    session = begin(dora, club, {"kind": "team_match", "teams": 4, "boards_per_round": 4}, "teams")
    name_everybody(session)
    play(dora, session)
    close_session(actor=dora, session=session)
    show_ranking(actor=dora, session=session, address="ponte", with_names=True)
    assert len([row for row in rows(visitor.get(RANKING)) if len(row) in (2, 3)]) == 6
    show_ranking(actor=dora, session=session, address="ponte", with_names=False)
    assert told(names_in(session), words(visitor.get(RANKING))) == set()


def test_single_players_are_called_by_the_numbers_of_both(visitor: Client, dora: User, club: Club) -> None:
    session = begin(dora, club, {"kind": "individual", "players": 8, "boards_per_round": 2}, "individual")
    Session.objects.update(own_scoring={"method": "matchpoints"})
    name_everybody(session)
    play(dora, session)
    close_session(actor=dora, session=session)
    show_ranking(actor=dora, session=session, address="ponte", with_names=False)
    first = rows(visitor.get(BOARD))[0][0]
    assert re.fullmatch(r"\d\+\d \d\+\d", first)
    assert told(names_in(session), words(visitor.get(BOARD))) == set()


def test_nothing_of_a_ruling_is_shown_but_that_a_score_was_adjusted(visitor: Client, dora: User, over: Session) -> None:
    ruling = make_ruling(dora, over, narrative="Zebra said it.")
    make_adjustment(dora, ruling, over.boards.get(number=1).results.first())
    said = words(visitor.get(BOARD))
    assert "adjusted" in said
    for page in (RANKING, BOARD, PAPER):
        assert re.findall(r"Zebra|16B3|[Rr]uling [\d#]|/rulings/|/adjustments/", words(visitor.get(page))) == []


def test_no_link_leads_into_the_desk_whoever_reads(visitor: Client, dora: User, over: Session) -> None:
    for reader in (visitor, signed_in(dora)):
        for page in (RANKING, BOARD):
            links = set(re.findall(r'(?:href|action|hx-get)="(/[^"]*|\?[^"]*)"', words(reader.get(page))))
            everybodys = ("/results/ponte/", "?lang=", "/static/", "/guide/desk.webmanifest")
            assert {link for link in links if not link.startswith(everybodys)} == set()


def test_it_is_read_in_each_language_and_in_the_clubs_time(visitor: Client, over: Session) -> None:
    Club.objects.update(time_zone="Europe/Rome")
    Session.objects.update(result_available_at=datetime(2026, 11, 17, 22, 30, tzinfo=UTC))
    page = visitor.get(RANKING)
    assert set(re.findall(r'href="\?lang=(\w+)"', words(page))) == {"en", "it", "pl"}
    assert "23:30" in text(page) or "11:30 p.m." in text(page)
    assert 'lang="it"' in words(visitor.get(f"{RANKING}?lang=it"))[:60]
    assert 'lang="pl"' in words(visitor.get(f"{BOARD}?lang=pl"))[:60]


def test_it_says_whether_the_score_is_official(visitor: Client, as_dora: Client, over: Session) -> None:
    for page in (RANKING, PAPER):
        assert "Not yet official" in words(visitor.get(page))
    as_dora.post(f"/sessions/{over.slug}/available/")
    for page in (RANKING, PAPER):
        assert "Official score available since" in words(visitor.get(page))


def test_who_made_a_name_anonymous_reads_it_nowhere_from_then_on(visitor: Client, olga: User, over: Session) -> None:
    """Nothing that was kept on the way is shown unasked, and what is asked after is no longer the same."""
    player = Player.objects.filter(contestant__session=over).order_by("pk")[0]
    kept = {page: visitor.get(page) for page in (RANKING, PAPER, BOARD)}
    assert all(player.name in words(answer) for page, answer in kept.items() if page != BOARD)
    erase_player(actor=olga, club=over.event.club, names=[player.name], reason="asked")
    for page, before in kept.items():
        assert "no-cache" in before["Cache-Control"]
        after = visitor.get(page, headers={"If-None-Match": before["ETag"]})
        assert after.status_code == 200
        assert player.name not in words(after)


def test_asked_after_again_an_unchanged_page_costs_one_query(visitor: Client, over: Session) -> None:
    for page in (RANKING, BOARD):
        tag = visitor.get(page)["ETag"]
        with CaptureQueriesContext(connection) as asked:
            again = visitor.get(page, headers={"If-None-Match": tag})
        if again.status_code == 304:  # else a minute has just passed
            assert len(asked) == 1
    assert "Accept-Language" in visitor.get(RANKING)["Vary"]


def test_no_search_engine_keeps_it(visitor: Client, over: Session) -> None:
    for page in (RANKING, BOARD, PAPER):
        assert visitor.get(page)["X-Robots-Tag"] == "noindex"
    for page in (RANKING, BOARD):
        assert '<meta name="robots" content="noindex">' in words(visitor.get(page))


def test_a_session_that_cannot_be_scored_says_why(visitor: Client, dora: User, session: Session) -> None:
    close_session(actor=dora, session=session)
    show_ranking(actor=dora, session=session, address="ponte", with_names=True)
    for page in (RANKING, PAPER):
        assert "This session has no results yet." in words(visitor.get(page))
    assert visitor.get(BOARD).status_code == 404


def test_nothing_is_done_there_but_reading(visitor: Client, over: Session) -> None:
    for page in (RANKING, BOARD, PAPER):
        assert visitor.post(page).status_code == 405
