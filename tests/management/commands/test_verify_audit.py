"""verify_audit: one line a club, and exit code 1 when a chain is broken."""

from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from rulings.models import AuditEntry, Club
from tests.append_only import drop_the_triggers
from tests.factories import make_club, make_dora, make_report, make_session


@pytest.fixture
def club(db: None) -> Club:
    club = make_club()
    make_report(make_dora(club), make_session(club))
    return club


def said(*words: str) -> tuple[int, list[str]]:
    """The exit code, and what was printed."""
    out, code = StringIO(), 0
    try:
        call_command("verify_audit", *words, stdout=out)
    except SystemExit as end:
        code = int(str(end.code))
    return code, out.getvalue().splitlines()


def test_a_chain_that_holds_is_told_with_its_head(club: Club) -> None:
    make_club("wisla")
    head = AuditEntry.objects.get(sequence=2).hash
    assert said() == (0, [f"ponte: 2 entries hold, head {head}", "wisla: 0 entries hold, head -"])


def test_a_broken_chain_is_exit_code_1_and_names_its_first_broken_entry(club: Club) -> None:
    make_club("wisla")
    drop_the_triggers()
    AuditEntry.objects.filter(sequence=2).update(verb="case.answered")
    assert said() == (
        1,
        ["ponte: BROKEN at entry 2: changed since it was written", "wisla: 0 entries hold, head -"],
    )


def test_one_club_alone_can_be_asked_for(club: Club) -> None:
    make_club("wisla")
    assert said("--club", "wisla") == (0, ["wisla: 0 entries hold, head -"])


def test_an_unknown_club_is_exit_code_2(club: Club) -> None:
    with pytest.raises(CommandError, match=r"^no club 'moon'; clubs: ponte$") as refusal:
        said("--club", "moon")
    assert refusal.value.returncode == 2
