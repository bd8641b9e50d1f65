"""Where two editions part: found once each, in the order of the interview, numbers told from rulings."""

from collections.abc import Iterator

from rulings.laws.engine import Case, Difference, Effect, Finding, differences, yes_no
from rulings.laws.situations import EDITIONS, SITUATIONS

seen = yes_no("seen", law="1")
played = yes_no("played", law="2")


def first(case: Case) -> Iterator[Finding]:
    if case[seen]:
        yield Finding("1A", "stands", Effect.STANDS)
    elif case[played]:
        yield Finding("1B", "cancelled", Effect.CANCELLED)


def renumbered(case: Case) -> Iterator[Finding]:
    if case[seen]:
        yield Finding("9A", "stands", Effect.STANDS)
    elif case[played]:
        yield Finding("1B", "cancelled", Effect.CANCELLED)


def shorter(case: Case) -> Iterator[Finding]:
    if case[seen]:
        yield Finding("1A", "stands", Effect.STANDS)
    else:
        yield Finding("1C", "plays_on", Effect.PLAY_ON)


def steps(found: Difference) -> list[tuple[str, object]]:
    return [(fact.key, value) for fact, value in found.steps]


def test_a_law_does_not_differ_from_itself() -> None:
    assert differences(first, first) == ()


def test_another_number_is_told_from_another_ruling() -> None:
    (found,) = differences(first, renumbered)
    assert (steps(found), found.is_renumbered) == ([("seen", True)], True)


def test_a_question_that_only_one_edition_asks_is_where_they_part() -> None:
    (found,) = differences(first, shorter)
    assert (steps(found), found.is_renumbered) == ([("seen", False)], False)
    assert found.first is not None
    assert found.second is not None
    assert found.first.question is not None
    assert (found.first.question.fact, found.second.question) == (played, None)
    assert [finding.key for finding in found.second.findings] == ["plays_on"]


def test_what_differs_alike_in_many_places_is_told_once() -> None:
    card = next(situation for situation in SITUATIONS if situation.key == "penalty_card")
    found = differences(*(card.laws[edition] for edition in EDITIONS))
    assert len(found) < 12
    assert max(each.times for each in found) > 100


def test_every_situation_of_both_editions_is_compared_within_a_screenful() -> None:
    both = [situation for situation in SITUATIONS if set(EDITIONS) <= set(situation.laws)]
    counts = {each.key: len(differences(*(each.laws[edition] for edition in EDITIONS))) for each in both}
    assert {key: count for key, count in counts.items() if count > 30} == {}
