"""verify_audit: one line a club, one for each difference, and exit code 1 where there is any."""

import json
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.trail.queries.heads import head_now
from rulings.models import AuditEntry, Club, Membership
from tests.append_only import drop_the_triggers
from tests.factories import make_user


def made() -> Club:
    """Ponte, with its director; by services alone, so that all of it is told."""
    club = create_club(name="Ponte Vecchio", slug="ponte")
    give_role(actor=None, club=club, user=make_user("dora"), role="director")
    return club


@pytest.fixture
def club(db: None) -> Club:
    return made()


def make_wisla() -> str:
    """Another club; its head."""
    return create_club(name="Wisla", slug="wisla").audit_hash


def said(*words: str) -> tuple[int, list[str]]:
    """The exit code, and what was printed."""
    out, code = StringIO(), 0
    try:
        call_command("verify_audit", *words, stdout=out)
    except SystemExit as end:
        code = int(str(end.code))
    return code, out.getvalue().splitlines()


def test_a_chain_that_holds_is_told_with_its_head(club: Club) -> None:
    theirs, head = make_wisla(), AuditEntry.objects.get(sequence=2).hash
    assert said() == (0, [f"ponte: 2 entries hold, head {head}", f"wisla: 1 entries hold, head {theirs}"])


def test_a_broken_chain_is_exit_code_1_and_names_its_first_broken_entry(club: Club) -> None:
    theirs = make_wisla()
    drop_the_triggers()
    AuditEntry.objects.filter(sequence=2).update(verb="role.taken")
    code, lines = said()
    assert (code, [each for each in lines if not each.startswith("BROKEN: trigger ")]) == (
        1,
        [
            "ponte: BROKEN at entry 2: changed since it was written",
            f"ponte: Membership {Membership.objects.get().pk}: no entry tells of it",
            f"wisla: 1 entries hold, head {theirs}",
        ],
    )


def test_one_club_alone_can_be_asked_for(club: Club) -> None:
    theirs = make_wisla()
    assert said("--club", "wisla") == (0, [f"wisla: 1 entries hold, head {theirs}"])


def test_an_unknown_club_is_exit_code_2(club: Club) -> None:
    with pytest.raises(CommandError, match=r"^no club 'moon'; clubs: ponte$") as refusal:
        said("--club", "moon")
    assert refusal.value.returncode == 2


def test_a_row_that_is_not_as_the_trail_tells_is_named(club: Club) -> None:
    Membership.objects.update(role="chief_director")
    its = f"Membership {Membership.objects.get().pk}"
    assert said() == (1, [f"ponte: BROKEN at {its}: role is 'chief_director', and the trail says 'director'"])


def test_a_trigger_that_is_gone_is_named(club: Club) -> None:
    drop_the_triggers()
    code, lines = said()
    assert code == 1
    assert lines[0].startswith("BROKEN: trigger rulings_auditentry_no_delete: is gone")


def test_programs_read_it_as_json(club: Club) -> None:
    head = AuditEntry.objects.get(sequence=2).hash
    code, lines = said("--json")
    told = json.loads("\n".join(lines))
    assert (code, told["holds"], told["broken"]) == (0, True, [])
    assert told["clubs"]["ponte"] == {"head": head, "sequence": 2, "broken": [], "remarks": []}


def test_a_head_kept_elsewhere_is_compared_by_its_hash_or_its_file(club: Club, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text(json.dumps(head_now(club)))
    assert said("--head", str(kept), "--head", AuditEntry.objects.get(sequence=1).hash)[0] == 0
    code, lines = said("--head", "a" * 64)
    assert (code, lines[0].split(": ")[:2]) == (1, ["BROKEN", "head aaaaaaaaaaaa"])


def test_what_is_no_head_is_exit_code_2(club: Club, tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    for given, why in (("nowhere.json", "neither 64"), (str(tmp_path / "binary"), "cannot be read")):
        with pytest.raises(CommandError, match=why) as refusal:
            said("--head", given)
        assert refusal.value.returncode == 2


@pytest.mark.parametrize("typed", ["0", "x", "17", "-1"])
def test_what_is_no_number_of_processes_is_refused(club: Club, typed: str) -> None:
    with pytest.raises(CommandError, match="is no number of processes"):
        said("--processes", typed)


@pytest.mark.django_db(transaction=True)
def test_two_processes_find_what_one_finds() -> None:
    made()
    make_wisla()
    Membership.objects.update(role="chief_director")
    alone = said()
    assert (alone[0], len(alone[1])) == (1, 2)
    assert said("--processes", "2") == alone
