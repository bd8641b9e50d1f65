"""The version is that of the project."""

import tomllib

from django.conf import settings

from rulings.desk.manual.values import version


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((settings.BASE_DIR / "pyproject.toml").read_text(encoding="utf-8"))
    assert version() == project["project"]["version"]
