"""A trail verified in shares, whatever their size, is found to be what it is found to be as a whole."""

from collections.abc import Callable

import pytest
from django.db import connection

from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.trail.queries import shares
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.shares import Plan, do
from rulings.desk.trail.queries.verification import replayed
from rulings.desk.trail.services import sign_head
from rulings.models import Club, Membership
from tests.append_only import drop_the_triggers
from tests.desk.trail.told import in_stretches
from tests.factories import make_user


def gives(club: Club, number: int) -> None:
    """Entries for so many directors more."""
    have = Membership.objects.count()
    for at in range(have, have + number):
        give_role(actor=None, club=club, user=make_user(f"user-{at}"), role="director")
    club.refresh_from_db()


@pytest.fixture
def club(db: None, settings: object) -> Club:
    """A club whose key was handed over once, lost once, and lost once more without that anybody confirmed it."""
    club = create_club(name="Ponte", slug="ponte")
    gives(club, 3)
    first = settings.AUDIT_KEY  # type: ignore[attr-defined]
    settings.AUDIT_KEY, settings.AUDIT_KEY_BEFORE = b"\x01" * 32, first  # type: ignore[attr-defined]
    gives(club, 3)
    settings.AUDIT_KEY, settings.AUDIT_KEY_BEFORE = b"\x02" * 32, b""  # type: ignore[attr-defined]
    gives(club, 2)
    settings.AUDIT_KEY = b"\x03" * 32  # type: ignore[attr-defined]
    sign_head(club=Club.objects.get(), is_break_confirmed=True)
    settings.AUDIT_KEY = b"\x04" * 32  # type: ignore[attr-defined]
    gives(club, 2)
    drop_the_triggers()
    return club


def changes(statement: str) -> Callable[[], None]:
    """Somebody's statement of SQL."""

    def run() -> None:
        with connection.cursor() as cursor:
            cursor.execute(statement)

    return run


ENTRY = "UPDATE rulings_auditentry SET {} WHERE sequence {}"
TAMPERED = {
    "untouched": changes("SELECT 1"),
    "changed": changes(ENTRY.format("verb = 'role.taken'", "= 5")),
    "one gone": changes("DELETE FROM rulings_auditentry WHERE sequence = 7"),
    "three gone": changes("DELETE FROM rulings_auditentry WHERE sequence IN (5, 6, 9)"),
    "the end gone": changes("DELETE FROM rulings_auditentry WHERE sequence > 8"),
    "all gone": changes("DELETE FROM rulings_auditentry"),
    "two signatures": changes(ENTRY.format("signature = 'ab'", "IN (4, 10)")),
    "signatures gone": changes(ENTRY.format("signature = '', key = ''", "> 8")),
    "signatures gone before": changes(ENTRY.format("signature = '', key = ''", "< 6")),
    "the head moved back": changes("UPDATE rulings_club SET audit_sequence = 6"),
    "the head changed": changes("UPDATE rulings_club SET audit_hash = 'f'"),
    "rows changed": changes("UPDATE rulings_membership SET role = 'chief_director'"),
    "rows gone": changes("DELETE FROM rulings_membership"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_in_stretches_of_any_length_the_same_is_found(club: Club, what: str) -> None:
    TAMPERED[what]()
    club.refresh_from_db()
    whole = list(broken_entries(club))
    for length in (1, 2, 5, 20):
        assert in_stretches(club, length) == whole, length


@pytest.mark.parametrize("what", ["changed", "two signatures", "rows gone"])
def test_the_shares_of_a_plan_find_what_is_found_in_one_go(
    club: Club, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shares, "ENTRIES", 4)
    monkeypatch.setattr(shares, "ROWS", 3)
    TAMPERED[what]()
    club.refresh_from_db()
    plan = Plan(club)
    found = {share: do(share) for share in plan.shares}
    assert list(plan.told(found)) == [*map(str, broken_entries(club)), *map(str, replayed(club))]


def test_a_long_table_is_parted_and_its_last_part_has_no_end(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "ROWS", 3)
    keys = list(Membership.objects.order_by("pk").values_list("pk", flat=True))
    parts = [(each.after, each.until) for each in Plan(club).shares if each.name == "Membership"]
    assert parts == [
        (0, keys[2]), (keys[2], keys[5]), (keys[5], keys[8]), (keys[8], None),
    ]  # fmt: skip
