"""What the tests of the guide without a network share: the data of the build, a server in front of the site."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from pytest_django.live_server_helper import LiveServer

from tests.browser.pocket.front import Front, a_front

DATA = Path(settings.BASE_DIR) / "static" / "pocket"


@pytest.fixture(scope="session")
def data() -> dict[str, Any]:
    """The files by name, as `make compiled` wrote them."""
    manifest = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
    return {name: (DATA / each["file"]).read_text(encoding="utf-8") for name, each in manifest["files"].items()}


@pytest.fixture
def front(live_server: LiveServer) -> Iterator[Front]:
    """What stands before the site, and may cut off or change what it answers."""
    with a_front(live_server.url) as front:
        yield front
