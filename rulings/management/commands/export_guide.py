"""Write the Laws guide as data: every situation of both editions, its sentences in every language, and their hashes."""

import gc
import gzip
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandParser

from rulings.management.arguments import bad_input
from rulings.management.guide_data import documents, write

_DEFAULT = Path(settings.BASE_DIR) / "static" / "pocket"


class Command(BaseCommand):
    help = "Write every situation's questions and findings as data, for browsers that rule without a network."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--out", metavar="DIR", type=Path, default=_DEFAULT, help="where to; the site's own files")

    def handle(self, *args: object, **options: Any) -> None:
        folder: Path = options["out"]
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise bad_input(
                f"{folder} cannot be written to ({error.strerror}): name another folder with --out"
            ) from None
        manifest = write(_documents(), folder)
        for name, each in manifest["files"].items():
            packed = len(gzip.compress((folder / each["file"]).read_bytes(), 9))
            self.stdout.write(f"{name}: {each['bytes']} bytes, {packed} compressed")
        self.stdout.write(f"Version {manifest['version']} in {folder}")


def _documents() -> dict[str, dict[str, Any]]:
    """Without the garbage collector: hardly anything is garbage here, and to look for it takes a fifth of the time."""
    gc.disable()
    try:
        return documents()
    finally:
        gc.enable()
