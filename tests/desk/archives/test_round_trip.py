"""A club taken from site to site: all of it comes along, its chain holds, and it is written again as it was."""

import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import connection
from django.test import Client, override_settings

from rulings.desk.archives.values.manifest import CHAIN, file_of
from rulings.desk.archives.values.tables import ALL, CLUBS, PROFILES, Table
from rulings.desk.base.keys import token_of
from rulings.desk.base.moving.origins import Origin, origins_of
from rulings.desk.base.signing import site_signer
from rulings.desk.people.services.clubs import give_role
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.people.services.invitations import invite, join
from rulings.desk.people.services.leaving import delete_account
from rulings.desk.people.services.passwords import make_password_link
from rulings.desk.profiles.services import load_profiles
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.heads import differences_from, head_now
from rulings.desk.trail.queries.verification import replayed
from rulings.desk.trail.services import export_ruling
from rulings.models import (
    AuditEntry,
    AuditText,
    Club,
    PasswordLink,
    Player,
    Poll,
    Publication,
    RegulationProfile,
    Role,
    Ruling,
    User,
)
from tests.append_only import drop_the_triggers
from tests.desk.archives.elsewhere import KEY_THERE, PUBLIC_THERE, archive_of, made_elsewhere, rows_in, taken_in
from tests.desk.trail.told import in_stretches, make_told
from tests.factories import make_club, make_ruling, make_session, make_user

VERIFIER = Path(__file__).parents[3] / "static/verify_ruling.py"


def make_all() -> Club:
    """A club of which everything is told, and a player made anonymous in it; Olga's link for a new password waits."""
    club = make_told().club
    olga, dora = (club.memberships.get(user__username=name) for name in ("olga", "dora"))
    make_password_link(actor=olga.user, membership=dora)
    erase_player(actor=olga.user, club=club, names=[Player.objects.order_by("pk")[0].name], reason="Asked in May.")
    return club


@pytest.fixture(scope="module")
def archive(django_db_setup: None, django_db_blocker: Any) -> bytes:
    """Made once, and nothing is left of it here."""
    with django_db_blocker.unblock():
        return made_elsewhere(make_all)


@pytest.fixture
def others(db: None) -> Club:
    """A club that is here already, so that no id is free that a row had there."""
    other = make_club("other", "Another one")
    for number in range(3):
        make_ruling(make_user(f"wanda{number}", other), make_session(other, f"evening{number}"))
    return other


def found_in(club: Club) -> list[str]:
    """All that `verify_audit` finds of a club."""
    club = Club.objects.get(pk=club.pk)
    return [*map(str, broken_entries(club)), *map(str, replayed(club))]


def test_it_comes_whole_and_its_chain_holds(archive: bytes, others: Club) -> None:
    taken = taken_in(archive)
    assert (taken.differences, found_in(taken.club)) == ([], [])
    assert in_stretches(taken.club, 17) == []
    assert taken.key == PUBLIC_THERE
    call_command("verify_audit", club=taken.club.slug, stdout=(out := StringIO()))
    assert "BROKEN" not in out.getvalue()


def test_what_is_written_of_it_again_is_the_same_but_for_ids_and_what_was_done_here(
    archive: bytes, others: Club
) -> None:
    club = taken_in(archive).club
    before, after = rows_in(archive), rows_in(archive_of(club))
    origin = origins_of(club).at(1)
    assert origin.offsets["Ruling"] > 0
    (laws_there,), (laws_here,) = before[file_of(PROFILES.name)], after[file_of(PROFILES.name)]
    laws = {laws_here["id"]: laws_there["id"]}
    for table in ALL:
        there = [as_it_was(table, row, origin, laws) for row in after[file_of(table.name)]]
        of_its_arrival = [there.pop()["text"]] if table.model is AuditText else []
        assert of_its_arrival in ([], ["https://old.example.org"])
        assert there == list(map(but_for_links, before[file_of(table.name)])), table.name
    done_here = after[CHAIN][len(before[CHAIN]) :]
    assert [without_here(each) for each in after[CHAIN][: -len(done_here)]] == list(map(without_here, before[CHAIN]))
    assert [each["verb"] for each in done_here] == ["club.taken_in", "club.exported"]


def but_for_links(row: dict[str, Any]) -> dict[str, Any]:
    """Without what ends a link for a new password: one that waits opens nothing elsewhere."""
    return row | {"revoked_at": None} if "used_at" in row and "expires_at" in row else row


def without_here(entry: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in entry.items() if name != "here"}


def as_it_was(table: Table, row: dict[str, Any], origin: Origin, laws: dict[int, int]) -> dict[str, Any]:
    """A row with the ids that it had there; common regulations have those of each site."""
    row = but_for_links(row)

    def moved(kind: str, key: Any) -> Any:
        return laws[key] if kind == PROFILES.name else origin.there(kind, key)

    for column in table.fields:
        kind = column.related_model.__name__ if column.related_model else table.name  # type: ignore[union-attr]
        if column.name in table.ids:
            row[column.name] = table.ids[column.name](row[column.name], moved)
        elif column.name == "id" or column.related_model:
            row[column.name] = moved(kind, row[column.name])
    return row


def test_it_goes_on_to_a_third_site_and_each_stretch_is_signed_by_its_own(archive: bytes, others: Club) -> None:
    with override_settings(AUDIT_KEY=b"\x0a" * 32):
        further = made_elsewhere(lambda: taken_in(archive).club, b"\x0a" * 32)
    make_ruling(make_user("zofia", others), make_session(others, "more"))
    club = taken_in(further).club
    assert found_in(club) == []
    assert [each.until for each in origins_of(club).before] == sorted(
        {len(rows_in(archive)[CHAIN]), len(rows_in(further)[CHAIN])}
    )
    keys = list(dict.fromkeys(club.audit_entries.order_by("sequence").values_list("key", flat=True)))
    assert (len(keys), keys[0], keys[-1]) == (3, PUBLIC_THERE, site_signer().public)


def test_life_goes_on_there_and_the_chain_with_it(archive: bytes, others: Club) -> None:
    club = taken_in(archive).club
    give_role(actor=None, club=club, user=make_user("nina"), role=Role.DIRECTOR)
    olga = club.memberships.get(user__username="olga").user
    name = Player.objects.filter(contestant__session__event__club=club).order_by("-pk")[0].name
    erase_player(actor=olga, club=club, names=[name], reason="Asked in June.")
    assert found_in(club) == []


def test_a_head_that_was_kept_of_it_there_is_found_here(db: None, archive: bytes, others: Club) -> None:
    last = rows_in(archive)[CHAIN][-1]
    taken_in(archive)
    kept = {"sequence": last["sequence"], "hash": last["hash"], "club": last["club"]}
    assert list(differences_from([kept])) == []
    assert len(list(differences_from([kept | {"club": last["club"] + 1}]))) == 1


TAMPERED = {
    "an id": "object_id = object_id + 1 WHERE verb = 'ruling.issued'",
    "a person": "actor_id = (SELECT min(id) FROM rulings_user) WHERE verb = 'ruling.issued'",
    "what was added to ids": 'after = \'{"offsets": {}, "users": {}, "entries": 90}\' WHERE verb = \'club.taken_in\'',
    "the verb of its arrival": "verb = 'club.created' WHERE verb = 'club.taken_in'",
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_is_changed_in_it_here_is_found(archive: bytes, others: Club, what: str) -> None:
    club = taken_in(archive).club
    drop_the_triggers()
    with connection.cursor() as cursor:
        cursor.execute(f"UPDATE rulings_auditentry SET {TAMPERED[what]} AND club_id = %s", [club.pk])
    assert any("changed since it was written" in each or "no key" in each for each in found_in(club))


def test_a_ruling_issued_there_is_exported_here_and_holds_for_strangers(
    archive: bytes, others: Club, tmp_path: Path
) -> None:
    club = taken_in(archive).club
    ruling = Ruling.objects.filter(report__club=club).order_by("pk")[0]
    rev = club.memberships.get(user__username="rev").user
    file = tmp_path / "ruling.json"
    file.write_text(export_ruling(actor=rev, ruling=ruling), encoding="utf-8")
    told = subprocess.run([sys.executable, VERIFIER, file, site_signer().public], capture_output=True, text=True)
    assert (told.stderr, told.stdout) == ("", "It holds.\n")


def test_accounts_of_the_same_names_and_address_are_those_of_here_and_others_are_made(
    archive: bytes, others: Club
) -> None:
    def with_mail() -> Club:
        club = make_all()
        User.objects.filter(username="dora").update(email="dora@example.org")
        User.objects.filter(username="rev").update(email="rev@example.org")
        return club

    data = made_elsewhere(with_mail)
    dora = make_user("dora", first_name="Dora", last_name="Neri", email="dora@example.org")
    other = make_user("rev", first_name="Revolta", last_name="Alti", email="rev@example.org")
    taken = taken_in(data)
    assert taken.known == {"dora": dora}
    assert taken.made["rev"].username == "rev-2"
    assert not taken.made["rev"].has_usable_password()
    assert not other.memberships.exists()
    assert found_in(taken.club) == []


def test_names_that_are_taken_here_become_others_and_the_chain_tells_so(db: None, archive: bytes) -> None:
    here = make_club("ponte-nuovo", "Here already")
    for row in rows_in(archive)[file_of("Session")]:
        make_session(here, row["slug"])
    taken = taken_in(archive)
    assert taken.club.slug == "ponte-nuovo-2"
    assert found_in(taken.club) == []
    assert AuditEntry.objects.filter(club=taken.club, verb="session.changed").exists()


def test_regulations_that_are_not_here_come_along_as_the_clubs_own(db: None, archive: bytes) -> None:
    load_profiles()
    RegulationProfile.objects.filter(club=None).update(source="Read anew here.")
    taken = taken_in(archive)
    assert found_in(taken.club) == []
    sessions = taken.club.events.values_list("sessions__profile__club", flat=True)
    assert set(sessions) == {taken.club.pk}


def test_no_link_of_there_opens_anything_here_and_what_is_public_is_found(archive: bytes, others: Club) -> None:
    club = taken_in(archive).club
    assert not PasswordLink.objects.filter(club=club, used_at=None, revoked_at=None).exists()
    polls = list(Poll.objects.filter(report__club=club))
    assert {(poll.sealed, token_of(poll), len(poll.digest)) for poll in polls} == {("", "", 64)}
    assert len({poll.digest for poll in polls}) == len(polls)
    assert Publication.objects.filter(club=club).exists()
    page = call_search(club.slug)
    assert len(page) == club.publications.filter(withdrawn_at=None).count()


def call_search(slug: str) -> list[Any]:
    return Client().get(f"/casebook/search.json?club={slug}").json()["cases"]


def test_nothing_in_it_opens_anything(db: None, archive: bytes) -> None:
    """No password, no token, no digest of one, no private key: of the columns, and of the whole of the text."""
    text = str(rows_in(archive))
    for secret in ("argon2", "md5$", "password'", "'token'", KEY_THERE.hex()):
        assert secret not in text
    assert {"audit_hash", "moved_to"} <= set(CLUBS.secret)


def test_the_head_is_this_sites_from_its_arrival_on(db: None, archive: bytes) -> None:
    head = head_now(taken_in(archive).club)
    assert head is not None
    assert head["key"] == site_signer().public


def test_who_was_deleted_there_keeps_the_number_and_who_is_deleted_here_is_named_nowhere(others: Club) -> None:
    def make() -> Club:
        club = make_club()
        olga = give_role(actor=None, club=club, user=make_user("olga"), role=Role.ADMINISTRATOR).user
        for name in ("Nina Bosco", "Pia Monti"):
            asked = invite(actor=olga, club=club, name=name, role=Role.DIRECTOR)
            join(invitation=asked, username=name[:4].lower(), name=name, password="a long walk by the river")
        delete_account(actor=User.objects.get(username="pia"))
        return club

    taken = taken_in(made_elsewhere(make))
    assert taken.differences == []
    (pia,) = User.objects.exclude(deleted_at=None)
    number = pia.username.split("-")[1]
    assert (pia.display_name, pia.name_on_record) == (f"Former member {number}", f"former-{number}")
    delete_account(actor=User.objects.get(username="nina"))
    assert not AuditText.objects.filter(text__icontains="nina").exists()
    assert found_in(taken.club) == []
