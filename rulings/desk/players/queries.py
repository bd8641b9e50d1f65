"""A report's private links, and what a page shows of them."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import quote

from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import gettext as _

from rulings.bridge import Side
from rulings.desk.base.compiled import compiled
from rulings.desk.base.keys import digest_of
from rulings.desk.base.pages import qr_code
from rulings.desk.base.watching.site import site_url
from rulings.desk.sessions.queries import is_matter_over
from rulings.models import IrregularityReport, PrivateLink
from rulings.wording.terms import value_text


@compiled
def live_links_of(report: int) -> QuerySet[PrivateLink]:
    """The private links, that still work, of the report with that id."""
    links = PrivateLink.objects.select_related("created_by")
    return links.filter(report=report, revoked_at__isnull=True).order_by("side")


def link_by_token(token: str) -> PrivateLink | None:
    """The private link with that secret, with all that its page shows; None when revoked, unknown or ended."""
    found = next(iter(_links_by(digest_of(token))), None)
    if found is None or is_matter_over(found.report):
        return None
    found.token = token
    return found


@compiled
def _links_by(digest: str) -> QuerySet[PrivateLink]:
    """The one live link whose secret has that digest, or none."""
    parts = ("club", "session__event", "session__profile", "board", "result", "ns", "ew")
    links = PrivateLink.objects.select_related(*(f"report__{name}" for name in parts))
    return links.filter(digest=digest, revoked_at__isnull=True).order_by()


def link_sheets(report: IrregularityReport, made: Iterable[PrivateLink] = ()) -> list[dict[str, Any]]:
    """Each side with its live link, or without; of those just `made`, and of no other, the address is known."""
    live = {link.side: link for link in (*live_links_of(report.pk), *made)}
    return [_link_sheet(side, live.get(str(side))) for side in Side]


def _link_sheet(side: Side, link: PrivateLink | None) -> dict[str, Any]:
    """A side's name, and its link where there is one: what is known of its address, as a QR code and to be sent."""
    sheet: dict[str, Any] = {"side": str(side), "name": value_text(side), "link": link}
    if link is None or not link.token:
        return sheet
    address = _address(link)
    told = quote(_("The ruling at your table: %(address)s") % {"address": address})
    return sheet | {
        "address": address,
        "code": qr_code(address),
        "by_mail": f"mailto:?body={told}",
        "by_message": f"sms:?&body={told}",
    }


def _address(link: PrivateLink) -> str:
    """The whole address of a private link."""
    return site_url() + reverse("players_page", args=[link.token])
