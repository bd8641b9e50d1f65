"""An import of twice as many lines enters no function four times as often. Counted in calls, not in time."""

import sys
from collections import Counter
from types import FrameType

import pytest
from django.db import transaction

from rulings.desk.imports.services.importing import import_session
from rulings.models import Club
from tests.benchmarks.large_files import KINDS
from tests.factories import make_profile

SIZE = 12_000
_FEW = 500


def calls(club: Club, data: bytes) -> Counter[str]:
    """How often an import enters each function of ours, each resumption of a generator counted; it is taken back."""
    found: Counter[str] = Counter()

    def seen(frame: FrameType, event: str, _arg: object) -> None:
        if event == "call" and "/rulings/" in frame.f_code.co_filename:
            found[f"{frame.f_code.co_filename.rpartition('/rulings/')[2]} {frame.f_code.co_qualname}"] += 1

    sys.setprofile(seen)
    with transaction.atomic():
        try:
            import_session(actor=None, club=club, data=data, filename="evening")
        finally:
            sys.setprofile(None)
        transaction.set_rollback(True)
    return found


@pytest.mark.parametrize("kind", ["CSV", "PBN, a fault in each game", "USEBIO, 500 tables"])
def test_the_work_grows_with_the_file(club: Club, kind: str) -> None:
    make_profile(club)
    small, large = (calls(club, KINDS[kind](size).encode()) for size in (SIZE, 2 * SIZE))
    assert {name: (small[name], count) for name, count in large.items() if count > 3 * small[name] + _FEW} == {}
