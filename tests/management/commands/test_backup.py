"""`backup`: a file of the whole database with the heads beside it, made while others write; never over another file."""

import json
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Club, Session, User
from tests.factories import make_report
from tests.management.backups.buckets import bucket, s3_server
from tests.management.backups.ground import evening, ground, no_more_than

__all__ = ["bucket", "evening", "ground", "s3_server"]


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    return tmp_path


def backed_up(path: Path | str, *words: str) -> str:
    out = StringIO()
    call_command("backup", str(path), *words, stdout=out)
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


def test_a_backup_and_its_heads_are_for_their_owner_alone(evening: Club, folder: Path) -> None:
    backed_up(folder)
    assert {each.stat().st_mode & 0o777 for each in folder.iterdir()} == {0o600}


def test_where_there_is_no_room_it_is_said_and_nothing_is_left(evening: Club, folder: Path) -> None:
    with no_more_than(100_000), pytest.raises(CommandError, match="no backup was made: ") as refused:
        backed_up(folder)
    assert (refused.value.returncode, list(folder.iterdir())) == (1, [])


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


def test_in_a_bucket_it_is_listed_and_restored_from_there(evening: Club, bucket: str) -> None:
    address = backed_up(f"{bucket}/krakow").split(": ", 1)[0]
    assert address.startswith("s3://backups/krakow/rulings-2")
    assert backed_up(f"{bucket}/krakow", "--list").startswith(f"{address}: ")
    make_report(User.objects.get(username="dora"), Session.objects.get())
    before = Club.objects.get().audit_sequence
    out = StringIO()
    call_command("restore", address, "--replace", stdout=out)
    assert out.getvalue().startswith(f"{address}: restored")
    assert Club.objects.get().audit_sequence < before


def test_only_as_many_are_kept_as_are_asked_for(evening: Club, folder: Path) -> None:
    for night in ("20200101-033000", "20200102-033000"):
        (folder / f"rulings-{night}.dump").write_text("old")
        (folder / f"rulings-{night}.dump.heads").write_text("old")
    said = backed_up(folder, "--keep", "2")
    assert f"{folder}/rulings-20200101-033000.dump: deleted, since 2 newer ones are kept\n" in said
    old, new = sorted(each.name for each in folder.iterdir() if each.suffix != ".heads")
    assert (old, new > old) == ("rulings-20200102-033000.dump", True)
    assert len(list(folder.iterdir())) == 4


@pytest.mark.parametrize("words", [("--keep", "3"), ("--list",)])
def test_a_single_file_is_no_place_to_list_or_to_keep_some_of(evening: Club, folder: Path, words: tuple[str]) -> None:
    with pytest.raises(CommandError, match="is no folder and no bucket") as refused:
        backed_up(folder / "one", *words)
    assert refused.value.returncode == 2
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("number", ["0", "-1", "x", "1e9", "1000000"])
def test_none_may_not_be_kept(evening: Club, folder: Path, number: str) -> None:
    with pytest.raises(CommandError, match=r"is no number of backups|expected one argument"):
        backed_up(folder, "--keep", number)
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("words", [("s3://absent/x",), ("s3://absent/x", "--list"), ("s3://_/x",)])
def test_a_bucket_that_is_not_there_is_said_before_anything_is_made(
    evening: Club, bucket: str, words: tuple[str, ...]
) -> None:
    with pytest.raises(CommandError, match=r"^s3://(absent|_)/x: "):
        backed_up(*words)
