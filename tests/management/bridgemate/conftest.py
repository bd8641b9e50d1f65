"""A Data Connector that listens while a test lasts, and the maker's client without its pauses."""

from collections.abc import Iterator
from time import time
from types import SimpleNamespace

import pytest
from bridgemate_dataconnector import client

from tests.management.bridgemate.data_connector import DataConnector, running


@pytest.fixture
def at_the_club() -> Iterator[DataConnector]:
    with running() as connector:
        yield connector


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client asks five times before it gives up, and rests two seconds between: here it only asks."""
    monkeypatch.setattr(client, "time", SimpleNamespace(time=time, sleep=lambda seconds: None))
