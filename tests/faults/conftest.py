"""A database of its own for the tests of a module."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.faults.cluster import Cluster
from tests.faults.own import own_database


class Own(NamedTuple):
    """A folder to work in, and the cluster where it is one of PostgreSQL."""

    folder: Path
    cluster: Cluster | None


@pytest.fixture(scope="module")
def own(
    django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config
) -> Iterator[Own]:
    """The connection goes to a database that only this module has."""
    folder, kept = tmp_path_factory.mktemp("own"), pytestconfig.cache.mkdir("migrated")
    with django_db_blocker.unblock(), own_database(folder, kept) as cluster:
        yield Own(folder, cluster)
