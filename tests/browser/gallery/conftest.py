"""The gallery is asked for by name, `-m gallery`: it takes longer than all other tests together."""

import pytest

from tests.conftest import leave_out


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave it out unless it is asked for."""
    if "gallery" not in config.option.markexpr:
        leave_out("gallery", config, items)
