"""Adjusted scores worked out on paper beforehand, in fractions, and read again from what `manage.py score` prints.

Matchpoints are 2 for a score beaten; a line's two figures are north-south's and east-west's, to the hundredth.
"""

import json
from collections.abc import Sequence
from fractions import Fraction
from io import StringIO
from typing import Any

import pytest
from django.core.management import call_command

from rulings.bridge import Average, Side, Vulnerability
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.services.fouling import set_forms
from rulings.desk.adjusting.values import Given
from rulings.models import Contestant, ContestantKind, Result, ScoreAdjustment, Session, User
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Outcome, SelfInflicted
from rulings.scoring.boards.scores import Weighted
from rulings.scoring.notation.adjustments import SidePenalty
from rulings.scoring.notation.results import read_result
from tests.factories import make_pair, make_result, make_ruling

PLUS, AVERAGE, MINUS = (ArtificialScore(each) for each in (Average.PLUS, Average.PLAIN, Average.MINUS))


def board(session: Session, number: int, *points: int) -> list[Result]:
    """One table for each score, where the pairs of that number meet; the same ones on every board."""
    made = []
    for at, score in enumerate(points, 1):
        pairs = [
            session.contestants.filter(key=f"{at}{side}").first() or make_pair(session, str(at), side, f"{side} {at}")
            for side in ("NS", "EW")
        ]
        played = session.boards.get(number=number)
        made.append(make_result(played, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return made


def match(session: Session, number: int, open_room: int, closed_room: int) -> list[Result]:
    """A board of the match of teams 1 and 2; team 1 is north-south in the open room."""
    one, two = (
        Contestant.objects.get_or_create(session=session, key=key, number=key, kind=ContestantKind.TEAM, name=key)[0]
        for key in ("1", "2")
    )
    played = session.boards.get(number=number)
    return [
        make_result(played, one, two, table="1", score_ns=open_room, score_ew=-open_room),
        make_result(played, two, one, table="2", score_ns=closed_room, score_ew=-closed_room),
    ]


def scored_as(session: Session, words: str, form: str = "pairs_imp", **settings: Any) -> None:
    """Let the session be scored so."""
    session.scoring, session.form = words, form
    session.save()
    session.profile.scoring = settings
    session.profile.save()


def give(dora: User, line: Result, outcome: Outcome, paragraph: str = "16B3", **judged: Any) -> ScoreAdjustment:
    """Rule on the line's board, and adjust its score; what the guards say is overridden."""
    session = line.board.session
    ruling = make_ruling(dora, session, board_number=line.board.number, table=line.table, ns=line.ns, ew=line.ew)
    given = Given(outcome, paragraph, **judged)
    return adjust_score(actor=dora, ruling=ruling, result=line, given=given, override_reason="Worked out on paper.")


def printed(session: Session) -> dict[str, Any]:
    """What the command prints."""
    out = StringIO()
    call_command("score", session.slug, "--json", stdout=out, stderr=StringIO())
    found: dict[str, Any] = json.loads(out.getvalue())
    return found


def awards(session: Session, number: int = 1) -> list[tuple[str, str]]:
    """Both sides' awards, in the order of north-south's numbers."""
    (found,) = [each["results"] for each in printed(session)["boards"] if each["board"] == number]
    return [(line["ns_award"], line["ew_award"]) for line in sorted(found, key=lambda line: int(line["ns"]))]


def north_south(session: Session, number: int = 1) -> list[str]:
    return [ns for ns, _ew in awards(session, number)]


def totals(session: Session) -> dict[tuple[str, str], str]:
    """Everybody's total, by list and number."""
    lists = printed(session)["lines"]
    return {(each["line"], row["contestant"]): row["total"] for each in lists for row in each["ranking"]}


def weighted(*parts: tuple[int, int]) -> Assigned:
    return Assigned.to_both(Weighted.of(*parts))


def test_a_weighted_score_becomes_matchpoints_first_and_every_other_table_meets_its_shares(
    dora: User, session: Session
) -> None:
    """420 is worth 6, -50 nothing: 0.6 of 6. The others beat two fifths of that table: 0.8 each."""
    line = board(session, 1, 420, 400, 170, 140)[0]
    give(dora, line, weighted((420, 60), (-50, 40)))
    assert awards(session) == [("3.60", "2.40"), ("4.80", "1.20"), ("2.80", "3.20"), ("0.80", "5.20")]


def test_a_share_of_a_weighted_score_ties_with_another_table(dora: User, session: Session) -> None:
    """400 would get 5, 170 3, -50 0: a half of 5 and three tenths of 3 are 3.4."""
    line = board(session, 1, 420, 400, 170, 140)[0]
    give(dora, line, weighted((400, 50), (170, 30), (-50, 20)))
    assert north_south(session) == ["3.40", "5.50", "2.70", "0.40"]


def test_at_cross_imps_each_share_is_turned_into_imps_by_itself(dora: User, session: Session) -> None:
    """420 wins 6 and 10, half of which is 8; -50 loses 6 and ties: -3. Three quarters of 8 less a quarter of 3."""
    scored_as(session, "CROSS_IMPS")
    line = board(session, 1, 420, 170, -50)[0]
    give(dora, line, weighted((420, 75), (-50, 25)))
    assert awards(session) == [("5.25", "-5.25"), ("1.50", "-1.50"), ("-6.75", "6.75")]


def test_a_weighted_line_stands_in_the_datum_with_its_shares(dora: User, session: Session) -> None:
    """Without one table at each end: 0.6 of 450, 0.4 of -50, 170 and 140 over 3: 186.67, and the datum is 190."""
    scored_as(session, "BUTLER")
    line = board(session, 1, 420, 450, 170, -50, 140)[0]
    give(dora, line, weighted((450, 60), (-100, 40)))
    assert north_south(session) == ["0.80", "6.00", "-1.00", "-6.00", "-2.00"]


def test_an_average_stands_in_no_datum(dora: User, session: Session) -> None:
    """450, 170, -50, 140 without the best and the worst: 155, rounded away from nought to 160."""
    scored_as(session, "BUTLER")
    line = board(session, 1, 420, 450, 170, -50, 140)[0]
    give(dora, line, Artificial(PLUS, AVERAGE), "12A2")
    assert awards(session) == [
        ("3.00", "0.00"),
        ("7.00", "-7.00"),
        ("0.00", "0.00"),
        ("-5.00", "5.00"),
        ("-1.00", "1.00"),
    ]


def test_at_teams_the_shares_are_compared_with_the_other_table(dora: User, session: Session) -> None:
    """420 against -50 is 10 IMPs, -50 nothing: 6 to one team, as much lost by the other."""
    scored_as(session, "IMPS", "teams")
    line = match(session, 1, 420, -50)[0]
    give(dora, line, weighted((420, 60), (-50, 40)))
    assert awards(session) == [("6.00", "-6.00"), ("-6.00", "6.00")]


def test_an_adjusted_board_changes_the_victory_points_of_its_match(dora: User, session: Session) -> None:
    """6 IMPs and a lost one over two boards: 5 IMPs; by the WBF's formula 13.78 to 6.22 in place of 16.00 to 4.00."""
    scored_as(session, "IMPS", "teams", victory_points={"scale": "continuous"})
    line = match(session, 1, 420, -50)[0]
    match(session, 2, 600, 630)
    assert totals(session) == {("all", "1"): "16.00", ("all", "2"): "4.00"}
    give(dora, line, weighted((420, 60), (-50, 40)))
    assert totals(session) == {("all", "1"): "13.78", ("all", "2"): "6.22"}


def test_in_a_knockout_two_scores_that_do_not_balance_are_averaged(dora: User, session: Session) -> None:
    """12C4: team 1 alone would win 10, team 2 alone would lose nothing: 5 to the one and 5 from the other."""
    scored_as(session, "IMPS", "knockout")
    line = match(session, 1, 420, -50)[0]
    give(dora, line, Assigned(420, -50), "82C")
    assert awards(session) == [("5.00", "-5.00"), ("-5.00", "5.00")]


def test_outside_a_knockout_each_side_keeps_its_own(dora: User, session: Session) -> None:
    scored_as(session, "IMPS", "teams")
    line = match(session, 1, 420, -50)[0]
    give(dora, line, Assigned(420, -50), "82C")
    assert awards(session)[0] == ("10.00", "0.00")


@pytest.mark.parametrize(
    ("actual", "adjusted", "without_error", "expected"),
    [
        pytest.param(170, 140, 420, ("3.00", "3.00"), id="no damage, B is no better than A"),
        pytest.param(-100, 170, 420, ("0.00", "3.00"), id="all of it self-inflicted"),
        pytest.param(140, 420, -50, ("5.00", "1.00"), id="none of it self-inflicted"),
        pytest.param(-100, 420, 170, ("2.00", "1.00"), id="a part of it self-inflicted, A + B - C"),
    ],
)
def test_self_inflicted_damage_falls_into_one_of_four_cases(
    dora: User, session: Session, actual: int, adjusted: int, without_error: int, expected: tuple[str, str]
) -> None:
    """12C1(e) beside 420, 170 and -50: 420 is worth 5, 170 3, 140 2, -50 1 and -100 nothing."""
    line = board(session, 1, actual, 420, 170, -50)[0]
    outcome = SelfInflicted(Side.NS, actual, adjusted, without_error)
    give(dora, line, outcome, "12C1(e)", offending=Side.EW)
    assert awards(session)[0] == expected


def test_beside_self_inflicted_damage_each_direction_meets_what_its_own_side_of_the_line_has(
    dora: User, session: Session
) -> None:
    """North-souths are compared with -100, east-wests with the adjusted 170."""
    line = board(session, 1, -100, 420, 170, -50)[0]
    give(dora, line, SelfInflicted(Side.NS, -100, 170, 420), "12C1(e)", offending=Side.EW)
    assert awards(session)[1:] == [("6.00", "0.00"), ("4.00", "3.00"), ("2.00", "6.00")]


def three_boards(session: Session, second: Sequence[int], third: Sequence[int]) -> Result:
    """Board 1, and two others that say how the pairs of table 1 do elsewhere; the line of board 1 at table 1."""
    line = board(session, 1, 420, 400, 170)[0]
    board(session, 2, *second)
    board(session, 3, *third)
    return line


def test_average_plus_is_the_pair_s_own_session_where_that_is_better_and_average_minus_its_mirror(
    dora: User, session: Session
) -> None:
    """A top and a tie elsewhere are 75 per cent, a quarter for the opponents: 3 and 1 of a top of 4."""
    line = three_boards(session, (620, 170, 140), (400, 430, 120))
    give(dora, line, Artificial(PLUS, MINUS), "12A2")
    assert awards(session) == [("3.00", "1.00"), ("3.50", "0.50"), ("0.50", "3.50")]


def test_average_plus_is_sixty_per_cent_where_the_pair_s_session_is_worse(dora: User, session: Session) -> None:
    line = three_boards(session, (400, 430, 120), (400, 430, 120))
    give(dora, line, Artificial(PLUS, MINUS), "12A2")
    assert awards(session)[0] == ("2.40", "1.60")


def test_average_is_a_half_whatever_the_session(dora: User, session: Session) -> None:
    line = three_boards(session, (620, 170, 140), (620, 430, 120))
    give(dora, line, Artificial(AVERAGE, AVERAGE), "12A2")
    assert awards(session)[0] == ("2.00", "2.00")


def test_two_averages_of_one_session_both_lean_on_the_boards_that_were_played(dora: User, session: Session) -> None:
    """Board 3 alone was played, shared best: 3 of 4. So are both averages plus: 9 of 12 in all."""
    line = three_boards(session, (100, 170, 140), (430, 430, 120))
    give(dora, line, Artificial(PLUS, MINUS), "12A2")
    give(dora, Result.objects.get(board__number=2, table="1"), Artificial(PLUS, MINUS), "12A2")
    assert [awards(session, number)[0] for number in (1, 2, 3)] == [("3.00", "1.00")] * 3
    assert (totals(session)["NS", "1"], totals(session)["EW", "1"]) == ("9.00", "3.00")


def test_at_imps_average_plus_is_three_or_the_mean_of_the_other_boards(dora: User, session: Session) -> None:
    """Elsewhere 420 beats -50 twice: 10 IMPs a board; the opponents lose as much."""
    scored_as(session, "CROSS_IMPS")
    line = board(session, 1, 420, 400)[0]
    board(session, 2, 420, -50)
    board(session, 3, 100, 100)
    give(dora, line, Artificial(PLUS, MINUS), "12A2")
    assert awards(session)[0] == ("5.00", "-5.00")


def test_a_trick_transferred_makes_a_doubled_vulnerable_contract(dora: User, session: Session) -> None:
    """64A2: nine tricks and one. Four spades doubled: 240, the game 500, the insult 50: 790 in place of -200."""
    line = board(session, 2, -200, 620, 650, -100)[0]
    points = read_result("4S X = S", "en").points_ns(Vulnerability.NS)
    assert (points, read_result("4S X -1 S", "en").points_ns(Vulnerability.NS)) == (790, -200)
    assert north_south(session, 2) == ["0.00", "4.00", "6.00", "2.00"]
    give(dora, line, Assigned.to_both(points), "64A2")
    assert north_south(session, 2) == ["6.00", "2.00", "4.00", "0.00"]


def test_a_fouled_board_in_groups_of_twelve_three_and_one(dora: User, session: Session) -> None:
    """Of 16 tables: twelve are factored, 16/12 of each and a sixth; three get 70, 60, 50 per cent, one 60 (ASE).

    On a top of 30 the best of twelve has 2 x (16/12 x 11 + 1/6) = 29 2/3.
    """
    scored_as(session, "MP", "pairs_mp", fouled_board_formula="ase")
    lines = board(session, 1, *range(450, 130, -20))
    ruling = make_ruling(dora, session, table="1", ns=lines[0].ns, ew=lines[0].ew)
    forms = {**{line.pk: "A" for line in lines[12:15]}, lines[15].pk: "B"}
    set_forms(actor=dora, ruling=ruling, forms=forms, reason="Two cards changed hands.")
    found = awards(session)
    assert (found[0], found[11]) == (("29.67", "0.33"), ("0.33", "29.67"))
    assert found[12:] == [("21.00", "15.00"), ("18.00", "18.00"), ("15.00", "21.00"), ("18.00", "18.00")]


def test_a_late_play_makes_its_board_whole(dora: User, session: Session) -> None:
    """Two results of three tables: (2 + 1) x 3/2 - 1 = 3.5 and 0.5; then the third comes in between."""
    board(session, 1, 420, 400, 170)
    first, last = board(session, 2, 620, 140)
    assert north_south(session, 2) == ["3.50", "0.50"]
    third = [session.contestants.get(key=f"3{side}") for side in ("NS", "EW")]
    make_result(first.board, *third, table="3", score_ns=170, score_ew=-170)
    assert (north_south(session, 2), last.score_ns) == (["4.00", "0.00", "2.00"], 140)


@pytest.mark.parametrize(
    ("words", "form", "settings", "amount", "before", "after"),
    [
        pytest.param("MP", "pairs_mp", {}, 25, "4.00", "3.00", id="a quarter of a top of 4"),
        pytest.param("MP2", "pairs_mp", {}, 10, "2.00", "1.80", id="a tenth of a top of 2"),
        pytest.param("CROSS_IMPS", "pairs_imp", {}, 6, "3.50", "-2.50", id="6 IMPs"),
    ],
)
def test_a_penalty_is_taken_off_the_total_and_touches_nobody_else(
    dora: User, session: Session, words: str, form: str, settings: dict[str, Any], amount: int, before: str, after: str
) -> None:
    """420 beats 400 and 170: a top, or 1 and 6 IMPs over two. The score stands; the penalty alone is given."""
    scored_as(session, words, form, **settings)
    line = board(session, 1, 420, 400, 170)[0]
    had, lines = totals(session), awards(session)
    give(
        dora,
        line,
        Assigned.to_both(420),
        "90A",
        penalties=(SidePenalty(Side.NS, Fraction(amount)),),
        penalty_reason="late",
    )
    assert (had["NS", "1"], totals(session)) == (before, had | {("NS", "1"): after})
    assert awards(session) == lines


def test_a_penalty_in_victory_points_is_taken_off_the_match_s(dora: User, session: Session) -> None:
    scored_as(session, "IMPS", "teams", victory_points={"scale": "continuous"})
    line = match(session, 1, 420, 420)[0]
    give(
        dora,
        line,
        Assigned.to_both(420),
        "90A",
        penalties=(SidePenalty(Side.EW, Fraction(1, 2)),),
        penalty_reason="late",
    )
    assert totals(session) == {("all", "1"): "10.00", ("all", "2"): "9.50"}


def test_tables_stand_in_the_order_of_their_numbers(session: Session) -> None:
    board(session, 1, *range(450, 230, -20))
    (found,) = printed(session)["boards"]
    assert [line["ns"] for line in found["results"]] == [str(at) for at in range(1, 12)]
