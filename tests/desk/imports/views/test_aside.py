"""The page of what is kept aside: what is wrong, who sat there, and what each choice does."""

import re

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from rulings.desk.playing.services import play_in
from rulings.models import Club, FaultState, Result, Session, User
from tests.desk.conftest import signed_in
from tests.desk.imports.evening import evening, saved
from tests.desk.imports.services.test_importing import PBN
from tests.desk.imports.spoiled import repeated, spoiled, taken, waiting
from tests.desk.reading import text


def address(session: Session, pk: int | None = None) -> str:
    return f"/sessions/{session.slug}/files/aside/" + (f"{pk}/" if pk else "")


def press(client: Client, session: Session, way: str, **said: object) -> str:
    """What the page says once a button was pressed."""
    pk = waiting(session).pk
    fields = {f"kept{pk}-{name}": value for name, value in {"way": way, **said}.items()}
    return text(client.post(address(session, pk), fields, follow=True))


def test_what_is_wrong_stands_with_its_place_and_the_printed_numbers_and_names(as_dora: Client, club: Club) -> None:
    session = taken(club, spoiled("SCORE", "4oo"))
    kept = waiting(session)
    page = text(as_dora.get(address(session)))
    assert "Board 1, table 1, round 1" in page
    assert "1 Ada Bo – Ida Co against 4 Pia Ro – Rea So" in page
    assert f"line {kept.error['line']}, element TRAVELLER_LINE/SCORE" in page
    assert "“4oo”" in page
    assert "The line comes in as far as it could be read: 5 ♣ clubs −2 S." in page
    assert "The line does not count." in page


def test_of_two_lines_both_are_told(as_dora: Client, club: Club) -> None:
    session = taken(club, repeated())
    page = text(as_dora.get(address(session)))
    assert "(−1400)" in page
    assert "Another line 1 Ada Bo – Ida Co against 4 Pia Ro – Rea So, 5 ♣ clubs −2 S (−100)" in page
    assert "It comes in, and the other line goes." in page
    assert "Take it as it stands" not in page


@pytest.mark.parametrize(
    ("data", "way", "said", "state"),
    [
        (spoiled("SCORE", "4oo"), "stands", "Put in.", FaultState.TAKEN),
        (spoiled("SCORE", "4oo"), "left", "Left out.", FaultState.LEFT),
        (repeated(), "instead", "Put in.", FaultState.TAKEN),
    ],
)
def test_a_button_decides(as_dora: Client, club: Club, data: bytes, way: str, said: str, state: str) -> None:
    session = taken(club, data)
    page = press(as_dora, session, way)
    assert said in page
    assert "Nothing waits: all of it is decided." in page
    assert session.kept_aside.get().state == state


def test_what_is_right_is_written(as_dora: Client, club: Club) -> None:
    session = taken(club, spoiled("NS_PAIR_NUMBER", "977"))
    ns, ew = (session.contestants.get(number=number).pk for number in ("1", "4"))
    press(as_dora, session, "value", ns=ns, ew=ew, result="3NT +1 N")
    assert Result.objects.get(board__session=session, ns=ns, ew=ew, board__number=1).score_ns == 430


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"result": "blue"}, "“blue” is not a result"),
        ({}, "Choose both pairs of this line."),
    ],
)
def test_what_cannot_be_comes_back_on_its_field(
    as_dora: Client, club: Club, said: dict[str, str], sentence: str
) -> None:
    session = taken(club, spoiled("NS_PAIR_NUMBER", "977"))
    page = press(as_dora, session, "value", **said)
    assert sentence in page or re.search("blue.*result", page)
    assert waiting(session).decided_by is None


def test_the_pages_of_the_file_and_of_what_it_brought_lead_there(as_dora: Client, club: Club) -> None:
    sent = SimpleUploadedFile("evening.xml", spoiled("SCORE", "4oo"))
    done = as_dora.post("/import/", {"club": club.pk, "file": sent})
    session = Session.objects.get(event__club=club)
    for page in (done, as_dora.get(f"/sessions/{session.slug}/files/")):
        assert address(session) in page.content.decode()
        assert "1 line kept aside: decide" in text(page)


def test_the_strict_form_refuses_the_file(as_dora: Client, club: Club) -> None:
    sent = SimpleUploadedFile("evening.xml", spoiled("SCORE", "4oo"))
    page = as_dora.post("/import/", {"club": club.pk, "file": sent, "is_strict": "on"})
    assert page.status_code == 422
    assert "Nothing was imported." in text(page)
    assert "export the file again" in text(page)
    assert not Session.objects.filter(event__club=club).exists()


def test_a_director_who_plays_is_not_shown_a_board_that_he_has_still_to_play(
    as_dora: Client, dora: User, club: Club
) -> None:
    session = taken(club, spoiled("SCORE", "4oo", rounds=1))
    Result.objects.filter(board__session=session).delete()
    play_in(actor=dora, session=session, user=dora, contestant=session.contestants.earliest("pk"))
    page = text(as_dora.get(address(session)))
    assert "1 more line waits on a board that you have still to play" in page
    assert "4oo" not in page


def test_another_club_finds_nothing(client: Client, club: Club, pat: User) -> None:
    session = taken(club, spoiled("SCORE", "4oo"))
    assert signed_in(pat).get(address(session)).status_code in (403, 404)


def test_nothing_waits_where_nothing_is_wrong(as_dora: Client, club: Club) -> None:
    assert "Nothing waits" in text(as_dora.get(address(taken(club, saved(evening(1))))))


CONTRADICTED = (
    PBN
    + '\n[Board "5"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal ""]\n[PairNS "1"]\n[PairEW "8"]\n[Declarer "N"]\n'
    + '[Contract "4S"]\n[Result "10"]\n[Auction "N"]\n1H Pass 4H Pass\nPass Pass\n[Play "E"]\nD2 D3 D4 D5\n'
).encode()


def contradicted(club: Club) -> Session:
    """A session with a line whose auction denies its contract."""
    return taken(club, CONTRADICTED)


def test_an_auction_that_denies_the_contract_is_typed_anew_with_the_play_that_could_be_read(
    as_dora: Client, club: Club
) -> None:
    session = contradicted(club)
    page = as_dora.get(address(session)).content.decode()
    assert "Its play comes in with it; its auction, which comes to another contract, is left out." in page
    assert "D2 D3 D4 D5</textarea>" in page
    assert 'value="1H P 4H P P P"' in page
    assert 'value="4S = N"' in page
    kept = waiting(session)
    sides = {name: session.contestants.get(key=kept.columns[name]).pk for name in ("ns", "ew")}
    said = {"result": "4S= N", "auction": "1H P 4H P P P", "play": "D2 D3 D4 D5", **sides}
    assert "The auction comes to 4H N, and the result says 4S N." in press(as_dora, session, "value", **said)
    assert "Put in." in press(as_dora, session, "value", **said | {"auction": "1S P 4S P P P"})
    put = session.boards.get(number=5).results.get()
    assert [each["call"] for each in put.auction] == ["1S", "P", "4S", "P", "P", "P"]
    assert (put.play, put.lead) == ([{"leader": "E", "cards": ["E D2", "S D3", "W D4", "N D5"]}], "D2")


def test_the_contract_of_the_auction_may_be_taken_and_counts_with_its_own_points(as_dora: Client, club: Club) -> None:
    session = contradicted(club)
    assert "Its points are those of this contract." in as_dora.get(address(session)).content.decode()
    assert "Put in." in press(as_dora, session, "auction")
    put = session.boards.get(number=5).results.get()
    assert (put.contract, put.declarer, put.tricks, put.score_ns) == ("4H", "N", 10, 420)
    assert [each["call"] for each in put.auction] == ["1H", "P", "4H", "P", "P", "P"]
    assert (put.play[0]["leader"], put.lead) == ("E", "D2")


def test_the_contract_may_be_kept_and_its_auction_goes(as_dora: Client, club: Club) -> None:
    session = contradicted(club)
    assert "Put in." in press(as_dora, session, "stands")
    put = session.boards.get(number=5).results.get()
    assert (put.contract, put.tricks, put.auction, put.lead) == ("4S", 10, [], "D2")


def test_a_line_whose_auction_says_the_same_is_not_asked_for_it(as_dora: Client, club: Club) -> None:
    ended = b'[Contract "4S"]\n[Result "10"]\n[Auction "N"]'
    session = taken(club, CONTRADICTED.replace(ended, b'[Contract "4H"]\n[Result "1O"]\n[Auction "N"]'))
    assert "Take the contract of its auction" not in as_dora.get(address(session)).content.decode()
    assert "no auction that comes to another contract" in press(as_dora, session, "auction")


def test_left_empty_the_line_has_neither(as_dora: Client, club: Club) -> None:
    session = contradicted(club)
    kept = waiting(session)
    sides = {name: session.contestants.get(key=kept.columns[name]).pk for name in ("ns", "ew")}
    assert "Put in." in press(as_dora, session, "value", result="4S= N", **sides)
    put = session.boards.get(number=5).results.get()
    assert (put.auction, put.play, put.lead) == ([], [], "")
