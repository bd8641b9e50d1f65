"""A PostgreSQL database dumped and put back by its own programs, which have to be of the server's version or later."""

import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rulings.management.whole import written_whole

_FOLDERS = "/usr/lib/postgresql/*/bin"
_MAGIC = b"PGDMP"
_ROW = re.compile(r"^\d+\trulings\t(\w+)\t", re.MULTILINE)
# What the dump will make anew, and all else that is here: a table of a newer version is in no older dump.
_EMPTIED = """
DO $$ DECLARE gone text; BEGIN
  FOR gone IN SELECT format('DROP TABLE IF EXISTS %s CASCADE', oid::regclass) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') LOOP EXECUTE gone; END LOOP;
  FOR gone IN SELECT format('DROP FUNCTION IF EXISTS %s CASCADE', oid::regprocedure) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proname LIKE 'rulings%' LOOP EXECUTE gone; END LOOP;
END $$;
"""


class NoProgram(Exception):
    """One of PostgreSQL's own programs is missing, or refused; says which and what it said."""


def dump(settings: Mapping[str, Any], to: Path, snapshot: str) -> None:
    """The database as that snapshot sees it; the file has its name only when it is whole."""
    command = [_program("pg_dump"), "--format=custom", "--no-owner", "--no-privileges", f"--snapshot={snapshot}"]
    with written_whole(to) as unfinished:
        _run([*command, f"--file={unfinished}"], settings)


def put_back(backup: Path, settings: Mapping[str, Any]) -> None:
    """All of the dump in place of all that the database held, in one transaction, or nothing of it."""
    script = _run([_program("pg_restore"), "--no-owner", "--no-privileges", "--file=-", str(backup)], settings)
    # A dump of a whole database may make the schema that is here.
    script = re.sub(rb"(?m)^(CREATE SCHEMA public|COMMENT ON SCHEMA public).*$", b"", script)
    psql = [_program("psql"), "--no-psqlrc", "--quiet", "--single-transaction", "--file=-"]
    _run([*psql, "--set=ON_ERROR_STOP=1"], settings, _EMPTIED.encode() + script)


def migrations_in(backup: Path, settings: Mapping[str, Any]) -> set[str]:
    """The desk's migrations that the dumped database had had; `ValueError` for a file that is no dump."""
    with backup.open("rb") as file:
        if file.read(len(_MAGIC)) != _MAGIC:
            raise ValueError("it is no backup of a PostgreSQL database")
    command = [_program("pg_restore"), "--data-only", "--table=django_migrations", "--file=-", str(backup)]
    try:
        return set(_ROW.findall(_run(command, settings).decode()))
    except NoProgram as error:
        raise ValueError(f"it is damaged ({error})") from None


def _program(name: str) -> str:
    """Its path: on the PATH, or the newest where Debian keeps them."""
    kept = sorted(Path("/").glob(f"{_FOLDERS[1:]}/{name}"), key=lambda each: int(each.parts[-3]))
    found = str(kept[-1]) if kept else shutil.which(name)
    if found is None:
        raise NoProgram(f"{name} is not installed (Debian: apt-get install postgresql-client)")
    return found


def _run(command: list[str], settings: Mapping[str, Any], given: bytes = b"") -> bytes:
    """What a program wrote; the password goes by its environment, where no list of processes shows it."""
    done = subprocess.run(command, input=given, capture_output=True, env=os.environ | _environment(settings))  # noqa: S603
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines() or ["nothing"]
        raise NoProgram(f"{Path(command[0]).name}: {said[0]}")
    return done.stdout


def _environment(settings: Mapping[str, Any]) -> dict[str, str]:
    """Where the database is, as its programs read it."""
    names = {"HOST": "PGHOST", "PORT": "PGPORT", "USER": "PGUSER", "PASSWORD": "PGPASSWORD", "NAME": "PGDATABASE"}
    given = {variable: str(settings[name]) for name, variable in names.items() if settings.get(name)}
    options = settings.get("OPTIONS", {})
    return given | {f"PG{name.upper()}": str(options[name]) for name in ("sslmode", "sslrootcert") if name in options}
