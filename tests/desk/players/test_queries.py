"""A report's private links, and what a page shows of them."""

import pytest
from django.conf import settings

from rulings.desk.players.queries import link_by_token, link_sheets
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.models import IrregularityReport, PrivateLink, Session, User
from tests.factories import make_report


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_report(dora, session)


@pytest.fixture
def link(dora: User, report: IrregularityReport) -> PrivateLink:
    return make_private_link(actor=dora, report=report, side="NS")


def test_a_link_is_found_by_its_secret_until_it_is_revoked(dora: User, link: PrivateLink) -> None:
    assert (link_by_token(link.token), link_by_token("x")) == (link, None)
    revoke_private_link(actor=dora, link=link)
    assert link_by_token(link.token) is None


def test_each_side_stands_there_with_its_address_or_without(report: IrregularityReport, link: PrivateLink) -> None:
    ns, ew = link_sheets(report)
    assert (ns["side"], ns["name"], ns["link"]) == ("NS", "North-South", link)
    assert ns["address"] == f"{settings.SITE_URL}/r/{link.token}/"
    assert ns["code"].startswith("data:image/svg+xml")
    assert ew == {"side": "EW", "name": "East-West", "link": None}


def test_a_revoked_link_is_shown_no_more(dora: User, report: IrregularityReport, link: PrivateLink) -> None:
    revoke_private_link(actor=dora, link=link)
    assert [sheet["link"] for sheet in link_sheets(report)] == [None, None]
