"""The first club of a new site, and the account that administers it; what a club is called, and where it is."""

from django.db import transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.beginning.queries import is_new, slug_for
from rulings.desk.beginning.values import HAS_BEGUN, time_zone_named
from rulings.desk.people.queries.people import refuse_taken
from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.people.values import account
from rulings.desk.profiles.services import copy_profile
from rulings.models import Club, RegulationProfile, Role, User, Verb


def begin_site(
    *,
    club_name: str,
    time_zone: str,
    language: str,
    profile: RegulationProfile,
    name: str,
    username: str,
    password: str,
    mail: str = "",
) -> User:
    """A club under regulations of its own, copied from the profile, and its administrator, who is signed in next.

    He administers the site too: other clubs begin by him.

    Refuses a site that has a club already, and what no club or account can have. The password is hashed before anybody
    waits.
    """
    club_name, zone = demanded(club_name, Text.CLUB), time_zone_named(time_zone)
    user = account(username=username, name=name, password=password, mail=mail)
    return _begun(Club(name=club_name, slug=slug_for(club_name), time_zone=zone, language=language), user, profile)


@transaction.atomic
def _begun(told: Club, user: User, profile: RegulationProfile) -> User:
    """The club and the account, stored; of two who send the form at once the second waits here, and is refused."""
    list(RegulationProfile.objects.select_for_update().filter(club=None).order_by("pk"))
    if not is_new():
        raise WrongState(HAS_BEGUN)
    refuse_taken(user.username)
    club = create_club(name=told.name, slug=told.slug, time_zone=told.time_zone, language=told.language)
    user.is_superuser = True
    user.save()
    give_role(actor=None, club=club, user=user, role=Role.CHIEF_DIRECTOR, also_administers=True)
    copy_profile(actor=user, club=club, profile=profile)
    return user


@transaction.atomic
def settle_club(*, actor: User, club: Club, club_name: str, time_zone: str, language: str) -> Club:
    """Give the club another name, time zone or language, and record it; the same changes nothing.

    Its short name in addresses stays.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    told = {"name": demanded(club_name, Text.CLUB), "time_zone": time_zone_named(time_zone), "language": language}
    before = {name: getattr(club, name) for name in told}
    if told != before:
        for name, value in told.items():
            setattr(club, name, value)
        club.save(update_fields=list(told))
        record(club, actor, Verb.CLUB_SETTLED, club, before=before, after=told)
    return club
