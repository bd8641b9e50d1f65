"""What a module makes once is made by one worker of a run; what asks no database is known."""

import os

import pytest

from tests.conftest import asks_the_database

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


def test_one_that_asks_no_database_is_known(request: pytest.FixtureRequest) -> None:
    assert not asks_the_database(request.node)


def test_one_that_asks_for_it_is_known(request: pytest.FixtureRequest, db: None) -> None:
    assert asks_the_database(request.node)


@pytest.mark.django_db
def test_one_that_is_marked_for_it_is_known(request: pytest.FixtureRequest) -> None:
    assert asks_the_database(request.node)


def test_one_whose_fixtures_make_a_database_of_their_own_is_known(
    request: pytest.FixtureRequest, django_db_setup: None
) -> None:
    assert asks_the_database(request.node)


def test_one_that_serves_the_site_is_known(request: pytest.FixtureRequest) -> None:
    request.node.fixturenames.append("live_server")
    assert asks_the_database(request.node)
