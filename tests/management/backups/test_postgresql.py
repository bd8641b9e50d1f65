"""PostgreSQL's own programs: what they say when they cannot, and that a password is in no list of processes."""

from pathlib import Path

import pytest

from rulings.management.backups.postgresql import NoProgram, dump, migrations_in

NOWHERE = {"HOST": "127.0.0.1", "PORT": "1", "USER": "rulings", "PASSWORD": "hunter2", "NAME": "none", "OPTIONS": {}}


@pytest.mark.postgresql
def test_a_server_that_does_not_answer_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(NoProgram, match="pg_dump: error: connection to server") as refused:
        dump(NOWHERE, tmp_path / "copy", "00000003-0000001B-1")
    assert "hunter2" not in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_what_is_no_dump_is_told_as_such(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear club")
    with pytest.raises(ValueError, match="it is no backup of a PostgreSQL database"):
        migrations_in(tmp_path / "letter", NOWHERE)
