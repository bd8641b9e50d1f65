"""`backup`: a file of the whole database with the heads beside it, made while others write; never over another file."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Club, Session, User
from tests.factories import make_report
from tests.management.backups.ground import evening, ground

__all__ = ["evening", "ground"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    return tmp_path


def backed_up(path: Path) -> str:
    out = StringIO()
    call_command("backup", str(path), stdout=out)
    return out.getvalue()


def test_a_backup_in_a_folder_has_a_name_with_its_moment_and_the_heads_beside_it(evening: Club, folder: Path) -> None:
    said = backed_up(folder)
    heads, copy = sorted(folder.iterdir(), key=lambda each: each.suffix != ".heads")
    assert heads.name == f"{copy.name}.heads"
    assert copy.name.startswith("rulings-2")
    (line,) = heads.read_text().splitlines()
    told = json.loads(line)
    club = Club.objects.get()
    assert (told["slug"], told["sequence"], told["hash"]) == ("ponte", club.audit_sequence, club.audit_hash)
    assert f"ponte: {club.audit_sequence} entries, head {club.audit_hash}" in said


def test_no_key_is_in_the_backup_or_beside_it(evening: Club, folder: Path) -> None:
    from django.conf import settings

    backed_up(folder)
    for each in folder.iterdir():
        held = each.read_bytes()
        for secret in (settings.SECRET_KEY.encode(), settings.AUDIT_KEY, settings.AUDIT_KEY.hex().encode()):
            assert secret not in held


def test_the_heads_are_those_of_the_copy_whoever_writes_meanwhile(evening: Club, folder: Path) -> None:
    backed_up(folder / "one")
    make_report(User.objects.get(username="dora"), Session.objects.get())
    backed_up(folder / "two")
    one, two = (json.loads((folder / f"{name}.heads").read_text())["sequence"] for name in ("one", "two"))
    assert one < two == Club.objects.get().audit_sequence


@pytest.mark.parametrize(
    ("name", "said"), [("there", "is there already"), ("no/such/folder", "there is no folder")], ids=["file", "folder"]
)
def test_what_cannot_be_written_is_refused_in_a_sentence(evening: Club, folder: Path, name: str, said: str) -> None:
    (folder / "there").write_text("mine")
    with pytest.raises(CommandError, match=said) as refused:
        backed_up(folder / name)
    assert refused.value.returncode == 2
    assert [each.name for each in folder.iterdir()] == ["there"]
    assert (folder / "there").read_text() == "mine"
