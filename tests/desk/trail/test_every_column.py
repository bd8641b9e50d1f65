"""Every column and row of every table: `verify_audit` finds what was done to it, or docs/trail.md says why not."""

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from django.apps import apps
from django.db import connection, models
from django.utils import timezone

from rulings.desk.archives.services.federations import mark_federation
from rulings.desk.between.services.following import follow_feed
from rulings.desk.between.services.marking import mark_case
from rulings.desk.between.services.offices import give_office
from rulings.desk.casebook.services.publishing import prepare_public_text
from rulings.desk.people.services.erasing import erase_player
from rulings.desk.people.services.invitations import invite
from rulings.desk.people.services.passwords import make_password_link
from rulings.desk.profiles.services import copy_profile
from rulings.desk.roster.services.naming import name_contestant
from rulings.desk.sessions.services import extend_period
from rulings.desk.tonight.services import change_session
from rulings.models import Period, Player, Publication, RegulationProfile, Ruling, Session
from tests.append_only import drop_the_triggers
from tests.desk.test_page_sizes import full_desk
from tests.desk.trail.tampered import Tamperer
from tests.desk.trail.told import Told, make_told
from tests.factories import make_club, make_pair, make_session, make_user
from tests.keeping import made_once

DOCS = Path(__file__).parents[3] / "docs/trail.md"
_ROW = re.compile(r"^\| ([A-Z]\w+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
WHOLE = "all"
MODELS = list(apps.get_app_config("rulings").get_models())


def named() -> dict[str, set[str]]:
    """What docs/trail.md says cannot be found: by table the columns, or all of it."""
    found: dict[str, set[str]] = {}
    for table, columns, _why in _ROW.findall(DOCS.read_text()):
        found.setdefault(table, set()).update(columns.split(", "))
    return found


@pytest.fixture(scope="module")
def tamperer(django_db_setup: None, django_db_blocker: Any) -> Iterator[Tamperer]:
    """One of everything, made once and taken back, without its triggers."""
    with made_once(django_db_blocker):
        told = make_told()
        told.club.memberships.filter(user=told.people["rev"]).update(also_administers=True)
        tuesday = make_session(told.club, "tuesday")
        full_desk(1, tuesday, told.people["dora"], told.people["rev"])
        pair = make_pair(tuesday, "88", "NS", "Anna", "Jan")
        name_contestant(
            actor=told.people["dora"], contestant=pair, players=[("Iga", ""), ("Jan Kos", "")], over_file=True
        )
        make_the_rest(told)
        seal_the_sessions(told)
        make_club("circolo")
        drop_the_triggers()
        if connection.vendor == "postgresql":
            connection.cursor().execute(
                "SET CONSTRAINTS ALL DEFERRED"
            )  # so that a row may go without those that name it
        yield Tamperer(told.club)


def make_the_rest(told: Told) -> None:
    """What neither of them makes, by its services."""
    rev, olga = told.people["rev"], told.people["olga"]
    club = mark_federation(actor=make_user("site", is_superuser=True), club=told.club, is_one=True)
    give_office(actor=rev, club=club, user=olga, kind="appeals")
    follow_feed(actor=rev, club=club, address="https://cases.example.org/feed.json", title="Others")
    case = Publication.objects.filter(club=club, withdrawn_at=None).order_by("pk")[0]
    mark_case(actor=rev, club=club, case=case, verdict="exemplary", reason="Well told.")
    common = RegulationProfile.objects.filter(club=None).exclude(name__in=club.profiles.values("name"))
    copy_profile(actor=olga, club=club, profile=common.order_by("pk")[0])
    invite(actor=olga, club=club, name="Nina Rota", role="director")
    make_password_link(actor=olga, membership=club.memberships.get(user=told.people["dora"]))
    unpublished = Ruling.objects.filter(report__club=club, publication=None, countersigned_by__isnull=False)
    prepare_public_text(actor=rev, ruling=unpublished.order_by("pk")[0], text="A card too many was found.")
    over = club.audit_entries.filter(verb="session.result_available").order_by("pk")[0].object_id
    session = type(told.session).objects.get(pk=over)
    later = timezone.now() + timedelta(days=400)
    extend_period(actor=rev, session=session, period=Period.APPEAL, until=later, reason="The lights went out.")
    erase_player(actor=olga, club=club, names=[Player.objects.order_by("pk")[0].name], reason="Asked in May.")


def seal_the_sessions(told: Told) -> None:
    """What no service made is sealed by the next act that changes a session."""
    for session in Session.objects.filter(event__club=told.club).exclude(slug__startswith=told.club.slug):
        change_session(
            actor=told.people["rev"],
            session=session,
            name=f"{session.event.name} II",
            day=session.date,
            form=session.form,
            first_board=1,
            last_board=session.boards.count(),
        )


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.__name__)
def test_whatever_is_done_to_a_table_is_found_or_is_named(
    tamperer: Tamperer, db: None, model: type[models.Model]
) -> None:
    missed = tamperer.unseen(model) if model._meta.db_table in tamperer.read else {WHOLE}
    assert missed == named().get(model.__name__, set())


def test_what_is_named_is_a_table() -> None:
    assert named().keys() <= {model.__name__ for model in MODELS}


def test_everything_has_a_reason() -> None:
    assert all(len(why) > 12 for _table, _columns, why in _ROW.findall(DOCS.read_text()))
