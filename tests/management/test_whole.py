"""Files that are whole or nowhere: what a killed writer has left goes, what another writes just now stays."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings.management.commands.publish_heads import _append
from rulings.management.whole import UNFINISHED, folder_for_now, written_whole
from tests.management.backups.ground import no_more_than


def killed(do: Callable[[], None]) -> None:
    """Do it in a process that is killed in the end."""
    if not (child := os.fork()):
        try:
            do()
            os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -signal.SIGKILL


def write(place: Path, data: bytes = b"whole") -> None:
    with written_whole(place) as half:
        half.write_bytes(data)


def unfinished(folder: Path) -> list[Path]:
    return [each for each in folder.iterdir() if each.name.startswith(UNFINISHED)]


def test_what_is_written_is_there_whole_for_its_owner_alone_in_place_of_what_was(tmp_path: Path) -> None:
    for data in (b"first", b"second"):
        write(tmp_path / "file", data)
        assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("file", data)]
    assert (tmp_path / "file").stat().st_mode & 0o777 == 0o600


def test_of_who_was_killed_nothing_is_left_once_another_writes_there(tmp_path: Path) -> None:
    def half_way() -> None:
        with written_whole(tmp_path / "first") as half:
            half.write_bytes(b"ha")
            os.kill(os.getpid(), signal.SIGKILL)

    killed(half_way)
    assert len(unfinished(tmp_path)) == 1
    write(tmp_path / "second")
    assert [each.name for each in tmp_path.iterdir()] == ["second"]


def test_what_another_writes_just_now_stays(tmp_path: Path) -> None:
    with written_whole(tmp_path / "first") as half:
        half.write_bytes(b"first")
        child = os.fork()
        if not child:
            try:
                write(tmp_path / "second")
            finally:
                os._exit(0)
        os.waitpid(child, 0)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["first", "second"]


def test_where_there_is_no_room_nothing_is_left_and_what_was_there_stays(tmp_path: Path) -> None:
    write(tmp_path / "file", b"before")
    with no_more_than(1000), pytest.raises(OSError, match="File too large"):
        write(tmp_path / "file", b"x" * 5000)
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("file", b"before")]


def test_a_folder_for_now_goes_with_who_was_killed_in_it_once_another_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def half_way() -> None:
        with folder_for_now() as folder:
            (folder / "copy").write_bytes(b"all that the site knows")
            os.kill(os.getpid(), signal.SIGKILL)

    with folder_for_now() as kept:
        killed(half_way)
        assert len(list(tmp_path.iterdir())) == 2
        with folder_for_now() as other:
            assert sorted(tmp_path.iterdir()) == sorted([kept, other])
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("before", [b"", b"one\n", b"one\ntw", b"o", b"one\n" + b"x" * 9000])
def test_lines_are_put_after_whole_lines_alone(tmp_path: Path, before: bytes) -> None:
    file = tmp_path / "heads"
    file.write_bytes(before)
    _append(file, b"next\n")
    whole = before[: before.rfind(b"\n") + 1]
    assert file.read_bytes() == whole + b"next\n"
    with no_more_than(100), pytest.raises(OSError, match="File too large"):
        _append(file, b"y" * 5000 + b"\n")
    assert file.read_bytes() == whole + b"next\n"
