"""An evening stored at each earlier state is whole in the newest: its chain holds, and its pages answer.

In one go from the first state to the newest, with an evening more at each on the way.
"""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.test import Client

from rulings.desk.trail.queries.verification import verify_audit
from rulings.models import Club, User
from tests.migrations.evening import Evening
from tests.migrations.walk import climb, empty_database, steps


def test_evenings_of_earlier_states_are_whole_in_the_newest(
    tmp_path: Path, django_db_setup: None, django_db_blocker: pytest.FixtureRequest
) -> None:
    with django_db_blocker.unblock(), empty_database(tmp_path):  # type: ignore[attr-defined]
        evenings = [Evening(apps, number) for number, (_name, apps) in enumerate(climb(), 1)]
        call_command("migrate", verbosity=0)
        for evening in evenings:
            check(evening)
        call_command("sign_heads", stdout=StringIO())
        assert [verify_audit(club) for club in Club.objects.all()] == [None] * len(evenings)
        # Since there is an index, a case is put into it when it is published.
        for evening in evenings[: steps().index("0008_casebook_search")]:
            found = Client().get(f"/casebook/?q=transferred&club={evening.club.slug}").content
            assert found.count(b"West had played no card.") == 1


def check(evening: Evening) -> None:
    """Its head is as it was, and every page of it answers, for who ruled and for everybody."""
    assert Club.objects.get(pk=evening.club.pk).audit_hash == evening.club.audit_hash
    client = Client()
    client.force_login(User.objects.get(pk=evening.rev.pk))
    report, ruling = evening.report.pk, evening.ruling.pk
    for address in ("/", "/queue/", f"/sessions/{evening.session.slug}/", f"/reports/{report}/", f"/rulings/{ruling}/"):
        assert client.get(address).status_code == 200, address
    assert client.get(f"/rulings/{ruling}/history/").content.count(b"<time") == 3
