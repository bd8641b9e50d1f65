"""The ranking, the travellers and a pair's boards, as the club's members see them."""

from fractions import Fraction

import pytest
from django.test import Client

from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.values.scoring import CannotScore
from rulings.desk.scores.wording.scores import REFUSALS, award_text, cannot_text, refusal_text
from rulings.models import Club, Contestant, Session, User
from rulings.scoring.errors import Refusal, ScoringError
from tests.desk.reading import results, rows, text
from tests.factories import make_pair, make_result, make_ruling
from tests.scoring.saying import DATA


@pytest.fixture
def evening(club: Club) -> Session:
    path = DATA / "evening.xml"
    return import_session(actor=None, club=club, data=path.read_bytes(), filename=path.name).session


@pytest.fixture
def pairs(session: Session) -> list[tuple[Contestant, Contestant]]:
    """Three tables of board 1."""
    seated = [
        (make_pair(session, str(at), "NS", "Anna", "Bruno"), make_pair(session, str(at), "EW", "Carla", "Dino"))
        for at in (1, 2, 3)
    ]
    for at, (ns, ew) in enumerate(seated, 1):
        make_result(
            session.boards.get(number=1), ns, ew, table=str(at), score_ns=400 + 10 * at, score_ew=-400 - 10 * at
        )
    return seated


def test_the_ranking_is_the_files_own(as_dora: Client, evening: Session) -> None:
    page = as_dora.get(f"/sessions/{evening.slug}/scores/")
    assert rows(page) == [
        ["1", "1NS One – Two", "10.50", "87.50"],
        ["2", "2NS Three – Four", "5.50", "45.83"],
        ["3", "3NS Five – Six", "2.40", "20.00"],
        ["1", "1EW Seven – Eight", "7.50", "62.50"],
        ["2", "3EW Eleven – Twelve", "5.50", "45.83"],
        ["3", "2EW Nine – Ten", "4.60", "38.33"],
    ]


def test_the_traveller_has_both_sides_awards_and_marks_an_adjusted_line(as_dora: Client, evening: Session) -> None:
    page = as_dora.get(f"/sessions/{evening.slug}/boards/3/")
    assert [row[-2:] for row in results(page)] == [["3.50", "0.50"], ["0.50", "3.50"], ["2.40", "1.60"]]
    assert ["adjusted" in row[1] for row in results(page)] == [False, False, True]


def test_a_line_with_a_ruling_leads_to_it(
    as_dora: Client, dora: User, session: Session, pairs: list[tuple[Contestant, Contestant]]
) -> None:
    ruling = make_ruling(dora, session, table="2", ns=pairs[1][0], ew=pairs[1][1])
    page = as_dora.get("/sessions/tuesday/boards/1/")
    assert ["ruling 1" in row[1] for row in results(page)] == [False, True, False]
    assert page.content.decode().count(f'href="/rulings/{ruling.pk}/"') == 1


def test_a_pair_sees_its_boards(as_dora: Client, evening: Session) -> None:
    pair = evening.contestants.get(number="2EW")
    page = as_dora.get(f"/sessions/{evening.slug}/pairs/{pair.pk}/")
    assert rows(page) == [
        ["1", "2NS Three – Four", "3 ♠ spades +1 N", "2.00"],
        ["2", "1NS One – Two", "4 ♥ hearts = N", "1.00"],
        ["3", "3NS Five – Six", "A6040 adjusted", "1.60"],
    ]


def test_a_pair_of_another_session_is_not_here(as_dora: Client, evening: Session, session: Session) -> None:
    stranger = make_pair(session, "9", "NS", "Anna", "Bruno")
    assert as_dora.get(f"/sessions/{evening.slug}/pairs/{stranger.pk}/").status_code == 404


def test_a_session_without_results_says_why_it_has_no_ranking(as_dora: Client, session: Session) -> None:
    assert "This session has no results yet." in text(as_dora.get("/sessions/tuesday/scores/"))


def test_a_line_that_cannot_be_read_leaves_the_board_without_awards(
    as_dora: Client, session: Session, pairs: list[tuple[Contestant, Contestant]]
) -> None:
    session.boards.get(number=1).results.filter(table="1").update(artificial="AVE")
    page = as_dora.get("/sessions/tuesday/boards/1/")
    assert [len(row) for row in rows(page)] == [4, 4, 4]
    assert "Board 1: “AVE” is not a result; write it like A6040 or AVE+/AVE-." in text(page)


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_of_scoring_has_its_sentence(refusal: Refusal) -> None:
    names = [
        "text",
        "example",
        "word",
        "what",
        "contract",
        "relative",
        "tricks",
        "taken",
        "weight",
        "language",
        "known",
        "method",
        "value",
        "setting",
        "level",
    ]
    names += ["contestants", "board", "contestant", "boards", "most", "unit", "scored", "amount"]
    sentence = refusal_text(ScoringError(refusal, **dict.fromkeys(names, "seven")))
    assert "{" not in sentence
    assert set(REFUSALS) == set(Refusal)


def test_a_refusal_on_a_board_names_it() -> None:
    error = ScoringError(Refusal.PASSED_OUT)
    assert cannot_text(CannotScore("", error, 4)) == "Board 4: A board that was passed out has no tricks."


def test_awards_have_two_decimals_and_a_true_minus_sign() -> None:
    assert [award_text(award) for award in (Fraction(-7, 3), Fraction(5), None)] == ["−2.33", "5.00", "–"]
