"""An empty SQLite file with every migration done, kept between runs for as long as no migration or package changes.

To migrate takes longer than a hundred tests; each process of the tests copies the file instead.
"""

import fcntl
import os
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

from django.conf import settings
from django.db import connection

BASE = Path(settings.BASE_DIR)
MADE_OF = ("rulings/migrations/*.py", "rulings/models/*.py", "requirements/*.txt", "config/database.py")


def is_sqlite() -> bool:
    """Whether the tests run on SQLite."""
    return connection.vendor == "sqlite"


def migrated(folder: Path) -> Path:
    """The file, made by the first process that asks for it; the others wait."""
    kept = folder / f"{fingerprint()}.sqlite3"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            for old in folder.glob("*.sqlite3*"):
                old.unlink()
            make(kept)
    return kept


def fingerprint() -> str:
    """Of everything that the empty database comes from."""
    files = sorted(path for pattern in MADE_OF for path in BASE.glob(pattern))
    return sha256(b"\0".join(str(path).encode() + path.read_bytes() for path in files)).hexdigest()[:16]


def make(kept: Path) -> None:
    """Migrate beside it, and give it its name when all is done."""
    unfinished = kept.with_suffix(".sqlite3-unfinished")
    command = [sys.executable, "manage.py", "migrate", "--verbosity", "0"]
    subprocess.run(command, cwd=BASE, env={**os.environ, "DATABASE_URL": f"sqlite:///{unfinished}"}, check=True)
    unfinished.rename(kept)
