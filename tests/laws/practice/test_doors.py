"""A path that two doors disagree on gives no exercise, and every door of the table is one that paths come by."""

import pytest

from rulings.laws.engine import Law, Path, every_path, paths
from rulings.laws.engine.matters import Matter
from rulings.laws.practice.doors import DOORS, Door, Way, compared, is_disputed, rulings_through
from rulings.laws.practice.exercises import named_paths
from rulings.laws.practice.levels import PRACTISED
from rulings.laws.situations import SITUATIONS, law_of

COMPARED = 323
WAYS = {way.situation for door in DOORS for way in (door.one, door.other)}
TREES = [(each.key, edition, law) for each in SITUATIONS if each.key in WAYS for edition, law in each.laws.items()]
OTHERWISE = Door(
    Way("insufficient_bid", {"insufficient_kind": "in_turn", "since_insufficient": "lho_called"}),
    Way("insufficient_bid", {"insufficient_kind": "in_turn", "since_insufficient": "nothing",
                             "lho_accepts_insufficient_bid": "no", "replacement": "lowest_same"}),
    (Matter.CALL, Matter.PARTNER),
)  # fmt: skip
"""What the Laws do not say: that LHO who calls over it has refused it."""


def by_default(law: Law) -> list[Path]:
    return list(paths(law))


def test_no_path_is_left_out_for_all_doors_rule_alike() -> None:
    disputed = [(key, edition) for key, edition, law in TREES for path in by_default(law)
                if is_disputed(key, edition, path)]  # fmt: skip
    assert disputed == []


def test_as_many_paths_are_compared_as_the_page_about_them_says() -> None:
    practised = [(key, edition, path) for key, edition, law in TREES if key in PRACTISED for path in by_default(law)]
    assert sum(compared(*each) > 0 for each in practised) == COMPARED


@pytest.mark.parametrize("door", DOORS, ids=lambda door: f"{door.one.situation}-{door.other.situation}")
def test_paths_come_by_either_way_of_a_door_and_are_ruled_by_the_other(door: Door) -> None:
    ways = {door.one.situation, door.other.situation}
    found = [ruling for key, edition, law in TREES if key in ways for path in by_default(law)
             for ruling in rulings_through(door, key, edition, path)]  # fmt: skip
    assert found
    assert all(ruling.is_complete for ruling in found)


def test_a_path_on_which_another_door_rules_otherwise_is_disputed() -> None:
    law = law_of("insufficient_bid", "2017")
    disputed = [path for path in every_path(law) if is_disputed("insufficient_bid", "2017", path, (OTHERWISE,))]
    assert {str(path.answers["since_insufficient"]) for path in disputed} == {"lho_called", "nothing"}
    assert disputed[0] in named_paths("insufficient_bid", "2017").values()
