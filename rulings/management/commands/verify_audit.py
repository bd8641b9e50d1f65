"""Verify the audit trail: triggers, every chain, every table that it tells of, and heads that were kept elsewhere."""

import json
import sys
from argparse import ArgumentTypeError
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import connections

from rulings.desk.trail.queries.dates import dated_back
from rulings.desk.trail.queries.heads import NoHead, differences_from, read_heads
from rulings.desk.trail.queries.shares import Plan, do
from rulings.desk.trail.queries.triggers import differences_of_triggers
from rulings.management.arguments import bad_input, club_named
from rulings.models import Club

_BROKEN = 1
_MOST_PROCESSES = 16


def _processes(typed: str) -> int:
    """How many processes, of an argument."""
    if not (typed.isascii() and typed.isdigit() and 1 <= int(typed) <= _MOST_PROCESSES):
        raise ArgumentTypeError(f"{typed[:20]!r} is no number of processes; give one from 1 to {_MOST_PROCESSES}")
    return int(typed)


class Command(BaseCommand):
    help = "Exit code 0: all holds; 1: something does not, and is named; 2: what was given cannot be read."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--club", metavar="SLUG", help="only this club")
        parser.add_argument("--head", metavar="FILE|HEX", action="append", default=[], help="a head kept elsewhere")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument("--processes", type=_processes, default=1, metavar="N", help="share the work out")

    def handle(self, *args: object, **options: Any) -> None:
        slug = options["club"]
        clubs = [club_named(slug)] if slug else list(Club.objects.order_by("slug"))
        kept = [head for given in options["head"] for head in _heads(given)]
        found = {"": [*map(str, differences_of_triggers()), *map(str, differences_from(kept))]}
        found |= _verified(clubs, options["processes"])
        (self._tell_json if options["json"] else self._tell)(clubs, found)
        if any(found.values()):
            sys.exit(_BROKEN)

    def _tell(self, clubs: list[Club], found: dict[str, list[str]]) -> None:
        """A line for each club, and one for each difference."""
        for each in found[""]:
            self.stdout.write(f"BROKEN: {each}")
        for club in clubs:
            club.refresh_from_db()
            broken = found[club.slug]
            if broken:
                self.stdout.write(f"{club.slug}: BROKEN at {broken[0]}")
            else:
                self.stdout.write(f"{club.slug}: {club.audit_sequence} entries hold, head {club.audit_hash or '-'}")
            for each in broken[1:]:
                self.stdout.write(f"{club.slug}: {each}")
            for stretch in dated_back(club):
                self.stdout.write(f"{club.slug}: remark: {stretch}")

    def _tell_json(self, clubs: list[Club], found: dict[str, list[str]]) -> None:
        """The same for programs."""
        told: dict[str, dict[str, Any]] = {
            club.slug: {"head": club.audit_hash, "sequence": club.audit_sequence} for club in clubs
        }
        for club in clubs:
            told[club.slug] |= {"broken": found[club.slug], "remarks": list(map(str, dated_back(club)))}
        whole = {"holds": not any(found.values()), "broken": found[""], "clubs": told}
        self.stdout.write(json.dumps(whole, ensure_ascii=False, indent=1))


def _heads(given: str) -> list[dict[str, Any]]:
    """The heads of a file, or one hash; bad input for anything else."""
    try:
        path = Path(given)
        return read_heads(path.read_text(encoding="utf-8") if path.is_file() else given)
    except NoHead as error:
        raise bad_input(f"--head {given[:200]}: {error}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise bad_input(f"--head {given[:200]} cannot be read: {error}") from None


def _verified(clubs: list[Club], processes: int) -> dict[str, list[str]]:
    """What is wrong with each club, by its short name; the shares of all are given out among the processes."""
    plans = [Plan(club) for club in clubs]
    shares = [share for plan in plans for share in plan.shares]
    if processes == 1:
        done = list(map(do, shares))
    else:
        connections.close_all()
        with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as pool:
            done = list(pool.map(do, shares))
    found = dict(zip(shares, done, strict=True))
    return {plan.club.slug: list(plan.told(found)) for plan in plans}
