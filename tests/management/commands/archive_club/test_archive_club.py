"""archive_club: a club as one file."""

import zipfile
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Club


def test_the_file_is_an_archive_that_nobody_else_reads(krakow: Club, tmp_path: Path) -> None:
    path = tmp_path / "krakow.zip"
    call_command("archive_club", "krakow", str(path))
    assert "manifest.json" in zipfile.ZipFile(path).namelist()
    assert path.stat().st_mode & 0o077 == 0


def test_a_file_that_is_there_is_left_as_it_is(krakow: Club, tmp_path: Path) -> None:
    path = tmp_path / "krakow.zip"
    path.write_text("mine")
    with pytest.raises(CommandError, match="name a file that is not there yet"):
        call_command("archive_club", "krakow", str(path))
    assert path.read_text() == "mine"
