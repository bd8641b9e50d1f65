"""What the site is called, its address and its languages: set by whoever administers the site, each change kept."""

from collections.abc import Iterable

from django.conf import settings
from django.db import transaction
from django.utils import timezone

from rulings.desk.base.bounds import Bound, refuse_beyond
from rulings.desk.base.refusals import NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean
from rulings.desk.base.watching.site import forget, latest_place
from rulings.desk.beginning.values.addresses import site_address, site_languages
from rulings.models import SitePlace, User


@transaction.atomic
def set_site(*, actor: User, site_name: str, languages: Iterable[str], address: str = "") -> SitePlace:
    """How the site is called and found from now on; what was before stays known. The same again changes nothing.

    `site_name` is "" for the desk's own. Where the environment names the address (SITE_URL), that one stands, and none
    is kept. Refuses who does not administer the site, and an address that cannot be the site's.
    """
    if not actor.is_superuser:
        raise NotAllowed(Right.ADMINISTER.sentence)
    made = SitePlace(name=clean(site_name, Text.SITE), set_by=actor, set_at=timezone.now())
    made.address = "" if settings.SITE_URL_IS_GIVEN else site_address(address)
    made.languages = site_languages(languages)
    before = latest_place()
    if before and all(getattr(before, name) == getattr(made, name) for name in ("name", "address", "languages")):
        return before
    refuse_beyond(Bound.CHANGES_OF_THE_SITE, SitePlace.objects.all(), "set_at")
    made.save(force_insert=True)
    forget()
    transaction.on_commit(forget)
    return made
