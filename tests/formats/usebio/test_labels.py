"""Numbers under which everybody is found again."""

from dataclasses import replace

import pytest

from rulings.bridge import Side
from rulings.formats.session import (
    MEMBERS,
    ContestantKind,
    FileContestant,
    FileFormat,
    FilePlayer,
    FileResult,
    SessionFile,
)
from rulings.formats.usebio.labels import labels_of

FOUR = tuple(FileContestant(f"k{n}", number=f"{n}", players=(FilePlayer(f"Player {n}"),)) for n in (1, 2, 3, 4))


def labels(contestants: tuple[FileContestant, ...], *results: FileResult) -> list[str]:
    told = labels_of(SessionFile(FileFormat.PBN, contestants=contestants, results=results))
    return [told.of(one.key) for one in contestants]


def test_whoever_has_a_number_of_his_own_keeps_it() -> None:
    assert labels(FOUR, FileResult(1, ns="k1", ew="k4")) == ["1", "2", "3", "4"]


def test_whoever_has_none_gets_the_lowest_that_is_free() -> None:
    named = (FOUR[0], replace(FOUR[1], number=""), replace(FOUR[2], number=""), FOUR[3])
    assert labels(named) == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("first", "second"),
    [({"direction": Side.NS}, {"direction": Side.EW}), ({"section": "A"}, {"section": "B"})],
)
def test_a_number_is_shared_where_direction_or_section_tells_two_apart(
    first: dict[str, object], second: dict[str, object]
) -> None:
    one, two = replace(FOUR[0], **first), replace(FOUR[1], number="1", **second)
    results = [
        FileResult(1, ns=one.key, ew="k3" if one.section else two.key, section=one.section),
        FileResult(1, ns="k4" if one.section else one.key, ew=two.key, section=two.section),
    ]
    others = (replace(FOUR[2], section=one.section), replace(FOUR[3], section=two.section))
    assert labels((one, two, *others), *results)[:2] == ["1", "1"]


def test_two_of_one_number_whom_nothing_tells_apart_get_new_ones() -> None:
    same = (FOUR[0], replace(FOUR[1], number="1"), FOUR[2])
    assert len(set(labels(same, FileResult(1, ns="k1", ew="k3"), FileResult(1, ns="k2", ew="k3")))) == 3


def test_who_plays_in_another_section_is_listed_in_none() -> None:
    here = tuple(replace(one, section="A") for one in FOUR)
    results = (FileResult(1, ns="k1", ew="k2", section="A"), FileResult(2, ns="k1", ew="k3", section="B"))
    told = labels_of(SessionFile(FileFormat.PBN, contestants=here, results=results))
    assert [one.section for one in told.listed] == ["", "A", "", "A"]


def test_a_line_calls_a_team_by_one_of_its_pairs() -> None:
    teams = tuple(
        FileContestant(f"T{n}", ContestantKind.TEAM, f"{n}", pair_numbers=(f"{2 * n - 1}", f"{2 * n}")) for n in (1, 2)
    )
    told = labels_of(SessionFile(FileFormat.PBN, contestants=teams, results=(FileResult(1, ns="T1", ew="T2"),)))
    assert [(told.of(one.key), told.on_line(one.key)) for one in teams] == [("1", "1"), ("2", "3")]


def test_partnerships_are_not_listed_and_who_is_named_only_by_results_is() -> None:
    together = FileContestant(MEMBERS.join(("k1", "k2")), members=("k1", "k2"))
    results = (FileResult(1, ns=together.key, ew="stranger"),)
    told = labels_of(SessionFile(FileFormat.PBN, contestants=(*FOUR, together), results=results))
    assert [one.key for one in told.listed] == ["k1", "k2", "k3", "k4", "stranger"]


def test_where_nobody_is_listed_a_key_is_the_number() -> None:
    told = labels_of(SessionFile(FileFormat.USEBIO, results=(FileResult(1, ns="7", ew="8"),)))
    assert (told.listed, told.of("7"), told.on_line("8")) == ((), "7", "8")
