"""A report's private links, and what a page shows of them."""

from datetime import timedelta

import pytest
from django.conf import settings
from django.utils import timezone

from rulings.desk.players.queries import link_by_token, link_sheets
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.models import Appeal, IrregularityReport, PrivateLink, Session, User
from tests.appealing import make_appeal
from tests.factories import make_report, make_ruling


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


def test_each_side_stands_there_with_its_address_while_it_is_new(report: IrregularityReport, link: PrivateLink) -> None:
    ns, ew = link_sheets(report, [link])
    assert (ns["side"], ns["name"], ns["link"]) == ("NS", "North-South", link)
    assert ns["address"] == f"{settings.SITE_URL}/r/{link.token}/"
    assert ns["code"].startswith("data:image/svg+xml")
    assert ew == {"side": "EW", "name": "East-West", "link": None}
    assert link_sheets(report)[0] == {"side": "NS", "name": "North-South", "link": link}


def test_of_an_address_that_was_given_out_nothing_is_kept(link: PrivateLink) -> None:
    (stored,) = PrivateLink.objects.values()
    assert link.token not in map(str, stored.values())


def test_a_link_ends_with_its_matter(link: PrivateLink, report: IrregularityReport) -> None:
    ended = timezone.now() - timedelta(days=31)
    Session.objects.update(result_available_at=ended - timedelta(days=1))
    assert link_by_token(link.token) is None
    Session.objects.update(result_available_at=ended + timedelta(days=2))
    assert link_by_token(link.token) == link


def test_it_stays_while_an_appeal_waits(dora: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    make_appeal(dora, ruling)
    Session.objects.update(result_available_at=timezone.now() - timedelta(days=90))
    assert link_by_token(link.token) == link
    Appeal.objects.update(state="withdrawn")
    assert link_by_token(link.token) is None


def test_a_revoked_link_is_shown_no_more(dora: User, report: IrregularityReport, link: PrivateLink) -> None:
    revoke_private_link(actor=dora, link=link)
    assert [sheet["link"] for sheet in link_sheets(report)] == [None, None]
