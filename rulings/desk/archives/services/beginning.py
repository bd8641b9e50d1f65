"""A new site that begins with a club of another one, and the links by which people of such a club come in."""

from typing import IO, Any

from django.db import transaction

from rulings.desk.archives.queries.site import administrators_without_password
from rulings.desk.archives.services.taking_in import take_in
from rulings.desk.archives.wording import NOT_HIS
from rulings.desk.base.audit import locked_club
from rulings.desk.base.locks import lock_site
from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.beginning.queries import is_new
from rulings.desk.beginning.services.site import set_site
from rulings.desk.beginning.values.places import HAS_BEGUN
from rulings.desk.people.services.passwords import new_link
from rulings.models import Club, PasswordLink, User


@transaction.atomic
def begin_with_archive(*, file: IO[bytes], username: str, most: int, **site: Any) -> PasswordLink:
    """The club as the site's first one; the link by which its administrator, now also the site's, sets a password.

    `site` is what `set_site` is given of it, {} for nothing.
    Refuses a site that has a club, a name that administers none in the archive, and what `take_in` does.
    """
    lock_site()
    if not is_new():
        raise WrongState(HAS_BEGUN)
    taken = take_in(actor=None, file=file, most=most)
    user = taken.made.get(username.strip())
    if user is None or all(each.user != user for each in administrators_without_password(taken.club)):
        raise BadInput(NOT_HIS, "username")
    user.is_superuser = True
    user.save(update_fields=["is_superuser"])
    if site:
        set_site(actor=user, **site)
    return new_link(actor=user, club=locked_club(taken.club.pk), user=user)


@transaction.atomic
def let_in(*, actor: User, club: Club) -> list[PasswordLink]:
    """A link for everybody who administers the club and has no password here; the actor administers the site."""
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
    club = locked_club(club.pk)
    return [new_link(actor=actor, club=club, user=each.user) for each in administrators_without_password(club)]
