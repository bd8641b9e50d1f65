"""What was ruled at a table is an exercise by what its ruling tells, and by nothing else of its path."""

from collections.abc import Iterator

import pytest

from rulings.laws.engine import Path, StoredFinding, paths
from rulings.laws.practice.exercises import Exercise
from rulings.laws.practice.recorded import exercise_recorded, names_a_call, told_by_the_ruling
from rulings.laws.situations import law_of

SITUATIONS = ("insufficient_bid", "claim", "unauthorized_information", "end_of_the_auction")


def recorded(situation: str, path: Path, **otherwise: object) -> Exercise | None:
    found = tuple(map(StoredFinding.of, path.ruling.findings))
    return exercise_recorded(situation, "2017", {**path.answers, **otherwise}, found, 5)


def exercises(situation: str) -> Iterator[tuple[Path, Exercise]]:
    for path in paths(law_of(situation, "2017")):
        if (exercise := recorded(situation, path)) is not None:
            yield path, exercise


@pytest.mark.parametrize("situation", SITUATIONS)
def test_what_the_ruling_tells_no_other_answer_would_have_told(situation: str) -> None:
    found = list(exercises(situation))
    alike = [(path, told_by_the_ruling(exercise)) for path, exercise in found]
    assert found
    for path, told in alike:
        for other in paths(law_of(situation, "2017")):
            if other.ruling.findings == path.ruling.findings:
                assert {key: other.answers.get(key) for key in told} == {key: path.answers[key] for key in told}


def test_two_answers_that_are_ruled_alike_are_not_told_apart() -> None:
    told = {
        str(path.answers["claim_statement"]): told_by_the_ruling(exercise)
        for path, exercise in exercises("claim")
        if path.answers.get("role") == "declarer" and path.answers.get("answer_to_claim") == "agreed"
    }
    assert "claim_statement" in told["will_win"]
    assert "claim_statement" not in told["curtailed"]


def test_what_today_s_law_rules_otherwise_or_asks_more_of_gives_none() -> None:
    path = next(iter(paths(law_of("bid_above_seven", "2017"))))
    assert recorded("bid_above_seven", path) is not None
    assert recorded("bid_above_seven", path, lho_called_over_bid_above_seven="no") is None
    assert exercise_recorded("bid_above_seven", "2017", {"offender": "W"}, (), 1) is None
    assert exercise_recorded("no_such", "2017", {}, (), 1) is None
    assert recorded("bid_above_seven", path, offender="nobody") is None


def test_a_card_that_the_ruling_does_not_name_is_not_given_away() -> None:
    named = {str(path.answers.get("first_card")): recorded("trick_won", path) for path in
             paths(law_of("trick_won", "2017"))}  # fmt: skip
    assert named["['S7']"] is None


def test_a_bid_on_the_path_is_seen() -> None:
    path = next(each for each in paths(law_of("end_of_the_auction", "2017")) if "final_bid" in each.answers)
    assert names_a_call(Exercise("end_of_the_auction", "2017", "", 1, path.answers, path.ruling))
    assert not any(names_a_call(each) for _path, each in exercises("claim"))
