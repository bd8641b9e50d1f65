"""Further clubs of a site, begun in the browser by whoever administers it: he invites who administers the new one."""

from django.db import transaction

from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.beginning.queries import slug_for
from rulings.desk.beginning.values.countries import country_named
from rulings.desk.beginning.values.places import time_zone_named
from rulings.desk.people.services.clubs import create_club
from rulings.desk.people.services.invitations import invite
from rulings.models import Invitation, Role, User


@transaction.atomic
def begin_club(
    *, actor: User, club_name: str, time_zone: str, language: str, name: str, mail: str = "", country: str = ""
) -> Invitation:
    """A club that takes its regulations afterwards, and the invitation of who administers it, whose token it has.

    Refuses who does not administer the site: he gets no right in the club by it.
    """
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
    told, zone, country = demanded(club_name, Text.CLUB), time_zone_named(time_zone), country_named(country)
    club = create_club(name=told, slug=slug_for(told), time_zone=zone, language=language, country=country)
    return invite(actor=actor, club=club, name=name, role=Role.ADMINISTRATOR, mail=mail)
