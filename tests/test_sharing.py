"""The tests of a run are given out once each, what stays together to one worker."""

from typing import Any

import pytest
from xdist.remote import Producer

from tests.sharing import ForgetsWhatIsDone

TESTS = [
    *(f"tests/test_one.py::test_alone[{at}]" for at in range(9)),
    *(f"tests/test_two.py::{at}@two" for at in "abcd"),
]


class Worker:
    """What a scheduler asks of a worker: it keeps what it is given."""

    def __init__(self) -> None:
        self.given: list[int] = []
        self.shutting_down = False
        self.gateway = self
        self.id = "one of two"

    def send_runtest_some(self, places: list[int]) -> None:
        self.given += places

    def shutdown(self) -> None:
        self.shutting_down = True


@pytest.fixture
def workers() -> list[Any]:
    return [Worker(), Worker()]


@pytest.fixture
def giving(workers: list[Any], pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> ForgetsWhatIsDone:
    """Two workers that have collected all tests, and have their first."""
    monkeypatch.setattr(pytestconfig.option, "tx", ["popen", "popen"])
    given_out = ForgetsWhatIsDone(pytestconfig, Producer("sharing", enabled=False))
    for worker in workers:
        given_out.add_node(worker)
        given_out.add_node_collection(worker, TESTS)
    given_out.schedule()
    return given_out


def finish(giving: ForgetsWhatIsDone, workers: list[Any]) -> list[list[str]]:
    """Each does in turn the next that it has; what each did."""
    done: list[list[str]] = [[] for _ in workers]
    while any(len(worker.given) > len(did) for worker, did in zip(workers, done, strict=True)):
        for worker, did in zip(workers, done, strict=True):
            if len(worker.given) > len(did):
                place = worker.given[len(did)]
                did.append(TESTS[place])
                giving.mark_test_complete(worker, place)
    return done


def test_each_is_given_once_and_what_stays_together_to_one(giving: ForgetsWhatIsDone, workers: list[Any]) -> None:
    done = finish(giving, workers)
    assert sorted(each for did in done for each in did) == sorted(TESTS)
    assert sorted(sum(each.endswith("@two") for each in did) for did in done) == [0, 4]
    assert giving.tests_finished


def test_what_is_done_is_forgotten(giving: ForgetsWhatIsDone, workers: list[Any]) -> None:
    finish(giving, workers)
    assert list(giving.assigned_work.values()) == [{}, {}]


def test_what_a_worker_had_when_it_died_is_given_to_the_other(giving: ForgetsWhatIsDone, workers: list[Any]) -> None:
    dead, alive = workers
    died_at = giving.remove_node(dead)
    assert died_at == TESTS[dead.given[0]]
    (did,) = finish(giving, [alive])
    assert sorted(did) == sorted(TESTS)
