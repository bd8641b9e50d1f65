"""The wheel: all of the site is in it, the same tree gives the same bytes, what is installed from it serves pages."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from django.conf import settings

from config.wheel import ROOT, build

PAGE = """
import django; django.setup()
from django.core.management import call_command
from django.test import Client
call_command("collectstatic", verbosity=0)
import config
from pathlib import Path
page = Client(HTTP_HOST="localhost", HTTP_ACCEPT_LANGUAGE="it").get("/guide/")
print(Path(config.__file__).parent.parent, page.status_code, 'lang="it"' in page.text)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("dist"))


def test_every_template_static_file_and_catalogue_is_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    for folder in ("templates", "static", "config", "rulings"):
        there = {path.relative_to(ROOT).as_posix() for path in (ROOT / folder).rglob("*") if path.is_file()}
        assert {each for each in there if not each.endswith((".pyc", ".po", ".pot"))} == {
            each for each in names if each.startswith(f"{folder}/")
        }
    assert {f"rulings/locale/{code}/LC_MESSAGES/django.mo" for code in ("it", "pl")} <= names
    assert not any(each.startswith(("tests/", "var/")) or each.endswith(".env") for each in names)


def test_the_same_tree_gives_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    assert build(tmp_path).read_bytes() == wheel.read_bytes()


def test_what_is_installed_from_it_serves_a_page_in_italian(wheel: Path, tmp_path: Path) -> None:
    there = tmp_path / "there"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-index", "--no-deps"]
    subprocess.run([*pip, f"--target={there}", str(wheel)], check=True)
    assert (there / "bin" / "rulings-desk").exists()
    own = {"PYTHONPATH": str(there), "VAR_DIR": str(tmp_path / "var"), "DJANGO_SETTINGS_MODULE": "config.settings"}
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"} | own
    said = subprocess.run(
        [sys.executable, "-c", PAGE], cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=120
    )
    assert said.stdout.split() == [str(there), "200", "True"], said.stderr
    assert (tmp_path / "var" / "static" / "staticfiles.json").exists()
    assert not (there / "var").exists()


def test_it_needs_what_the_lists_say(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        (name,) = (each for each in archive.namelist() if each.endswith("METADATA"))
        told = archive.read(name).decode()
    assert "Requires-Dist: django~=" in told
    extras = {path.stem for path in (ROOT / "requirements").glob("*.in")} - {"run", "dev", "fonts"}
    assert {
        extra for extra in extras if f"Provides-Extra: {extra}\n" in told and f'extra == "{extra}"' in told
    } == extras
    assert "Requires-Dist: endplay~=" in told
    assert "-c run.txt" not in told


def test_the_tree_here_is_the_one_that_is_tested() -> None:
    assert settings.BASE_DIR == ROOT
