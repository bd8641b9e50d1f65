"""Rankings, matches and travellers of teams and of single players, and what a file left open, as pages."""

import pytest
from django.test import Client

from rulings.desk.imports.services.importing import import_session
from rulings.models import Club, Contestant, Session
from tests.desk.reading import rows, text
from tests.formats import samples
from tests.scoring.saying import DATA


def taken(club: Club, data: bytes) -> Session:
    return import_session(actor=None, club=club, data=data, filename="file").session


def numbered(session: Session, number: str) -> Contestant:
    return session.contestants.get(number=number)


def test_teams_are_ranked_and_their_matches_are_listed(as_dora: Client, teams: Session) -> None:
    page = as_dora.get(f"/sessions/{teams.slug}/scores/")
    assert rows(page) == [
        ["1", "3 Finches", "28.17", ""],
        ["2", "1 Owls", "25.14", ""],
        ["3", "2 Larks", "16.42", ""],
        ["4", "4 Terns", "10.27", ""],
        ["1 Owls", "2", "9.00", "16.00"],
        ["2 Larks", "", "−9.00", "4.00"],
        ["3 Finches", "2", "12.00", "17.31"],
        ["4 Terns", "", "−12.00", "2.69"],
        ["1 Owls", "2", "−1.00", "9.14"],
        ["3 Finches", "", "1.00", "10.86"],
        ["2 Larks", "2", "3.00", "12.42"],
        ["4 Terns", "", "−3.00", "7.58"],
    ]
    assert "All teams" in text(page)
    assert "Team" in text(page)


def test_a_knockout_says_where_a_board_was_evened_out(as_dora: Client, club: Club) -> None:
    path = DATA / "swiss_teams.xml"
    knockout = taken(club, path.read_text().replace("SWISS_TEAMS", "KO").replace("A6040", "A6050").encode())
    page = as_dora.get(f"/sessions/{knockout.slug}/scores/")
    assert text(page).count("A board without balance was evened out (12C4).") == 1


def test_a_team_sees_both_tables_and_its_imps_once(as_dora: Client, teams: Session) -> None:
    page = as_dora.get(f"/sessions/{teams.slug}/pairs/{numbered(teams, '1').pk}/")
    assert rows(page) == [
        ["1", "2 Larks", "4 ♠ spades = N", "10.00"],
        ["1", "2 Larks", "4 ♠ spades −1 N", ""],
        ["1", "3 Finches", "1NT = N", "4.00"],
        ["1", "3 Finches", "1NT −1 N", ""],
        ["2", "2 Larks", "3NT = N", "−1.00"],
        ["2", "2 Larks", "3NT +1 N", ""],
        ["2", "3 Finches", "2 ♠ spades −1 S", "−5.00"],
        ["2", "3 Finches", "2 ♠ spades = S", ""],
    ]


def test_a_traveller_of_teams_marks_the_adjusted_table(as_dora: Client, teams: Session) -> None:
    page = as_dora.get(f"/sessions/{teams.slug}/boards/2/")
    assert [row[-2:] for row in rows(page)][-2:] == [["3.00", "−3.00"], ["−3.00", "3.00"]]
    assert ["adjusted" in row[1] for row in rows(page)][-2:] == [True, False]


def test_single_players_are_ranked_each_for_himself(as_dora: Client, players: Session) -> None:
    page = as_dora.get(f"/sessions/{players.slug}/scores/")
    assert rows(page)[:2] == [["1", "1 Player One", "5.00", "83.33"], ["1", "7 Player Seven", "5.00", "83.33"]]
    assert "All players" in text(page)


def test_a_player_sees_his_boards_with_every_partner(as_dora: Client, players: Session) -> None:
    page = as_dora.get(f"/sessions/{players.slug}/pairs/{numbered(players, '2').pk}/")
    assert rows(page) == [
        ["1", "3+4 Player Three – Player Four", "4 ♠ spades = N", "2.00"],
        ["2", "1+3 Player One – Player Three", "3NT = S", "1.00"],
        ["3", "1+4 Player One – Player Four", "3NT −1 E", "0.00"],
    ]


def test_what_the_file_left_open_stands_above_the_ranking(as_dora: Client, club: Club) -> None:
    session = taken(club, (samples.DATA / "pbn21_youth_teams_1998.pbn").read_bytes())
    sentence = "The file leaves the form of scoring open: Teams of four, IMPs was taken;"
    assert sentence in text(as_dora.get(f"/sessions/{session.slug}/scores/"))


def test_a_scale_that_nobody_named_is_asked_for(as_dora: Client, club: Club) -> None:
    path = DATA / "swiss_pairs.xml"
    session = taken(club, path.read_text().replace("NS_SCORE", "X").replace("EW_SCORE", "Y").encode())
    sentence = "The file says that matches become victory points, but not by which scale."
    assert sentence in text(as_dora.get(f"/sessions/{session.slug}/scores/"))


def test_a_file_with_several_sessions_leads_to_each(as_rev: Client, club: Club) -> None:
    path = samples.DATA / "pbn_bridgebots_sample.pbn"
    with path.open("rb") as file:
        page = as_rev.post("/import/", {"club": club.pk, "file": file, "day": "2026-10-02"})
    slugs = list(Session.objects.order_by("pk").values_list("slug", flat=True))
    assert len(slugs) == 3
    assert [page.content.decode().count(f'href="/sessions/{slug}/"') for slug in slugs] == [1, 1, 1]


@pytest.mark.parametrize("name", ["swiss_teams.xml", "individual.xml"])
def test_pages_of_other_forms_cost_no_more_queries(
    as_dora: Client, club: Club, name: str, django_assert_max_num_queries: object
) -> None:
    session = taken(club, (DATA / name).read_bytes())
    first = session.contestants.order_by("pk").first()
    assert first is not None
    for address, most in (("scores/", 9), (f"pairs/{first.pk}/", 10), ("boards/1/", 18)):
        with django_assert_max_num_queries(most):  # type: ignore[operator]
            assert as_dora.get(f"/sessions/{session.slug}/{address}").status_code == 200
