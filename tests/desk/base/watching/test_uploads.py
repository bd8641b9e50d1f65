"""A large file that is sent lies nowhere by a name, and one for which there is no room holds none."""

import os
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import RequestFactory

from rulings.desk.base.watching.uploads import UnnamedFileHandler
from tests.management.backups.ground import no_more_than

LARGE = os.urandom(3_000_000)


def test_a_large_file_is_read_as_it_was_sent_and_has_no_name_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    request = RequestFactory().post("/", {"file": SimpleUploadedFile("a.pbn", LARGE), "name": "a"})
    file = request.FILES["file"]
    assert (file.name, file.size, file.read()) == ("a.pbn", len(LARGE), LARGE)
    assert (request.POST["name"], list(tmp_path.iterdir())) == ("a", [])
    assert isinstance(request.upload_handlers[-1], UnnamedFileHandler)
    request.close()
    assert file.closed


def test_one_for_which_there_is_no_room_gives_back_what_it_had() -> None:
    request = RequestFactory().post("/", {"file": SimpleUploadedFile("a.pbn", LARGE)})
    with no_more_than(1_000_000), pytest.raises(OSError, match="File too large"):
        bool(request.FILES)
    assert request.upload_handlers[-1].file.closed
