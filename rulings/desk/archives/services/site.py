"""Further clubs of a site, begun in the browser by whoever administers it: he invites who administers the new one."""

from django.db import transaction
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.locks import lock_site
from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, demanded
from rulings.desk.beginning.queries import slug_for
from rulings.desk.beginning.values.countries import country_named
from rulings.desk.beginning.values.places import time_zone_named
from rulings.desk.people.services.clubs import create_club
from rulings.desk.people.services.invitations import invite
from rulings.models import Club, Invitation, Role, User

_IS_HERE = _(
    "There is a club of this name on this site. Give the new one another, such as with its town; if you have just "
    "begun it, invite who administers it again from the list of clubs."
)


@transaction.atomic
def begin_club(
    *, actor: User, club_name: str, time_zone: str, language: str, name: str, mail: str = "", country: str = ""
) -> Invitation:
    """A club that takes its regulations afterwards, and the invitation of who administers it, whose token it has.

    Refuses who does not administer the site: he gets no right in the club by it. A name stands once, so that a form
    sent twice makes one club.
    """
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
    told, zone, country = demanded(club_name, Text.CLUB), time_zone_named(time_zone), country_named(country)
    lock_site()
    if Club.objects.filter(name__iexact=told).exists():
        raise BadInput(_IS_HERE, "club_name")
    club = create_club(name=told, slug=slug_for(told), time_zone=zone, language=language, country=country)
    return invite(actor=actor, club=club, name=name, role=Role.ADMINISTRATOR, mail=mail)
