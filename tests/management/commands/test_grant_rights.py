"""grant_rights: the site does all its acts as a role that owns nothing; what never changes it cannot change."""

import re
from collections.abc import Iterator
from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError, connection, transaction

from rulings.desk.people.services.erasing import erase_player
from rulings.desk.trail.queries.triggers import differences_of_triggers
from rulings.desk.trail.queries.verification import replayed, verify_audit
from rulings.models import Player
from tests.desk.trail.told import make_told

ROLE = "rulings_app_of_tests"


def execute(statement: str) -> None:
    with connection.cursor() as cursor:
        cursor.execute(statement)


@pytest.fixture
def as_the_site(db: None) -> Iterator[None]:
    """What is done is done by the role, on the same connection; the role goes with the transaction."""
    out = StringIO()
    call_command("grant_rights", ROLE, stdout=out)
    assert out.getvalue() == f"{ROLE}: may read and add; owns nothing\n"
    execute(f"SET LOCAL ROLE {ROLE}")
    yield
    execute("RESET ROLE")


@pytest.mark.postgresql
def test_every_act_of_the_site_goes_on(as_the_site: None) -> None:
    told = make_told()
    name = Player.objects.filter(contestant__session=told.session).first().name  # type: ignore[union-attr]
    erase_player(actor=told.people["olga"], club=told.club, names=[name], reason="He asked for it in May.")
    assert verify_audit(told.club) is None
    assert [str(each) for each in replayed(told.club)] == []
    assert list(differences_of_triggers()) == []


REFUSED = (
    "DROP TRIGGER rulings_auditentry_no_update ON rulings_auditentry",
    "ALTER TABLE rulings_auditentry DISABLE TRIGGER ALL",
    "ALTER TABLE rulings_ruling DISABLE TRIGGER rulings_ruling_no_update",
    "ALTER TABLE rulings_auditentry ADD COLUMN x int",
    "DROP TABLE rulings_auditentry CASCADE",
    "TRUNCATE rulings_auditentry",
    "TRUNCATE rulings_audittext",
    "TRUNCATE rulings_ruling CASCADE",
    "UPDATE rulings_auditentry SET verb = 'x'",
    "UPDATE rulings_ruling SET facts = '{}'",
    "UPDATE rulings_audittext SET digest = 'x'",
    "DELETE FROM rulings_auditentry",
    "DELETE FROM rulings_audittext",
    "DELETE FROM rulings_ruling",
    "INSERT INTO rulings_auditentry SELECT * FROM rulings_auditentry ON CONFLICT (id) DO UPDATE SET verb = 'x'",
    "CREATE OR REPLACE FUNCTION rulings_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$",
    "CREATE TABLE mine (x int)",
    "CREATE RULE mine AS ON UPDATE TO rulings_ruling DO INSTEAD NOTHING",
    "SET session_replication_role = replica",
    "UPDATE django_migrations SET name = 'x'",
    "ALTER TABLE rulings_auditentry OWNER TO " + ROLE,
)


_NO_RIGHT = re.compile("permission denied|must be owner")


@pytest.mark.postgresql
@pytest.mark.parametrize("statement", REFUSED)
def test_what_never_changes_the_site_cannot_change(as_the_site: None, statement: str) -> None:
    with pytest.raises(DatabaseError, match=_NO_RIGHT), transaction.atomic():
        execute(statement)


@pytest.mark.postgresql
def test_the_role_gets_the_password_of_the_environment(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROLE_PASSWORD", "a'b%c")
    call_command("grant_rights", ROLE, stdout=StringIO())
    with connection.cursor() as cursor:
        cursor.execute(
            "SELECT rolcanlogin, rolpassword LIKE 'SCRAM-SHA-256$%%' FROM pg_authid WHERE rolname = %s", [ROLE]
        )
        assert cursor.fetchone() == (True, True)


@pytest.mark.postgresql
def test_rights_that_were_given_by_hand_are_taken_back(db: None) -> None:
    execute(f"CREATE ROLE {ROLE}")
    execute(f"GRANT ALL ON rulings_auditentry TO {ROLE}")
    call_command("grant_rights", ROLE, stdout=StringIO())
    execute(f"SET LOCAL ROLE {ROLE}")
    with pytest.raises(DatabaseError, match="permission denied"), transaction.atomic():
        execute("DELETE FROM rulings_auditentry")


@pytest.mark.postgresql
@pytest.mark.parametrize("role", ["", "Rulings", "a; DROP TABLE x", "a" * 64])
def test_what_is_no_name_of_a_role_is_exit_code_2(db: None, role: str) -> None:
    with pytest.raises(CommandError, match="is no name of a role") as refusal:
        call_command("grant_rights", role)
    assert refusal.value.returncode == 2


@pytest.mark.postgresql
def test_the_owner_is_no_role_for_the_site(db: None) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SELECT current_user")
        (owner,) = cursor.fetchone()
    with pytest.raises(CommandError, match="owns tables or rules the database") as refusal:
        call_command("grant_rights", owner)
    assert refusal.value.returncode == 2


def test_sqlite_knows_no_roles(db: None) -> None:
    if connection.vendor == "sqlite":
        with pytest.raises(CommandError, match="SQLite knows no roles") as refusal:
            call_command("grant_rights", ROLE)
        assert refusal.value.returncode == 2
