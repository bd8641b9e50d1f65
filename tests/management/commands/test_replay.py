"""replay: exit code 1 when a stored ruling would come out differently today."""

from io import StringIO

import pytest
from django.core.management import call_command

from rulings.models import Ruling
from tests.append_only import drop_the_triggers
from tests.factories import make_club, make_dora, make_ruling, make_session


@pytest.fixture
def ruling(db: None) -> Ruling:
    club = make_club()
    return make_ruling(make_dora(club), make_session(club))


def said() -> tuple[int, list[str]]:
    """The exit code, and what was printed."""
    out, code = StringIO(), 0
    try:
        call_command("replay", stdout=out)
    except SystemExit as end:
        code = int(str(end.code))
    return code, out.getvalue().splitlines()


def test_rulings_that_come_out_the_same_are_only_counted(ruling: Ruling) -> None:
    assert said() == (0, ["1 current rulings, 0 would come out differently today"])


def test_a_ruling_that_would_differ_is_named_with_the_difference(ruling: Ruling) -> None:
    drop_the_triggers()
    findings = [dict(finding) for finding in ruling.findings]
    findings[3]["key"] = "two_tricks_transferred"
    Ruling.objects.update(findings=findings)
    assert said() == (
        1,
        [
            "ponte report 1, defective_trick 2017, version 1: "
            "no longer 64A2 two_tricks_transferred; now 64A2 one_trick_transferred",
            "1 current rulings, 1 would come out differently today",
        ],
    )


def test_nothing_is_changed(ruling: Ruling) -> None:
    said()
    assert Ruling.objects.get().findings == ruling.findings
