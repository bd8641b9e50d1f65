"""With whom a line is compared, and from where matchpoints are counted: sections apart, and the average as nothing."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

import pytest

from rulings.bridge import Average
from rulings.scoring.adjusted.effects import effects
from rulings.scoring.adjusted.explanations import explain
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned, Played
from rulings.scoring.boards.played_boards import Board
from rulings.scoring.methods.short_fields import ShortField
from rulings.scoring.regulations import CountedFrom, Method, ScoringRegulations, Sections
from rulings.scoring.sessions.session_scores import Session, SessionScores, score_session
from tests.scoring.saying import awards, board, fractions, met, scored

APART = ScoringRegulations(sections=Sections.APART)
CENTRED = ScoringRegulations(counted_from=CountedFrom.AVERAGE)
AVERAGE = ArtificialScore(Average.PLAIN)
TABLES = {"A": 3, "B": 2}


def in_sections(number: int, points: Mapping[str, tuple[int, ...]], tables: Mapping[str, int]) -> Board:
    """A board played in sections: N1 against E1 and so on through all of them."""
    whole = board(number, *(each for listed in points.values() for each in listed))
    names = [name for name, listed in points.items() for _each in listed]
    lines = (line._replace(section=name) for line, name in zip(whole.lines, names, strict=True))
    return Board(number, tuple(lines), tables)


def two_sections(regulations: ScoringRegulations = APART) -> SessionScores:
    return scored(in_sections(1, {"A": (420, 170, -50), "B": (450, 100)}, TABLES), regulations=regulations)


def test_a_section_scored_by_itself_has_a_top_of_its_own() -> None:
    assert awards(two_sections(), 1) == fractions(4, 2, 0, 2, 0)
    assert awards(two_sections(ScoringRegulations()), 1) == fractions(6, 4, 0, 8, 2)


def test_percentages_are_of_the_section_s_own_tops() -> None:
    ranking = two_sections().rankings[0]
    assert {each.contestant: each.percent for each in ranking.standings} == {
        "N1": 100,
        "N4": 100,
        "N2": 50,
        "N3": 0,
        "N5": 0,
    }


def test_a_board_played_fewer_times_is_short_by_what_its_own_section_plays() -> None:
    """Of section A's three tables two have a score: (2 + 1) x 3/2 - 1; section B's are whole."""
    short = in_sections(2, {"A": (420, 170), "B": (450, 100)}, TABLES)
    scores = scored(in_sections(1, {"A": (0, 0, 0), "B": (0, 0)}, TABLES), short, regulations=APART)
    assert awards(scores, 2) == fractions("7/2", "1/2", 2, 0)


def test_an_artificial_score_is_taken_of_the_section_s_top() -> None:
    whole = in_sections(1, {"A": (420, 170, 90), "B": (450, 0)}, TABLES)
    scores = scored(whole.with_outcome(4, Artificial(AVERAGE, AVERAGE)), regulations=APART)
    assert scores.award(1, "N5") == 1
    assert scores.rankings[0].of("N5").percent == 50


def test_matches_are_compared_by_themselves_whatever_the_sections() -> None:
    regulations = ScoringRegulations(Method.TEAMS, sections=Sections.APART)
    assert scored(met(1, 420, 170), regulations=regulations).award(1, "A") == 6


@pytest.mark.parametrize(("beaten", "expected"), [(2, (4, 0, 0, -4)), (1, (2, 0, 0, -2))])
def test_matchpoints_from_the_average_are_what_is_above_and_below_it(beaten: int, expected: tuple[int, ...]) -> None:
    scores = scored(board(1, 420, 170, 170, -50), regulations=replace(CENTRED, beaten=beaten))
    assert awards(scores, 1) == [Fraction(3 * each, 4) for each in expected]
    assert awards(scores, 1, "E") == [-Fraction(3 * each, 4) for each in expected]


def test_percentages_are_the_same_from_wherever_matchpoints_are_counted() -> None:
    boards = (board(1, 420, 170, 170), board(2, 90, 100, 110), board(3, 420, Artificial(AVERAGE, AVERAGE), 0))
    plain, centred = (scored(*boards, regulations=each) for each in (ScoringRegulations(), CENTRED))
    for usual, other in zip(plain.rankings, centred.rankings, strict=True):
        assert {each.contestant: (each.place, each.percent) for each in usual.standings} == {
            each.contestant: (each.place, each.percent) for each in other.standings
        }
        assert [each.total - usual.of(each.contestant).total for each in other.standings] == [-6, -6, -6]


@pytest.mark.parametrize("formula", list(ShortField))
def test_a_short_board_is_centred_whatever_its_formula(formula: ShortField) -> None:
    boards = (board(1, 420, 170, 90, 50), board(2, 420, 170))
    plain, centred = (scored(*boards, regulations=replace(each, short=formula)) for each in (APART, CENTRED))
    half = plain.boards[2].groups[0].top / Fraction(2)
    assert [own - half for own in awards(plain, 2) if own is not None] == awards(centred, 2)


def test_average_plus_hangs_on_the_rest_of_the_session_from_wherever_it_is_counted() -> None:
    """N1 has all of a top on board 1, so that average plus is a top too: 2 above the average of 2."""
    plus = ArtificialScore(Average.PLUS)
    scores = scored(board(1, 420, 170, 90), board(2, Artificial(plus, AVERAGE), 0, 0), regulations=CENTRED)
    assert (scores.award(2, "N1"), scores.award(2, "E1")) == (2, 0)


def test_matchpoints_set_by_hand_are_counted_from_the_average_too() -> None:
    by_hand = Artificial(ArtificialScore.matchpoints(1), ArtificialScore.matchpoints(-1))
    scores = scored(board(1, 420, 170, by_hand), regulations=CENTRED)
    assert (scores.award(1, "N3"), scores.award(1, "E3")) == (1, -1)


def test_an_adjusted_score_is_explained_in_per_cent_of_the_top() -> None:
    session = Session((board(1, 420, 170, Assigned.to_both(90)),), CENTRED)
    found = explain(session.board(1), 2, CENTRED, session.expected)
    assert found is not None
    assert (found.ns.total, found.ns.percent, found.ew.percent) == (-2, 0, 100)


def test_a_score_that_a_board_lacks_counts_as_an_equal_one() -> None:
    equalled = ScoringRegulations(short=ShortField.EQUALLED)
    scores = scored(board(1, 420, 170, 90, 50), board(2, 420, 170), regulations=equalled)
    assert awards(scores, 2) == fractions(4, 2)
    assert awards(scores, 2, "E") == fractions(2, 4)


def test_a_change_in_one_match_is_not_hidden_by_another_match_on_the_same_board() -> None:
    """A plays board 1 against B in the first round, and against C in the second."""
    first = met(1, 420, 170)
    second = tuple(
        line._replace(ns=rename(line.ns), ew=rename(line.ew), match="A C") for line in met(1, 100, 100).lines
    )
    session = Session((Board(1, first.lines + second),), ScoringRegulations(Method.TEAMS))
    before = score_session(session)
    changed = session.with_board(session.boards[0].with_outcome(0, Played(170)))
    found = effects(before, score_session(changed, before)).awards
    assert {(each.match, each.contestant, each.before, each.after) for each in found} == {
        ("A B", "A", 6, 0),
        ("A B", "B", -6, 0),
    }


def rename(contestants: tuple[str, ...]) -> tuple[str, ...]:
    return tuple("C" if each == "B" else each for each in contestants)
