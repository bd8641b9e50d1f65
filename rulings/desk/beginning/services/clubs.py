"""The first club of a new site, and the account that administers it; what a club is called, and where it is."""

from typing import Any

from django.db import transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for, lock_site
from rulings.desk.base.refusals import WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.beginning.queries import is_new, slug_for
from rulings.desk.beginning.services.site import set_site
from rulings.desk.beginning.values.countries import country_named
from rulings.desk.beginning.values.places import HAS_BEGUN, time_zone_named
from rulings.desk.people.queries.people import refuse_taken
from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.people.values import account
from rulings.models import Club, Role, User, Verb


def begin_site(
    *,
    club_name: str,
    time_zone: str,
    language: str,
    name: str,
    username: str,
    password: str,
    mail: str = "",
    country: str = "",
    **site: Any,
) -> User:
    """A club and its administrator, who is signed in next. It plays by the Laws alone until it takes regulations.

    He administers the site too: other clubs begin by him. `site` is what `set_site` is given of it, {} for nothing.

    Refuses a site that has a club already, and what no club or account can have. The password is hashed before anybody
    waits.
    """
    club_name, zone, country = demanded(club_name, Text.CLUB), time_zone_named(time_zone), country_named(country)
    user = account(username=username, name=name, password=password, mail=mail)
    told = Club(name=club_name, slug=slug_for(club_name), time_zone=zone, language=language, country=country)
    return _begun(told, user, site)


@transaction.atomic
def _begun(told: Club, user: User, site: dict[str, Any]) -> User:
    """The club and the account, stored; of two who send the form at once the second waits here, and is refused."""
    lock_site()
    if not is_new():
        raise WrongState(HAS_BEGUN)
    refuse_taken(user.username)
    place = {"time_zone": told.time_zone, "language": told.language, "country": told.country}
    club = create_club(name=told.name, slug=told.slug, **place)
    user.is_superuser = True
    user.save()
    if site:
        set_site(actor=user, **site)
    give_role(actor=None, club=club, user=user, role=Role.CHIEF_DIRECTOR, also_administers=True)
    return user


@transaction.atomic
def settle_club(
    *, actor: User, club: Club, club_name: str, time_zone: str, language: str, country: str | None = None
) -> Club:
    """Give the club another name, place or language, and record it; the same changes nothing.

       `country` is "" for none, None for the one that it has.
    Its short name in addresses stays.
    """
    club = club_for(actor, club.pk, Right.ADMINISTER)
    told = {"name": demanded(club_name, Text.CLUB), "time_zone": time_zone_named(time_zone), "language": language}
    told["country"] = club.country if country is None else country_named(country)
    before = {name: getattr(club, name) for name in told}
    if told != before:
        for name, value in told.items():
            setattr(club, name, value)
        club.save(update_fields=list(told))
        record(club, actor, Verb.CLUB_SETTLED, club, before=before, after=told)
    return club
