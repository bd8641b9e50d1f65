"""A Data Connector that listens while a test lasts."""

from collections.abc import Iterator

import pytest

from tests.management.bridgemate.data_connector import DataConnector, running


@pytest.fixture
def at_the_club() -> Iterator[DataConnector]:
    with running() as connector:
        yield connector
