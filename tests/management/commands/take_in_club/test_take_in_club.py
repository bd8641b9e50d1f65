"""take_in_club: a club of another site."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.models import Club
from tests.desk.archives.elsewhere import PUBLIC_THERE, made_elsewhere
from tests.factories import make_club, make_dora, make_ruling, make_session


def make_small() -> Club:
    club = make_club()
    make_ruling(make_dora(club), make_session(club))
    return club


def test_the_club_is_here_and_the_key_of_there_is_told(db: None, tmp_path: Path) -> None:
    path = tmp_path / "ponte.zip"
    path.write_bytes(made_elsewhere(make_small))
    call_command("take_in_club", str(path), "--slug", "arno", stdout=(out := StringIO()))
    assert Club.objects.get().slug == "arno"
    assert PUBLIC_THERE in out.getvalue()
    assert "accounts: 1 made, 0 were here" in out.getvalue()


@pytest.mark.parametrize(("content", "sentence"), [(b"x", "is no archive of a club"), (None, "No such file")])
def test_what_is_refused_is_named(content: bytes | None, sentence: str, db: None, tmp_path: Path) -> None:
    path = tmp_path / "ponte.zip"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(CommandError, match=sentence) as refused:
        call_command("take_in_club", str(path))
    assert refused.value.returncode == 2
    assert not Club.objects.exists()
