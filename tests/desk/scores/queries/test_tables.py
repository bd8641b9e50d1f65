"""Rankings, travellers and matches as the pages show them."""

from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.queries.tables import (
    match_sheets,
    open_text,
    pair_lines,
    rank_sheets,
    sheet_or_reason,
    traveller,
    who_competes,
)
from rulings.models import Contestant, Result, Session, User
from tests.factories import make_adjustment, make_ruling


def test_a_session_that_cannot_be_scored_says_why(session: Session) -> None:
    assert sheet_or_reason(session) == (None, "This session has no results yet. Import them first.")


def test_a_ranking_list_is_called_by_its_side_and_stands_in_order(line: Result, session: Session) -> None:
    ns, ew = rank_sheets(score_sheet(session))
    assert (ns.title, ns.who, ew.title) == ("North-South", "Pair", "East-West")
    assert [(row.place, row.number, row.total, row.percent) for row in ns.rows] == [
        (1, "1", "4.00", "100.00"),
        (2, "2", "2.00", "50.00"),
        (3, "3", "0.00", "0.00"),
    ]
    assert [row.number for row in ew.rows] == ["3", "2", "1"]


def test_a_traveller_marks_the_adjusted_line_and_leads_to_its_rulings(
    dora: User, line: Result, session: Session
) -> None:
    ruling = make_ruling(dora, session, table="1", ns=line.ns, ew=line.ew)
    made = make_adjustment(dora, ruling, line)
    lines = list(traveller(score_sheet(session), 1, {line.pk: ((ruling.pk, 1),)}).values())
    assert [(each.contract, each.score.ns, each.score.ew) for each in lines] == [
        ("4♠ = S", "0.00", "4.00"),
        ("4♠ = S", "4.00", "0.00"),
        ("4♠ = S", "2.00", "2.00"),
    ]
    marks = [(each.score.is_adjusted, each.score.is_penalised) for each in lines]
    assert marks == [(True, False), (False, False), (False, False)]
    assert (lines[0].score.adjustment, lines[0].rulings, lines[1].rulings) == (made.pk, ((ruling.pk, 1),), ())


def test_a_board_that_nobody_played_has_no_lines(line: Result, session: Session) -> None:
    assert traveller(score_sheet(session), 2, {}) == {}


def test_a_pair_reads_its_boards_with_its_opponents(line: Result, session: Session) -> None:
    assert line.ew is not None
    (only,) = pair_lines(score_sheet(session), line.ew, {})
    assert (only.board, only.side, only.opponents, only.award) == (1, "EW", line.ns, "0.00")


def test_a_match_shows_what_each_team_won_and_its_victory_points(teams: Session) -> None:
    matches = match_sheets(score_sheet(teams))
    assert [match.boards for match in matches] == [2] * 4
    for match in matches:
        assert sum(float(side.won.replace("−", "-")) for side in match.sides) == 0
        assert sum(float(side.points) for side in match.sides) == 20


def test_a_team_reads_its_award_of_a_match_once(teams: Session) -> None:
    team = Contestant.objects.filter(session=teams, kind="team").order_by("pk")[0]
    lines = list(pair_lines(score_sheet(teams), team, {}))
    awards = [line.award for line in lines if line.board == 1]
    assert len(awards) == 2 * len([award for award in awards if award])


def test_what_the_file_left_open_is_said(line: Result, session: Session) -> None:
    assert open_text(score_sheet(session)) == ""
    session.form = "pairs_imp"
    said = "The file leaves the form of scoring open: Cross-IMPs was taken; Butler would be possible as well."
    assert open_text(score_sheet(session)) == said


def test_who_competes_is_what_stands_on_the_lists(line: Result, session: Session, teams: Session) -> None:
    assert (who_competes(score_sheet(session)), who_competes(score_sheet(teams))) == ("Pair", "Team")
