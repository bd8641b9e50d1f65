"""The pages of a table's own result: entered late, put right, refused with the reason (79)."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone

from rulings.desk.imports.services.importing import import_session
from rulings.models import AuditEntry, Board, Club, Result, Session, User
from tests.desk.conftest import signed_in
from tests.desk.reading import results, rows, text
from tests.factories import make_adjustment, make_pair, make_result, make_ruling
from tests.scoring.saying import DATA

BOARD = "/sessions/tuesday/boards/1/"


@pytest.fixture
def line(session: Session) -> Result:
    """One of two tables; a third pair each way has not played the board yet."""
    board: Board = session.boards.get(number=1)
    for at, score in enumerate((420, 170, None), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        if score is not None:
            make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score)
    return board.results.get(table="1")


@pytest.fixture
def form() -> dict[str, Any]:
    return {
        "played": "4S -1 S",
        "because": "recorded_wrongly",
        "reason": "Nine tricks were written as ten.",
        "agreed_by": "both pairs",
    }


@pytest.fixture
def new(session: Session, line: Result, form: dict[str, Any]) -> dict[str, Any]:
    pairs = {side.lower(): session.contestants.get(number="3", direction=side).pk for side in ("NS", "EW")}
    return form | pairs | {"played": "3NT -2 N", "because": "played_late", "at": "3"}


def address(line: Result) -> str:
    return f"{BOARD}results/{line.pk}/"


def test_a_correction_counts_at_once_and_says_how_it_came_about(
    as_dora: Client, line: Result, form: dict[str, Any]
) -> None:
    page = as_dora.get(address(line))
    assert page.context["form"].initial["played"] == "4S = S"
    sent = as_dora.post(address(line), form | {"was": page.context["form"].initial["was"]})
    assert (sent.status_code, sent["Location"]) == (302, BOARD)
    assert [row[-2:] for row in results(as_dora.get(BOARD))] == [["0.00", "2.00"], ["2.00", "0.00"]]
    told = text(as_dora.get(address(line)))
    assert "4 ♠ spades = S (+420) became 4 ♠ spades −1 S (−50)." in told
    assert "Nine tricks were written as ten. Agreed by both pairs" in told


def test_the_board_leads_to_every_line_and_to_a_new_one(as_dora: Client, line: Result) -> None:
    page = as_dora.get(BOARD).content.decode()
    assert f'href="{address(line)}"' in page
    assert f'href="{BOARD}results/new/"' in page


def test_a_late_play_is_entered(as_dora: Client, session: Session, new: dict[str, Any]) -> None:
    assert as_dora.post(f"{BOARD}results/new/", new)["Location"] == BOARD
    late = Result.objects.get(table="3")
    assert (late.contract, late.tricks, late.score_ns) == ("3NT", 7, -100)
    assert len(results(as_dora.get(BOARD))) == 3


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"played": "8S = S"}, "“8S = S” is no contract at the level of 8: bids go from 1 to 7."),
        ({"played": "4S +4 S"}, "4S by S cannot end +4: declarer takes 0 to 13 tricks."),
        ({"played": "4S = "}, "“4S =” does not say who declares"),
        ({"played": "4S 14 tricks S"}, "14 tricks cannot be: declarer takes 0 to 13."),
        ({"played": ""}, "Write the result of the table."),
        ({"reason": ""}, "Write what was wrong with the result, or why it comes now."),
        ({"agreed_by": ""}, "Write who agreed to the result: both pairs, or who showed it to you."),
        ({"agreed_at": "yesterday"}, "Enter a valid date/time."),
        ({"agreed_at": "2099-01-01T20:00"}, "That time is still to come. Write when they agreed."),
        ({"because": "79D"}, "Select a valid choice. 79D is not one of the available choices."),
    ],
)
def test_what_cannot_be_is_named_and_nothing_is_stored(
    as_dora: Client, line: Result, form: dict[str, Any], fields: dict[str, str], sentence: str
) -> None:
    page = as_dora.post(address(line), form | fields)
    assert page.status_code == 200
    assert sentence in text(page)
    line.refresh_from_db()
    assert (line.tricks, AuditEntry.objects.count()) == (10, 0)


def test_a_pair_that_did_not_play_the_board_is_named_and_nothing_is_stored(
    as_dora: Client, session: Session, line: Result, new: dict[str, Any]
) -> None:
    page = as_dora.post(f"{BOARD}results/new/", new | {"ns": line.ns_id})
    assert "1 Anna 1 - Bruno 1 has a result on board 1 already." in text(page)
    page = as_dora.post(f"{BOARD}results/new/", new | {"ns": 999999})
    assert "Nobody of that choice plays in this session. Choose from the list." in text(page)
    assert (Result.objects.count(), AuditEntry.objects.count()) == (2, 0)


def taken(club: Club, name: str) -> Session:
    return import_session(actor=None, club=club, data=(DATA / name).read_bytes(), filename=name).session


def test_a_table_of_a_match_is_entered_on_the_page(as_dora: Client, club: Club, form: dict[str, Any]) -> None:
    """Larks and Owls meet in round 1; who meets in no match is refused by name, and nothing stored."""
    teams = taken(club, "swiss_teams.xml")
    address, scores = (f"/sessions/{teams.slug}/{end}" for end in ("boards/1/results/new/", "scores/"))
    had = rows(as_dora.get(scores))
    Result.objects.filter(board__session=teams, board__number=1, ns__number="2", ew__number="1").delete()
    owls, larks, terns = (teams.contestants.get(number=number).pk for number in "124")
    sent = form | {"ns": larks, "ew": owls, "played": "4S -1 N", "because": "never_entered", "round_played": ""}
    refused = as_dora.post(address, sent | {"ns": terns})
    assert "4 Terns and 1 Owls meet in no match of this session, so that they did not play" in text(refused)
    assert rows(as_dora.get(scores)) != had
    assert as_dora.post(address, sent).status_code == 302
    assert rows(as_dora.get(scores)) == had


def test_four_single_players_are_entered_by_their_seats(as_dora: Client, club: Club, form: dict[str, Any]) -> None:
    players = taken(club, "individual.xml")
    address, scores = (f"/sessions/{players.slug}/{end}" for end in ("boards/1/results/new/", "scores/"))
    had = rows(as_dora.get(scores))
    Result.objects.filter(board__session=players, board__number=1, ns__number="5+6").delete()
    seats = dict(zip("nsew", (players.contestants.get(number=number).pk for number in "5678"), strict=True))
    sent = form | seats | {"played": "4S -1 N", "because": "played_late"}
    refused = as_dora.post(address, sent | {"w": players.contestants.get(number="3").pk})
    assert "3 Player Three has a result on board 1 already." in text(refused)
    missing = as_dora.post(address, sent | {"w": ""})
    assert "Choose who sat there." in text(missing)
    assert as_dora.post(address, sent).status_code == 302
    assert rows(as_dora.get(scores)) == had


def test_after_the_correction_period_the_form_asks_for_approval(
    as_dora: Client, session: Session, line: Result, form: dict[str, Any]
) -> None:
    session.result_available_at = timezone.now() - timedelta(hours=1)
    session.save()
    assert "The time for corrections is over." in text(as_dora.post(address(line), form))
    approved = form | {"approved_by": "Olga, for the club", "is_beyond_doubt": "on"}
    assert as_dora.post(address(line), approved).status_code == 302
    assert "Approved after the correction period by Olga, for the club (79C2)." in text(as_dora.get(address(line)))


def test_an_adjusted_line_says_that_it_stays(as_dora: Client, dora: User, session: Session, line: Result) -> None:
    make_adjustment(dora, make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew), line, override_reason="so")
    assert "This line has an adjusted score: it stays in force." in text(as_dora.get(address(line)))


def test_somebody_else_s_correction_is_seen(as_dora: Client, line: Result, form: dict[str, Any]) -> None:
    was = as_dora.get(address(line)).context["form"].initial["was"]
    as_dora.post(address(line), form | {"was": was})
    late = as_dora.post(address(line), form | {"played": "4S -3 S", "was": was})
    assert (late.status_code, "Somebody changed this result in the meantime." in text(late)) == (409, True)


def test_a_dispute_is_for_directors(olga: User, line: Result, form: dict[str, Any]) -> None:
    assert signed_in(olga).post(address(line), form | {"because": "convinced"}).status_code == 403
    assert signed_in(olga).post(address(line), form).status_code == 302
