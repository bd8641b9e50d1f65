"""A result that a session did not have, entered for pairs, teams and single players (79C)."""

from typing import Any

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.imports.services.importing import import_session
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.services.results import enter_result
from rulings.desk.scores.values.outcomes import Because
from rulings.models import Board, Club, Contestant, ContestantKind, Result, Session, User
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.results import read_result
from tests.factories import history, make_pair, make_result, make_session
from tests.scoring.saying import DATA

LATE = Agreement(Because.PLAYED_LATE, "Played after the last round.", "both pairs")


def result(text: str) -> TableResult:
    return read_result(text, "en")


def taken(club: Club, name: str) -> Session:
    return import_session(actor=None, club=club, data=(DATA / name).read_bytes(), filename=name).session


@pytest.fixture
def board(session: Session, pairs: list[tuple[Contestant, Contestant]]) -> Board:
    """Two of three tables have a result: 420 and 170."""
    its: Board = session.boards.get(number=1)
    make_result(its, *pairs[0], table="1")
    make_result(its, *pairs[1], table="2", contract="2S", tricks=10, score_ns=170, score_ew=-170)
    return its


def numbered(session: Session, *numbers: int) -> list[Contestant]:
    """Who competes under these numbers, two single players for two of them."""
    return [session.contestants.get(number=str(number)) for number in numbers]


def enter(
    actor: User, session: Session, number: int, ns: tuple[int, ...], ew: tuple[int, ...], played: str, **told: str
) -> Result:
    board = session.boards.get(number=number)
    sides = {"ns": numbered(session, *ns), "ew": numbered(session, *ew)}
    return enter_result(actor=actor, board=board, table=result(played), at="9", agreement=LATE, **sides, **told)


def printed(session: Session) -> dict[str, Any]:
    return score_data(score_sheet(session))


def refused(sentence: str, actor: User, session: Session, number: int, *args: Any, **told: str) -> None:
    """The refusal says it, and nothing is stored."""
    had = (Result.objects.count(), Contestant.objects.count(), len(history(session.event.club)))
    with pytest.raises(BadInput, match=sentence):
        enter(actor, session, number, *args, **told)
    assert (Result.objects.count(), Contestant.objects.count(), len(history(session.event.club))) == had


def test_a_late_play_is_entered_for_its_pairs(
    dora: User, session: Session, board: Board, pairs: list[tuple[Contestant, Contestant]]
) -> None:
    """420, 170 and -100: 4, 2 and nothing."""
    ns, ew = pairs[2]
    late = enter_result(actor=dora, board=board, ns=[ns], ew=[ew], table=result("3NT -2 N"), at="3", agreement=LATE)
    assert (late.contract, late.declarer, late.tricks, late.score_ns, late.round) == ("3NT", "N", 7, -100, "")
    awards = [(line["ns_award"], line["ew_award"]) for line in printed(session)["boards"][0]["results"]]
    assert awards == [("4.00", "0.00"), ("2.00", "2.00"), ("0.00", "4.00")]
    ((verb, before, after),) = history(session.event.club)
    assert (verb, before, after["ns"], after["because"]) == ("result.entered", {}, "3 Anna - Bruno", "played_late")


def test_a_pair_that_cannot_have_met_there_is_refused_by_name(
    dora: User, session: Session, board: Board, pairs: list[tuple[Contestant, Contestant]]
) -> None:
    (first_ns, _first_ew), _second, (ns, ew) = pairs
    elsewhere = make_pair(make_session(session.event.club, "monday"), "9", "NS", "Ezio", "Fulvia")
    team = Contestant.objects.create(session=session, key="g", number="8", kind=ContestantKind.TEAM, name="Owls")
    cases: list[tuple[list[Contestant], list[Contestant], str]] = [
        ([first_ns], [ew], r"^1 Anna - Bruno has a result on board 1 already\."),
        ([elsewhere], [ew], r"^That pair does not play in this session\."),
        ([team], [ew], r"^8 Owls does not compete as such in this session\."),
        ([ns], [ns], r"^The same pair cannot sit north-south and east-west\."),
        ([ns, first_ns], [ew], r"^3 Anna - Bruno does not compete as such in this session\."),
    ]
    for one, other, sentence in cases:
        with pytest.raises(BadInput, match=sentence):
            enter_result(actor=dora, board=board, ns=one, ew=other, table=result("3S = S"), at="3", agreement=LATE)
    assert (board.results.count(), history(session.event.club)) == (2, [])


def test_a_table_of_a_match_comes_back_as_it_was(dora: User, teams: Session) -> None:
    """Round 1, board 1: without Larks' table it counts for nobody; entered again everything is as the file has it."""
    had = printed(teams)
    Result.objects.filter(board__session=teams, board__number=1, ns__number="2", ew__number="1").delete()
    assert printed(teams)["lines"] != had["lines"]
    entered = enter(dora, teams, 1, (2,), (1,), "4S -1 N")
    assert (entered.round, entered.score_ns) == ("1", -50)
    assert printed(teams)["lines"] == had["lines"]
    assert history(teams.event.club)[-1][2]["ns"] == "2 Larks"


def test_both_tables_of_a_match_can_be_entered(dora: User, teams: Session) -> None:
    """Round 2, Larks and Terns on board 1: 420 against 170 are 6 IMPs, with the 3 of board 2 nine."""
    Result.objects.filter(board__session=teams, board__number=1, round="2", ns__number__in="24").delete()
    enter(dora, teams, 1, (2,), (4,), "4S = S")
    enter(dora, teams, 1, (4,), (2,), "2S +2 S")
    (match,) = [each for each in score_sheet(teams).scores.matches if len(each.sums) == 2 and 9 in each.sums.values()
                and each.name.startswith("2 ")]  # fmt: skip
    assert sorted(match.sums.values()) == [-9, 9]


def test_teams_that_did_not_play_the_board_are_refused_by_name(dora: User, teams: Session) -> None:
    met = r"^1 Owls and 4 Terns meet in no match of this session, so that they did not play the board\.$"
    refused(met, dora, teams, 1, (1,), (4,), "4S = S")
    there = r"^1 Owls has a result on board 1 of this match already, sitting the same way\."
    refused(there, dora, teams, 1, (1,), (2,), "4S = S")
    refused(r"^1 Owls cannot sit twice at one table\.", dora, teams, 1, (1,), (1,), "4S = S")
    refused(r"^1 Owls and 2 Larks do not meet in that round\.", dora, teams, 1, (1,), (2,), "4S = S", round_played="2")


def test_who_meets_in_several_rounds_says_in_which(dora: User, teams: Session) -> None:
    """A third round in which Owls and Larks meet again, its board 2 played at one table so far."""
    one, two = numbered(teams, 1, 2)
    make_result(teams.boards.get(number=2), one, two, table="1", round="3", score_ns=600, score_ew=-600)
    several = r"^1 Owls and 2 Larks meet in several rounds: 1, 3\. Choose one of them\.$"
    refused(several, dora, teams, 1, (1,), (2,), "4S = S")
    assert enter(dora, teams, 2, (2,), (1,), "3NT +1 N", round_played="3").round == "3"
    third = next(each for each in score_sheet(teams).scores.matches if each.name.startswith("3 "))
    assert sorted(third.sums.values()) == [-1, 1]


def test_pairs_in_matches_play_for_the_match_of_their_round(dora: User, club: Club) -> None:
    session = taken(club, "swiss_pairs.xml")
    had = printed(session)
    line = Result.objects.filter(board__session=session).exclude(round="").order_by("pk").first()
    assert line is not None
    assert line.ns is not None
    assert line.ew is not None
    table = result(f"{line.contract} {line.tricks} tricks {line.declarer}")
    board, sides = line.board, {"ns": [line.ns], "ew": [line.ew]}
    line.delete()
    again = enter_result(actor=dora, board=board, table=table, at=line.table, agreement=LATE, **sides)
    assert (again.round, again.score_ns) == (line.round, line.score_ns)
    assert printed(session)["lines"] == had["lines"]
    with pytest.raises(BadInput, match=r"has a result on board \d+ already"):
        enter_result(actor=dora, board=board, table=table, at="", agreement=LATE, **sides)


def test_four_single_players_get_their_result_back(dora: User, players: Session) -> None:
    had = printed(players)["lines"]
    Result.objects.filter(board__session=players, board__number=1, ns__number="5+6").delete()
    assert printed(players)["lines"] != had
    entered = enter(dora, players, 1, (5, 6), (7, 8), "4S -1 N")
    assert (str(entered.ns), entered.score_ns) == ("5+6 Player Five – Player Six", -50)
    assert printed(players)["lines"] == had


def test_two_who_had_not_sat_together_become_a_pair_and_are_scored_each_for_himself(
    dora: User, players: Session
) -> None:
    """Board 3 anew: 200 to 1 and 5, -600 to 3 and 7. With 2, 0 and 0 of board 1 and 1 each of board 2: 5, 3 and 1."""
    Result.objects.filter(board__session=players, board__number=3).delete()
    enter(dora, players, 3, (1, 5), (2, 6), "3NT -2 W")
    enter(dora, players, 3, (3, 7), (4, 8), "3NT = W")
    pair = players.contestants.get(number="1+5")
    assert (pair.name, pair.kind) == ("Player One – Player Five", "pair")
    assert list(pair.players.order_by("pk").values_list("name", flat=True)) == ["Player One", "Player Five"]
    rows = printed(players)["lines"][0]["ranking"]
    totals = {row["contestant"]: row["total"] for row in rows}
    assert (totals["1"], totals["5"], totals["3"]) == ("5.00", "3.00", "1.00")


def test_single_players_who_cannot_sit_there_are_refused_by_name(dora: User, players: Session) -> None:
    there = r"^1 Player One has a result on board 1 already\."
    refused(there, dora, players, 1, (1, 5), (7, 8), "4S = S")
    Result.objects.filter(board__session=players, board__number=1, ns__number="5+6").delete()
    twice = r"^5 Player Five cannot sit twice at one table\. Change one of the two\.$"
    refused(twice, dora, players, 1, (5, 6), (5, 8), "4S = S")
    refused(r"^5 Player Five does not compete as such", dora, players, 1, (5,), (7, 8), "4S = S")


def test_nobody_else_enters_a_result(pat: User, wanda: User, teams: Session) -> None:
    for stranger in (pat, wanda):
        with pytest.raises(NotAllowed):
            enter(stranger, teams, 1, (2,), (1,), "4S -1 N")
