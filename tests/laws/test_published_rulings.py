"""Published calls to the director, ruled as they were answered, or as the Laws have it where the answer differs."""

import pytest

from tests.laws.published import (
    auction,
    boards,
    calls,
    clubs,
    columns,
    edition_2007,
    forums,
    handling,
    leads,
    lessons,
    play,
    rounds,
    trials,
    tricks,
)
from tests.laws.published.case import Published

TODAY = tuple(
    case
    for each in (boards, auction, calls, play, leads, tricks, clubs, handling, lessons, columns, forums, trials, rounds)
    for case in each.CASES
)

IN_2007 = (*edition_2007.CASES, *rounds.CASES_2007)


@pytest.mark.parametrize("case", TODAY, ids=lambda case: case.title)
def test_a_published_case_is_ruled_as_it_was_answered(case: Published) -> None:
    case.check()


@pytest.mark.parametrize("case", IN_2007, ids=lambda case: case.title)
def test_a_published_case_of_2007_is_ruled_as_it_was_answered(case: Published) -> None:
    case.check()


def test_every_case_has_a_title_of_its_own_a_source_and_an_answer() -> None:
    for cases in (TODAY, IN_2007):
        assert len({case.title for case in cases}) == len(cases)
        assert all(case.source and (case.finds or case.asks) for case in cases)
