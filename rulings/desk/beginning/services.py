"""The first club of a new site, and the account that administers it."""

from django.db import transaction

from rulings.desk.base.refusals import WrongState
from rulings.desk.base.texts import Text, demanded
from rulings.desk.beginning.queries import is_new, slug_for
from rulings.desk.beginning.values import HAS_BEGUN, time_zone_named
from rulings.desk.people.queries.people import refuse_taken
from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.people.values import account
from rulings.desk.profiles.services import copy_profile
from rulings.models import Club, RegulationProfile, Role, User


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
