"""The example of a stranger's program: it rules against the live server, in about thirty lines, by Python alone."""

import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from pytest_django.live_server_helper import LiveServer

from rulings.laws.situations import situations
from rulings.wording.programs import rule

PROGRAM = Path(settings.BASE_DIR) / "static" / "api" / "director.py"
LINES = 36


def run(site: str, language: str, typed: list[str]) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-I", str(PROGRAM), site, language]
    return subprocess.run(words, input="\n".join(typed), capture_output=True, text=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_example_in_python_asks_and_rules(live_server: LiveServer, language: str) -> None:
    number = [each.key for each in situations()].index("penalty_card") + 1
    done = run(live_server.url, language, [str(number), "W", "played_legally"])
    told = rule("penalty_card", {"offender": "W", "visibility": "played_legally"}, language=language)
    assert told["complete"]
    assert [finding["text"] for finding in told["findings"] if finding["text"] not in done.stdout] == []
    assert done.returncode == 0, done.stderr


def test_what_the_site_does_not_take_ends_it_with_the_sites_sentence(live_server: LiveServer) -> None:
    done = run(live_server.url, "de", [])
    assert (done.returncode, done.stderr) == (1, "there is no language 'de' here: it is en, it, pl\n")


@pytest.mark.parametrize("name", ["director.py", "director.mjs"])
def test_an_example_is_about_thirty_lines(name: str) -> None:
    assert len(PROGRAM.with_name(name).read_text(encoding="utf-8").splitlines()) <= LINES
