"""Every step of the migrations with rows in every table, forwards and backwards, on the database in use."""

from collections.abc import Set
from typing import Any

import pytest

from tests.migrations.rows import Rows
from tests.migrations.walk import Step, Walk, empty_database, walk

CHANGED_BY = {"0010_own_scores": {("session", "scoring")}}
"""The columns whose values a step forwards is there to change."""


@pytest.fixture(scope="module")
def walked(django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory) -> Walk:
    """One walk for all tests here; they only read what was met on the way."""
    with django_db_blocker.unblock(), empty_database(tmp_path_factory.mktemp("steps")):
        return walk()


def kept(step: Step, besides: Set[tuple[str, str]] = frozenset()) -> tuple[Rows, Rows]:
    """The rows before and after, of the tables and columns that there are both before and after."""
    columns = [
        {(table, name) for (table, _), row in rows.items() for name in row} for rows in (step.before, step.after)
    ]
    both = (columns[0] & columns[1]) - besides
    tables = {table for table, _ in both}
    before, after = (
        {
            key: {name: held for name, held in row.items() if (key[0], name) in both}
            for key, row in rows.items()
            if key[0] in tables
        }
        for rows in (step.before, step.after)
    )
    return before, after


def test_each_step_forwards_keeps_every_row(walked: Walk) -> None:
    assert [step.name for step in walked.up if not step.before] == ["0001_initial"]
    for step in walked.up:
        before, after = kept(step, CHANGED_BY.get(step.name, set()))
        assert before == after, step.name
        assert before.keys() == step.before.keys(), step.name


def test_each_step_backwards_keeps_every_row_that_still_has_a_table(walked: Walk) -> None:
    assert [step.name for step in walked.down] == [step.name for step in reversed(walked.up)]
    for step in walked.down:
        before, after = kept(step)
        assert before == after, step.name
        assert after.keys() == step.after.keys(), step.name
    assert walked.left == []


def test_what_a_table_or_column_held_goes_with_it_alone(walked: Walk) -> None:
    lost = {step.name: {table for table, _ in step.before} - {table for table, _ in step.after} for step in walked.down}
    assert lost["0011_playing_director"] == {"boardopened", "playingdirector"}
    assert lost["0003_play_and_restrictions"] == {"endedrestriction"}
    assert lost["0012_appeals"] == set()


def test_the_same_triggers_stand_at_each_state_on_the_way_up_and_on_the_way_down(walked: Walk) -> None:
    on_the_way_down = [step.triggers for step in reversed(walked.down)]
    on_the_way_up: list[dict[str, str]] = [{}, *(step.triggers for step in walked.up[:-1])]
    for step, up, down in zip(walked.up, on_the_way_up, on_the_way_down, strict=True):
        assert {name for name in up | down if up.get(name) != down.get(name)} == set(), f"before {step.name}"
    assert [bool(step.triggers) for step in walked.up] == [False] + [True] * (len(walked.up) - 1)


def test_cases_published_before_there_was_an_index_are_indexed_as_they_are_today_but_for_names(walked: Walk) -> None:
    """A player is called so: anew, nobody is found by that word."""
    assert len(walked.indexed) == 4
    named = {"zolw"}
    assert {key: walked.indexed_anew[key] | named for key in walked.indexed} == walked.indexed


def test_a_case_published_before_there_was_an_index_is_found_by_all_that_it_had(walked: Walk) -> None:
    first, *_, last = walked.indexed.values()
    assert {"blad", "strasse", "lewe", "67b1", "club:slug-1", "year:2", "appealed:no"} <= first
    assert "law:67" not in first
    assert {"law:67", "situation:defective_trick", "stage:play", "form:pairs_mp", "jacoby", "deposit", "keep"} <= last


def test_sessions_whose_awards_were_found_to_be_halves_get_the_right_word(walked: Walk) -> None:
    (step,) = (step for step in walked.up if step.name == "0010_own_scores")
    words = [
        {row["scoring"] for (table, _), row in rows.items() if table == "session"} for rows in (step.before, step.after)
    ]
    assert words == [{"MATCHPOINTS MP1"}, {"MATCHPOINTS MP2"}]
