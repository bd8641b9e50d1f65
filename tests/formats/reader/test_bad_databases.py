"""Session files made bad at random: they are read, or refused in one sentence, and cost no more than a file may."""

import tracemalloc
from pathlib import Path

import pytest

from tests.formats.jet.mutants import COUNT, mutants
from tests.formats.samples import DATA
from tests.formats.test_mutations import read_or_refuse

FILES = ("club_evening.bws", "club_teams_access97.bws", "access_2003_empty.mdb")
MOST_BYTES = 60_000_000


@pytest.mark.parametrize("name", FILES)
def test_a_bad_database_is_read_or_refused(name: str) -> None:
    good = (DATA / name).read_bytes()
    for bad in mutants(good, COUNT, seed=len(good)):
        read_or_refuse(bad)


@pytest.mark.parametrize("name", FILES)
def test_a_bad_database_takes_no_more_memory_than_a_file_may(name: str) -> None:
    good = (DATA / name).read_bytes()
    tracemalloc.start()
    try:
        for bad in mutants(good, COUNT // 10, seed=1):
            read_or_refuse(bad)
        _now, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_BYTES


def test_the_same_seed_makes_the_same_files() -> None:
    good = Path(DATA / FILES[1]).read_bytes()
    assert list(mutants(good, 5, seed=3)) == list(mutants(good, 5, seed=3)) != list(mutants(good, 5, seed=4))
