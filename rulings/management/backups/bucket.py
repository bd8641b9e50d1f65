"""Backups in a bucket that speaks S3, by boto3: an extra (`make s3`). Keys, region and endpoint are those that boto3
itself reads: AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_DEFAULT_REGION, AWS_ENDPOINT_URL, or the machine's own role.
"""

import importlib.util
import logging
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from django.utils import timezone

from rulings.management.whole import folder_for_now

_Answer = TypeVar("_Answer")
SCHEME = "s3://"
_ADDRESS = re.compile(r"s3://([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:/(.*))?")
BACKUP = re.compile(r"rulings-\d{8}-\d{6}\.(sqlite3|dump)")
"""How a backup is named in a place that has several."""
_GIVEN_UP_AFTER = timedelta(hours=12)
_PATIENCE = {"connect_timeout": 10, "read_timeout": 60, "retries": {"mode": "standard", "max_attempts": 3}}


class NoBucket(Exception):
    """The bucket cannot be used; says which, and why."""


class Bucket:
    """`s3://BUCKET/PREFIX`. `NoBucket` for any other address, and from every method."""

    def __init__(self, address: str) -> None:
        parts = _ADDRESS.fullmatch(address)
        if parts is None:
            raise NoBucket(f"{address[:200]}: is no bucket; give s3://BUCKET or s3://BUCKET/PREFIX")
        self._address, self._name = address.rstrip("/"), parts[1]
        prefix = (parts[2] or "").strip("/")
        self._prefix = f"{prefix}/" if prefix else ""

    @contextmanager
    def making(self) -> Iterator[Path]:
        """A folder whose files are put into the bucket at the end; one that cannot be reached is said at once.

        Parts of backups whose upload was killed, which no listing shows and every store counts, are deleted first; who
        may not do that has them stay.
        """
        self.sizes()
        with suppress(NoBucket):
            self._asked(self._give_up_halves)
        with folder_for_now() as folder:
            yield folder
            for file in sorted(folder.iterdir()):
                self._put(file)

    def address(self, name: str) -> str:
        """`s3://BUCKET/PREFIX/NAME`."""
        return f"{self._address}/{name}"

    def sizes(self) -> dict[str, int]:
        """The objects right below the prefix, with their bytes."""
        return self._asked(lambda client: dict(self._listed(client)))

    def delete(self, name: str) -> None:
        """One of them, if it is there."""
        self._asked(lambda client: client.delete_object(Bucket=self._name, Key=self._key(name)))

    def fetch(self, name: str, to: Path) -> None:
        """One of them into a file."""
        self._asked(lambda client: client.download_file(self._name, self._key(name), str(to)))

    def _put(self, file: Path) -> None:
        """A file, in parts where it is large."""
        self._asked(lambda client: client.upload_file(str(file), self._name, self._key(file.name)))

    def _give_up_halves(self, client: Any) -> None:
        """End the uploads of backups here that have had no end for hours."""
        given_up = timezone.now() - _GIVEN_UP_AFTER
        pages = client.get_paginator("list_multipart_uploads").paginate(Bucket=self._name, Prefix=self._prefix)
        for page in pages:
            for each in page.get("Uploads", ()):
                is_ours = BACKUP.fullmatch(each["Key"].removeprefix(self._prefix))
                if is_ours and each["Initiated"] < given_up:
                    client.abort_multipart_upload(Bucket=self._name, Key=each["Key"], UploadId=each["UploadId"])

    def _listed(self, client: Any) -> Iterator[tuple[str, int]]:
        """A pair for each, page after page of a thousand."""
        pages = client.get_paginator("list_objects_v2").paginate(Bucket=self._name, Prefix=self._prefix, Delimiter="/")
        for page in pages:
            for each in page.get("Contents", ()):
                yield each["Key"].removeprefix(self._prefix), each["Size"]

    def _key(self, name: str) -> str:
        return f"{self._prefix}{name}"

    def _asked(self, ask: Callable[[Any], _Answer]) -> _Answer:
        """What the bucket answers; boto3's errors in one sentence."""
        if importlib.util.find_spec("boto3") is None:
            raise NoBucket(f"{self._address}: boto3 is not installed, which speaks with buckets: `make s3` installs it")
        import boto3
        from boto3.exceptions import Boto3Error
        from botocore.config import Config
        from botocore.exceptions import BotoCoreError, ClientError

        logging.getLogger("botocore").setLevel(logging.WARNING)
        try:
            return ask(boto3.Session().client("s3", config=Config(**_PATIENCE)))
        except (Boto3Error, BotoCoreError, ClientError, ValueError) as error:
            raise NoBucket(f"{self._address}: {' '.join(str(error).split())}") from None
