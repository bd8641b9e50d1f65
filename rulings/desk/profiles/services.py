"""Regulation profiles: those that come with the house, a club's own copies and versions, and which one a session has.

A common profile belongs to nobody and is never changed. A club changes its own copy by a version of a later date; a
session keeps the version that it was given.
"""

from copy import copy
from typing import Any
from zoneinfo import ZoneInfo

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.profiles.queries import is_open_to, is_ruled_in
from rulings.desk.profiles.values.common import columns_of, common_entries
from rulings.desk.profiles.values.figures import FIGURES
from rulings.desk.profiles.values.stored import (
    PLAIN,
    Version,
    values_of,
)
from rulings.desk.profiles.values.versions import version_of
from rulings.desk.profiles.wording.figures import COMMON_STAYS
from rulings.models import Club, RegulationProfile, Session, User, Verb


@transaction.atomic
def load_profiles() -> tuple[RegulationProfile, ...]:
    """Store the common profiles, each unless it is there under its name and date; what is there stays as it is."""
    return tuple(_stored(entry) for entry in common_entries())


def load_plain_profile() -> RegulationProfile:
    """The Laws as they stand."""
    return next(_stored(entry) for entry in common_entries() if entry["name"] == PLAIN)


def _stored(entry: dict[str, Any]) -> RegulationProfile:
    """One common profile."""
    known, written = columns_of(entry)
    return RegulationProfile.objects.get_or_create(**known, defaults=written)[0]


_OF_ANOTHER_CLUB = _("This profile belongs to another club.")


@transaction.atomic
def copy_profile(*, actor: User, club: Club, profile: RegulationProfile) -> RegulationProfile:
    """The club's own copy of a common profile, or of its federation's, in force there from today, and record it.

    Refuses another club's profile, and one whose name the club has already.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    if not is_open_to(club, profile):
        raise NotAllowed(_OF_ANOTHER_CLUB)
    if RegulationProfile.objects.filter(club=club, name=profile.name).exists():
        raise WrongState(_("Your club has a profile of this name already. Open that one and change it."))
    return new_copy(actor=actor, club=club, profile=profile)


def new_copy(*, actor: User, club: Club, profile: RegulationProfile) -> RegulationProfile:
    """The copy, recorded. `club` is locked, and it was asked whether the actor may make it."""
    made = copy(profile)
    made.pk, made.club, made.copied_from = None, club, profile
    made.valid_from = timezone.localdate(timezone=ZoneInfo(club.time_zone))
    made.save(force_insert=True)
    record(club, actor, Verb.PROFILE_COPIED, made, after=_version_for_trail(made))
    return made


@transaction.atomic
def save_version(*, actor: User, profile: RegulationProfile, version: Version) -> RegulationProfile:
    """Store a version of a club's profile, and record what changed; sessions keep the version they were given.

    Under a date that the profile has already, that version is put right, unless sessions were given it. Refuses a
    common profile and figures that cannot be.
    """
    if profile.club_id is None:
        raise NotAllowed(COMMON_STAYS)
    club = club_for(actor, profile.club_id, Right.ADMINISTER)
    before = _version_for_trail(profile)
    made = version_of(profile, version)
    of_that_day = RegulationProfile.objects.filter(club=club, name=made.name, valid_from=made.valid_from).first()
    if of_that_day is not None and of_that_day.sessions.exists():
        sentence = _("Sessions were given the version of that date, and keep it. Give yours a later date.")
        raise BadInput(sentence, "valid_from")
    made.pk = of_that_day.pk if of_that_day else None
    made.save(force_insert=of_that_day is None, force_update=of_that_day is not None)
    record(club, actor, Verb.PROFILE_CHANGED, made, before=before, after=_version_for_trail(made))
    return made


def _version_for_trail(profile: RegulationProfile) -> dict[str, Any]:
    """What the trail keeps of a version: its name and date, and each figure that is not the Laws' default."""
    values = values_of(profile)
    own = {each.name: str(values[each.name]) for each in FIGURES if not each.is_same(values[each.name], each.default)}
    return _named(profile) | {"edition": profile.edition, "figures": own}


@transaction.atomic
def choose_profile(*, actor: User, session: Session, profile: RegulationProfile) -> Session:
    """Play a session under another profile, and record it; the same again changes nothing.

    Refuses another club's profile, a session in which something has been ruled, and another edition of the Laws where
    reports are filed: their cases ask by the edition they were opened with.
    """
    club = club_for(actor, session.event.club_id, Right.ADMINISTER)
    session = Session.objects.select_related("event", "profile").get(pk=session.pk)
    if not is_open_to(club, profile):
        raise NotAllowed(_OF_ANOTHER_CLUB)
    if session.profile_id == profile.pk:
        return session
    _refuse_ruled(session, profile)
    before, session.profile = session.profile, profile
    session.save(update_fields=["profile"])
    record(club, actor, Verb.PROFILE_CHOSEN, session, before=_named(before), after=_named(profile))
    return session


def follow_day(*, actor: User, club: Club, session: Session, ours: RegulationProfile, now: RegulationProfile) -> None:
    """Play a session whose day was changed under the profile in force on the new day, and record it.

    Only where it had that of the old day (`ours`), nothing is ruled in it yet, and no report would change its edition.
    """
    is_free = not is_ruled_in(session) and (ours.edition == now.edition or not session.reports.exists())
    if session.profile_id != ours.pk or ours.pk == now.pk or not is_free:
        return
    session.profile = now
    session.save(update_fields=["profile"])
    record(club, actor, Verb.PROFILE_CHOSEN, session, before=_named(ours), after=_named(now))


def _refuse_ruled(session: Session, profile: RegulationProfile) -> None:
    """`WrongState` where rulings or cases rest on the profile there is."""
    if is_ruled_in(session):
        raise WrongState(_("Rulings were issued in this session under its profile: it keeps it."))
    if profile.edition != session.profile.edition and session.reports.exists():
        sentence = _("Reports are filed here under another edition of the Laws. Choose a profile of that one.")
        raise WrongState(sentence)


def _named(profile: RegulationProfile) -> dict[str, str]:
    """A profile as the trail names it."""
    return {"profile": profile.name, "valid_from": profile.valid_from.isoformat()}
