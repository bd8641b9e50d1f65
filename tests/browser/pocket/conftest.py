"""What the tests of the guide without a network share: the data that the build made."""

import json
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

DATA = Path(settings.BASE_DIR) / "static" / "pocket"


@pytest.fixture(scope="session")
def data() -> dict[str, Any]:
    """The files by name, as `make compiled` wrote them."""
    manifest = json.loads((DATA / "manifest.json").read_text(encoding="utf-8"))
    return {name: (DATA / each["file"]).read_text(encoding="utf-8") for name, each in manifest["files"].items()}
