"""What a module makes once is made by one worker of a run."""

import os

import pytest

IS_WORKER = "PYTEST_XDIST_WORKER" in os.environ


@pytest.fixture(scope="module")
def makers(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """Who has made it; each adds itself where the others see it."""
    together = tmp_path_factory.getbasetemp().parent / "makers" if IS_WORKER else tmp_path_factory.mktemp("makers")
    together.mkdir(exist_ok=True)
    (together / str(os.getpid())).touch()
    return [each.name for each in together.iterdir()]


@pytest.mark.parametrize("_each", range(8))
def test_all_that_ask_for_it_are_told_of_one_maker(
    makers: list[str], _each: int, request: pytest.FixtureRequest
) -> None:
    assert makers == [str(os.getpid())]
    assert request.node.nodeid.endswith("@tests/test_conftest.py") is IS_WORKER
