"""Adjusted scores where single players compete, from the page to the ranking and the slip (12C3)."""

import json
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client

from rulings.desk.adjusting.queries.slips import slip_of, weighed_or_none
from rulings.desk.imports.services.importing import import_session
from rulings.desk.papers.views.paper_fields import of_slip
from rulings.models import Club, Result, Ruling, ScoreAdjustment, Session, User
from tests.desk.reading import rows, text
from tests.factories import make_ruling
from tests.scoring.saying import DATA


@pytest.fixture
def players(club: Club) -> Session:
    """Eight players at two tables, matchpoints 2 for a score beaten.

    Board 1: 1 and 2 against 3 and 4 420, 5 and 6 against 7 and 8 -50. Board 2: 1, 3 against 2, 4 and 5, 7 against
    6, 8 both 600. Board 3: 1, 4 against 2, 3 100, and 5, 8 against 6, 7 -600. In all 5, 3, 1, 3, 1, 3, 5 and 3.
    """
    data = (DATA / "individual.xml").read_bytes()
    return import_session(actor=None, club=club, data=data, filename="individual.xml").session


def line(session: Session, number: int, ns: str) -> Result:
    return Result.objects.get(board__session=session, board__number=number, ns__number=ns)


def ruled(dora: User, result: Result) -> Ruling:
    session = result.board.session
    return make_ruling(dora, session, board_number=result.board.number, table=result.table, ns=result.ns, ew=result.ew)


def given(as_dora: Client, ruling: Ruling, **form: Any) -> ScoreAdjustment:
    """Give the score, whatever the guards say."""
    sent = {"penalty_kind": "procedural", "act": "save", "override_reason": "Worked out on paper."} | form
    assert as_dora.post(f"/rulings/{ruling.pk}/score/", sent).status_code == 302
    return ScoreAdjustment.objects.get()


def slip(as_dora: Client, adjustment: ScoreAdjustment) -> list[dict[str, Any]]:
    sides: list[dict[str, Any]] = json.loads(as_dora.get(f"/adjustments/{adjustment.pk}/slip.json").content)["sides"]
    assert as_dora.get(f"/adjustments/{adjustment.pk}/slip.csv").status_code == 200
    return sides


def totals(as_dora: Client, session: Session) -> list[str]:
    """The total of each player, by his number."""
    found = rows(as_dora.get(f"/sessions/{session.slug}/scores/"))
    return [row[2] for row in sorted(found, key=lambda row: row[1])]


def preview(as_dora: Client, ruling: Ruling, **form: Any) -> HttpResponse:
    return as_dora.post(f"/rulings/{ruling.pk}/score/", form | {"act": "preview"}, headers={"HX-Request": "true"})


AVERAGES = {"ns_average": "plus", "ew_average": "minus", "is_numerous": "on", "paragraph": "12C2(a)"}


def test_an_average_hangs_on_each_player_s_own_session(as_dora: Client, dora: User, players: Session) -> None:
    """12C2(c): elsewhere 1 has 3 of 4, 75 per cent of a top of 2; 2 has 1 of 4, so that he gets 60.

    3 has 1 of 4, 25 per cent; 4 has 3 of 4, so that he gets 40. The other table, left alone, has the average.
    """
    result = line(players, 1, "1+2")
    ruling = ruled(dora, result)
    page = preview(as_dora, ruling, result=result.pk, **AVERAGES)
    assert rows(page)[:4] == [
        ["North-South 1 Player One", "2.00", "1.50 MP"],
        ["North-South 2 Player Two", "2.00", "1.20 MP"],
        ["East-West 3 Player Three", "0.00", "0.50 MP"],
        ["East-West 4 Player Four", "0.00", "0.80 MP"],
    ]
    adjustment = given(as_dora, ruling, result=result.pk, **AVERAGES)
    assert totals(as_dora, players) == ["4.50", "2.20", "1.50", "3.80", "2.00", "4.00", "4.00", "2.00"]
    sides = slip(as_dora, adjustment)
    assert [(each["number"], each["award_after"]) for side in sides for each in side["players"]] == [
        ("1", "1.50"),
        ("2", "1.20"),
        ("3", "0.50"),
        ("4", "0.80"),
    ]
    assert ["2 Player Two", "2.00", "1.20"] in rows(as_dora.get(f"/adjustments/{adjustment.pk}/"))
    sides_on_paper = of_slip(slip_of(adjustment, weighed_or_none(adjustment)), adjustment)[1]
    assert [row[-1] for row in sides_on_paper] == ["1.50 MP", "1.50 MP", "1.20 MP", "0.50 MP", "0.50 MP", "0.80 MP"]


def test_weights_move_both_players_and_the_other_table(as_dora: Client, dora: User, players: Session) -> None:
    """Half of 420 is a top, half of -50 a tie: 1.5 and 0.5; the other table has the mirror, 0.5 and 1.5."""
    result = line(players, 1, "1+2")
    parts = {"ns_result_1": "4S = N", "ns_weight_1": 50, "ns_result_2": "4S -1 N", "ns_weight_2": 50}
    given(as_dora, ruled(dora, result), result=result.pk, paragraph="16B3", **parts)
    assert totals(as_dora, players) == ["4.50", "2.50", "1.50", "3.50", "1.50", "3.50", "4.50", "2.50"]


def test_self_inflicted_damage_falls_on_both_players(as_dora: Client, dora: User, players: Session) -> None:
    """12C1(e) on board 3 beside 100: A -600 is nothing, B 120 a top, C 100 a tie: 5 and 8 get 0 + 2 - 1 = 1.

    6 and 7 get the complement of B, nothing. 1 and 4 still beat -600, and 2 and 3 are now compared with 120: 2 each.
    """
    result = line(players, 3, "5+8")
    own = {"own_damage": "gambling_action", "without_error_result_1": "+100", "offending": "EW"}
    ruling = make_ruling(dora, players, board_number=3)
    fields = {"result": result.pk, "paragraph": "12C1(e)", "ns_result_1": "1NT +1 S"} | own
    assert "A 0.00 MP · B 2.00 MP · C 1.00 MP" in text(preview(as_dora, ruling, **fields))
    given(as_dora, ruling, **fields)
    assert totals(as_dora, players) == ["5.00", "5.00", "3.00", "3.00", "2.00", "1.00", "3.00", "4.00"]


@pytest.mark.parametrize(
    ("player", "expected", "told"),
    [
        ("", ["4.50", "2.50"], "North-South: a procedural penalty of 25 percent of a top (90A)"),
        ("1", ["4.50", "3.00"], "North-South, the first of the two players alone (12C3): a procedural penalty of 25"),
        ("2", ["5.00", "2.50"], "North-South, the second of the two players alone (12C3): a procedural penalty of 25"),
    ],
    ids=["both", "the first", "the second"],
)
def test_a_penalty_falls_on_who_is_to_blame(
    as_dora: Client, dora: User, players: Session, player: str, expected: list[str], told: str
) -> None:
    """A quarter of a top of 2 is 0.5; nobody else is touched."""
    result = line(players, 1, "1+2")
    fields = {"ns_result_1": "4S = N", "paragraph": "90A", "ns_penalty": "standard", "ns_player": player}
    fields["penalty_reason"] = "He looked at another table's board."
    adjustment = given(as_dora, ruled(dora, result), result=result.pk, **fields)
    assert totals(as_dora, players) == [*expected, "1.00", "3.00", "1.00", "3.00", "5.00", "3.00"]
    assert told in text(as_dora.get(f"/adjustments/{adjustment.pk}/"))


@pytest.mark.parametrize(
    ("player", "kind", "is_said"),
    [("", "procedural", True), ("2", "procedural", True), ("1", "procedural", False), ("", "disciplinary", False)],
)
def test_a_partner_in_no_way_to_blame_is_spoken_up_for(
    as_dora: Client, dora: User, players: Session, player: str, kind: str, is_said: bool
) -> None:
    """12C3: no procedural penalty for the second of the two; conduct (91) is another matter."""
    result = line(players, 1, "1+2")
    fields = {"ns_penalty": "standard", "ns_player": player, "ns_blameless": "2", "penalty_kind": kind}
    page = preview(as_dora, ruled(dora, result), result=result.pk, **fields)
    assert ("The penalty falls on a partner who is not to blame. Law 12C3" in text(page)) is is_said


def test_a_fouled_board_parts_the_tables(as_dora: Client, dora: User, players: Session) -> None:
    """87B: each form was played once, so that everybody has the average of board 1."""
    result = line(players, 1, "5+6")
    forms = {f"form_{result.pk}": "A", "reason": "Two cards displaced.", "act": "save"}
    ruling = ruled(dora, result)
    page = preview(as_dora, ruling, result=result.pk)
    assert as_dora.post(f"/rulings/{ruling.pk}/forms/", forms).status_code == 302
    assert page.status_code == 200
    assert totals(as_dora, players) == ["4.00", "2.00", "2.00", "4.00", "2.00", "4.00", "4.00", "2.00"]


def test_a_board_that_counts_for_nobody_leaves_the_others_to_count(
    as_dora: Client, dora: User, players: Session
) -> None:
    """Of two boards 1 has 3 of 4, 75 per cent: 4.5 where the others have three boards."""
    result = line(players, 1, "1+2")
    given(as_dora, ruled(dora, result), result=result.pk, paragraph="82B", is_cancelled="on")
    found = rows(as_dora.get(f"/sessions/{players.slug}/scores/"))
    assert ["1", "1 Player One", "4.50", "75.00"] in found


def test_a_director_s_error_gives_both_sides_a_score_of_their_own(
    as_dora: Client, dora: User, players: Session
) -> None:
    """82C: 420 for North-South, -50 for East-West: 2 to 1 and 2, who beat -50, a tie to 3 and 4."""
    result = line(players, 1, "1+2")
    fields = {"ns_result_1": "4S = N", "ew_result_1": "4S -1 N", "paragraph": "82C"}
    given(as_dora, ruled(dora, result), result=result.pk, **fields)
    assert totals(as_dora, players)[:4] == ["5.00", "3.00", "2.00", "4.00"]
