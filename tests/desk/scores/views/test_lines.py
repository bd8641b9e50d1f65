"""The pages of a traveller and of a table: typed, kept, refused, and what comes of it in the ranking."""

import json
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client

from rulings.desk.playing.services import play_in
from rulings.models import Club, Contestant, Result, Session, User
from tests.desk.conftest import signed_in
from tests.desk.evening import begun, mitchell, section, usual
from tests.desk.reading import rows, text

TRAVELLER, TABLE = "/sessions/tuesday/boards/1/traveller/", "/sessions/tuesday/tables/1/"


def called_tuesday(session: Session) -> Session:
    Session.objects.filter(pk=session.pk).update(slug="tuesday")
    session.refresh_from_db()
    return session


@pytest.fixture
def evening(dora: User, club: Club) -> Session:
    """A Mitchell of three tables, three boards in all."""
    return called_tuesday(begun(dora, club, section("", 3, mitchell(3, 1)), last_board=3))


def shown(page: Any) -> dict[str, Any]:
    """What a browser sends of the form on the page."""
    form = page.context["form"]
    return {name: value for name in form.fields if (value := form[name].value()) is not None}


def send(client: Client, address: str, *typed: str) -> Any:
    """The page with these texts on its lines, in order; None leaves a line."""
    page = client.get(address)
    fields = [f"played_{line.field}" for line in page.context["form"].lines]
    return client.post(address, shown(page) | dict(zip(fields, typed, strict=False)))


def test_a_board_leads_to_its_traveller_while_play_goes_on(as_dora: Client, evening: Session) -> None:
    assert f'href="{TRAVELLER}"' in as_dora.get("/sessions/tuesday/boards/1/").content.decode()
    Session.objects.update(status="closed")
    assert f'href="{TRAVELLER}"' not in as_dora.get("/sessions/tuesday/boards/1/").content.decode()


def test_a_traveller_is_recorded_in_one_form(as_dora: Client, evening: Session) -> None:
    answer = send(as_dora, TRAVELLER, "4S = N", "NP", "60/40")
    assert (answer.status_code, answer["Location"]) == (302, "/sessions/tuesday/boards/1/")
    page = as_dora.get("/sessions/tuesday/boards/1/")
    assert "The results are recorded." in text(page)
    assert Result.objects.count() == 3
    told = text(as_dora.get(f"/sessions/tuesday/boards/1/results/{Result.objects.get(table='1').pk}/"))
    assert "4 ♠ spades = N (+420) was recorded." in told


def test_all_of_a_table_is_recorded_in_one_form(as_dora: Client, evening: Session) -> None:
    page = as_dora.get(TABLE)
    assert "Board 1 round 1 NS 1 EW 4 Board 2 round 2" in text(page)
    answer = send(as_dora, TABLE, "4S = N", "3NT -1 E", "Pass")
    assert answer["Location"] == TABLE
    assert {each.board.number: each.contract for each in Result.objects.all()} == {1: "4S", 2: "3NT", 3: "Pass"}
    assert list(shown(as_dora.get(TABLE)).values())[0::3] == ["4S = N", "3NT -1 E", "Pass"]


@pytest.mark.parametrize(("language", "typed"), [("it", "4P X -1 O"), ("pl", "4P X -1 W")])
def test_results_are_typed_as_at_home(as_dora: Client, evening: Session, language: str, typed: str) -> None:
    as_dora.cookies["django_language"] = language
    assert send(as_dora, TRAVELLER, typed).status_code == 302
    assert (Result.objects.get().contract, Result.objects.get().declarer) == ("4SX", "W")
    assert shown(as_dora.get(TRAVELLER))["played_1-1-1"] == typed


def test_one_that_cannot_be_read_leaves_all_unsaved_and_all_that_was_typed(as_dora: Client, evening: Session) -> None:
    answer = send(as_dora, TRAVELLER, "4S = N", "four spades", "NP")
    assert answer.status_code == 200
    assert Result.objects.count() == 0
    page = answer.content.decode()
    assert [f'value="{typed}"' in page for typed in ("4S = N", "four spades", "NP")] == [True] * 3
    assert page.count('aria-invalid="true"') == 1
    assert 'aria-describedby="id_played_3-2-1_error"' in page
    assert 'id="id_played_3-2-1_error"' in page


def test_a_second_director_s_result_is_not_overwritten_and_nothing_typed_is_lost(
    as_dora: Client, as_rev: Client, evening: Session
) -> None:
    page = as_dora.get(TRAVELLER)
    send(as_rev, TRAVELLER, "3NT = N")
    typed = shown(page) | {"played_1-1-1": "4S = N", "played_3-2-1": "2H + 1 S"}
    refused = as_dora.post(TRAVELLER, typed)
    assert refused.status_code == 409
    assert Result.objects.get().contract == "3NT"
    assert "Somebody recorded board 1 at table 1 in the meantime." in text(refused)
    assert "It says now: 3NT = N." in text(refused)
    assert [shown(refused)[name] for name in ("played_1-1-1", "played_3-2-1")] == ["4S = N", "2H + 1 S"]
    assert as_dora.post(TRAVELLER, shown(refused)).status_code == 302
    assert {each.table: each.contract for each in Result.objects.all()} == {"1": "4S", "3": "2H"}


def test_two_directors_on_different_lines_do_not_disturb_each_other(
    as_dora: Client, as_rev: Client, evening: Session
) -> None:
    page = as_dora.get(TRAVELLER)
    send(as_rev, TRAVELLER, "3NT = N")
    assert as_dora.post(TRAVELLER, shown(page) | {"played_3-2-1": "2H = S"}).status_code == 302
    assert {each.table: each.contract for each in Result.objects.all()} == {"1": "3NT", "3": "2H"}


def test_a_closed_session_keeps_what_was_typed_on_the_page(as_dora: Client, evening: Session) -> None:
    page = as_dora.get(TRAVELLER)
    as_dora.post("/sessions/tuesday/close/")
    refused = as_dora.post(TRAVELLER, shown(page) | {"played_1-1-1": "4S = N"})
    assert refused.status_code == 409
    assert "The session is closed." in text(refused)
    assert shown(refused)["played_1-1-1"] == "4S = N"
    assert Result.objects.count() == 0


def test_a_movement_changed_meanwhile_loses_nothing_that_was_typed(as_dora: Client, evening: Session) -> None:
    page = as_dora.get("/sessions/tuesday/boards/3/traveller/")
    its = evening.sections.get()
    form = as_dora.get(f"/sessions/tuesday/sections/{its.pk}/").context["form"]
    told = {name: value for name in form.fields if (value := form[name].value()) is not None}
    as_dora.post(f"/sessions/tuesday/sections/{its.pk}/", told | {"rounds": "1"})
    refused = as_dora.post("/sessions/tuesday/boards/3/traveller/", shown(page) | {"played_1-3-3": "4S = N"})
    assert refused.status_code == 200
    assert "table 1, board 3: 4S = N." in text(refused)
    assert Result.objects.count() == 0


def test_a_session_without_movement_says_where_results_are_entered(as_dora: Client, session: Session) -> None:
    page = as_dora.get(TRAVELLER)
    assert "No movement says who plays this board. Enter one result at a time." in text(page)
    assert 'href="/sessions/tuesday/boards/1/results/new/"' in page.content.decode()


@pytest.mark.parametrize("label", ["4", "A1", "x", "0", "1-1"])
def test_a_table_that_is_not_there_is_not_found(as_dora: Client, evening: Session, label: str) -> None:
    assert as_dora.get(f"/sessions/tuesday/tables/{label}/").status_code == 404


def test_a_playing_director_is_not_shown_the_boards_that_he_has_still_to_play(
    as_dora: Client, dora: User, evening: Session
) -> None:
    pair = evening.contestants.get(number="1")
    play_in(actor=dora, session=evening, user=dora, contestant=pair)
    assert as_dora.get(TRAVELLER).status_code == 403
    page = as_dora.get("/sessions/tuesday/tables/2/")
    assert (page.status_code, page.context["form"].lines) == (200, [])
    line = Result(board=evening.boards.get(number=2), ns=pair, ew=evening.contestants.get(number="6"), contract="Pass")
    line.save()
    again = as_dora.get("/sessions/tuesday/tables/2/")
    assert [each.board.number for each in again.context["form"].lines] == [2]
    sent = as_dora.post("/sessions/tuesday/tables/2/", shown(again) | {"played_2-3-1": "4S = N", "shown_2-3-1": ""})
    assert sent.status_code == 200
    assert Result.objects.count() == 1


def test_another_club_finds_neither_page(evening: Session, wanda: User) -> None:
    stranger = signed_in(wanda)
    for address in (TRAVELLER, TABLE):
        assert stranger.get(address).status_code == 404
        assert stranger.post(address, {"played_1-1-1": "4S = N"}).status_code == 404
    assert Result.objects.count() == 0


def test_the_ranking_and_the_command_say_what_was_recorded(as_dora: Client, evening: Session) -> None:
    """Board 1: 420 at table 1, -50 at table 3, 170 at table 2. North-south 4, 0, 2 of 4; of three pairs one way."""
    send(as_dora, TRAVELLER, "4S = N", "4S -1 N", "2S + 2 N")
    page = as_dora.get("/sessions/tuesday/scores/")
    assert rows(page) == [
        *(["1", "1", "4.00", "100.00"], ["2", "2", "2.00", "50.00"], ["3", "3", "0.00", "0.00"]),
        *(["1", "5", "4.00", "100.00"], ["2", "6", "2.00", "50.00"], ["3", "4", "0.00", "0.00"]),
    ]
    told = StringIO()
    call_command("score", "tuesday", "--json", stdout=told)
    lines = json.loads(told.getvalue())["lines"]
    assert [(row["contestant"], row["total"]) for row in lines[0]["ranking"]] == [
        ("1", "4.00"),
        ("2", "2.00"),
        ("3", "0.00"),
    ]


def test_single_players_are_ranked_each_for_himself(as_dora: Client, dora: User, club: Club) -> None:
    called_tuesday(begun(dora, club, usual("individual", "2", 7), form="individual"))
    Contestant.objects.filter(number="8").update(name="Anna")
    assert "8 Anna" in text(as_dora.get(TRAVELLER))
    assert send(as_dora, TRAVELLER, "4S = N", "4S -1 N").status_code == 302
    unsaid = text(as_dora.get("/sessions/tuesday/scores/"))
    assert "Nobody has said yet how this session is scored. Choose it under How it is scored." in unsaid
    as_dora.post("/sessions/tuesday/scoring/", {"method": "matchpoints", "follows_file": "on"})
    ranked = rows(as_dora.get("/sessions/tuesday/scores/"))
    assert [(row[1], row[2]) for row in ranked if row[2] == "2.00"] == [
        *(("8 Anna", "2.00"), ("1", "2.00"), ("3", "2.00"), ("4", "2.00")),
    ]


def test_teams_enter_both_tables_of_a_match(as_dora: Client, dora: User, club: Club) -> None:
    called_tuesday(begun(dora, club, usual("teams", "2", 4), form="teams"))
    send(as_dora, TRAVELLER, "3NT = N", "3NT -1 N")
    assert rows(as_dora.get("/sessions/tuesday/scores/"))[0][:2] == ["1", "1"]
    assert Result.objects.filter(ns__number="1", ew__number="2").count() == 1
    assert Result.objects.filter(ns__number="2", ew__number="1").count() == 1
