"""A club of another site: made under another key and taken back, so that its archive alone is left."""

import json
from collections.abc import Callable
from io import BytesIO
from typing import Any
from zipfile import ZipFile

from django.db import transaction
from django.test import override_settings

from rulings.desk.archives.services.making import make_archive
from rulings.desk.archives.services.taking_in import take_in
from rulings.desk.archives.values.taken import TakenIn
from rulings.desk.base.signing import signer_of
from rulings.models import Club, User

KEY_THERE = b"\x09" * 32
PUBLIC_THERE = signer_of(KEY_THERE).public
MOST = 200 * 1024 * 1024


def archive_of(club: Club, actor: User | None = None) -> bytes:
    """The club's archive."""
    with make_archive(actor=actor, club=club) as file:
        return file.read()


def made_elsewhere(make: Callable[[], Club], key: bytes = KEY_THERE) -> bytes:
    """The archive of a club that is on another site alone."""
    with override_settings(AUDIT_KEY=key, SITE_URL="https://old.example.org"), transaction.atomic():
        data = archive_of(make())
        transaction.set_rollback(True)
    return data


def taken_in(data: bytes, actor: User | None = None, **settings: Any) -> TakenIn:
    """The club of the archive, here."""
    return take_in(actor=actor, file=BytesIO(data), **{"most": MOST, **settings})


def rows_in(data: bytes) -> dict[str, list[dict[str, Any]]]:
    """All that an archive holds, by file."""
    with ZipFile(BytesIO(data)) as archive:
        names = [name for name in archive.namelist() if name.endswith(".jsonl")]
        return {name: list(map(json.loads, archive.read(name).splitlines())) for name in names}
