"""Rankings with ties, unequal numbers of boards and penalties."""

from fractions import Fraction

import pytest

from rulings.scoring.sessions.ranking import Extras, Ranking, Row, Rows, ranked


def ranking(
    *rows: tuple[str, int, int], penalties: dict[str, Fraction] | None = None, averaged: bool = True
) -> Ranking:
    listed = [Row(contestant, worths, available, available // 10) for contestant, worths, available in rows]
    return ranked("all", Rows.of(listed), 1, Extras(penalties or {}), averaged=averaged, percents=True)


def places(found: Ranking) -> list[tuple[str, int, bool]]:
    return [(standing.contestant, standing.place, standing.is_tied) for standing in found.standings]


def test_equal_totals_share_the_best_of_their_places() -> None:
    found = ranking(("a", 40, 100), ("b", 70, 100), ("c", 40, 100), ("d", 40, 100), ("e", 10, 100))
    assert places(found) == [("b", 1, False), ("a", 2, True), ("c", 2, True), ("d", 2, True), ("e", 5, False)]


def test_the_first_two_may_be_tied() -> None:
    assert places(ranking(("a", 70, 100), ("b", 70, 100), ("c", 10, 100))) == [
        ("a", 1, True),
        ("b", 1, True),
        ("c", 3, False),
    ]


def test_totals_are_made_comparable_where_numbers_of_boards_differ() -> None:
    found = ranking(("a", 124, 260), ("b", 126, 270))
    assert [(s.contestant, s.total) for s in found.standings] == [("a", Fraction(124 * 27, 26)), ("b", 126)]
    assert [s.percent for s in found.standings] == [Fraction(12400, 260), Fraction(12600, 270)]


def test_totals_may_be_added_as_they_are() -> None:
    found = ranking(("a", 124, 260), ("b", 126, 270), averaged=False)
    assert [(s.contestant, s.total) for s in found.standings] == [("b", 126), ("a", 124)]


def test_a_third_and_three_thirds_are_told_apart_exactly() -> None:
    found = ranked(
        "all",
        Rows.of([Row("a", 10**15, 3, 1), Row("b", 10**15 + 1, 3, 1)]),
        10**15,
        Extras(),
        averaged=True,
        percents=False,
    )
    assert places(found) == [("b", 1, False), ("a", 2, False)]
    assert found.standings[0].percent is None


def test_penalties_are_taken_off_the_total() -> None:
    found = ranking(("a", 60, 100), ("b", 58, 100), penalties={"a": Fraction(5, 2)})
    assert [(s.contestant, s.total, s.penalty) for s in found.standings] == [
        ("b", 58, 0),
        ("a", Fraction(115, 2), Fraction(5, 2)),
    ]


def test_somebody_without_boards_has_nothing() -> None:
    found = ranking(("a", 60, 100), ("b", 0, 0))
    assert found.of("b").total == 0
    with pytest.raises(KeyError):
        found.of("c")


def test_nobody_makes_an_empty_ranking() -> None:
    assert ranking().standings == ()
