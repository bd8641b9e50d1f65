"""A step back that would lose or break what is stored is refused in one sentence, and nothing of it is done."""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.core.management.base import CommandError

from rulings.models import Appeal, Role
from tests.appealing import make_told
from tests.factories import make_club, make_ruling, make_session, make_user
from tests.federations import make_federation, make_sent
from tests.migrations.walk import empty_database, rows

BEFORE, AT = "0038_a_club_of_its_own", "0039_appeals_to_federations"


def test_appeals_that_went_on_to_a_federation_keep_their_migration(
    tmp_path: Path, django_db_setup: None, django_db_blocker: pytest.FixtureRequest
) -> None:
    with django_db_blocker.unblock(), empty_database(tmp_path):  # type: ignore[attr-defined]
        call_command("migrate", verbosity=0)
        club = make_club("ponte", "Ponte Vecchio")
        dora, rev = (make_user(name, club, role) for name, role in (("dora", Role.DIRECTOR), ("rev", "chief_director")))
        make_federation(club)
        told = make_told(dora, rev, make_ruling(dora, make_session(club, "tuesday")))
        sent = make_sent(rev, told)
        call_command("migrate", "rulings", AT, verbosity=0)
        for _state in ("sent", "withdrawn"):
            before = rows()
            with pytest.raises(CommandError, match="Restore the backup that was made before the upgrade"):
                call_command("migrate", "rulings", BEFORE, verbosity=0)
            assert rows() == before
            assert "[X] " + AT in _shown()
            Appeal.objects.filter(pk=sent.pk).update(state="withdrawn")
        Appeal.objects.filter(pk=sent.pk).delete()
        call_command("migrate", "rulings", BEFORE, verbosity=0)
        assert "[ ] " + AT in _shown()


def _shown() -> str:
    shown = StringIO()
    call_command("showmigrations", "rulings", stdout=shown)
    return shown.getvalue()
