"""The parties' private links."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.players.queries import link_by_token
from rulings.desk.players.services import make_private_link, revoke_private_link
from rulings.models import IrregularityReport, PrivateLink, Session, User
from tests.factories import history, make_ruling


@pytest.fixture
def report(dora: User, session: Session) -> IrregularityReport:
    return make_ruling(dora, session).report


def test_a_link_cannot_be_guessed_and_leads_to_its_report(dora: User, report: IrregularityReport) -> None:
    link = make_private_link(actor=dora, report=report, side="NS")
    assert len(link.token) == 32
    found = link_by_token(link.token)
    assert found is not None
    assert (found.report, found.side) == (report, "NS")
    assert history(report.club)[-1] == ("link.made", {}, {"side": "NS"})


def test_the_address_itself_is_not_in_the_audit_trail(dora: User, report: IrregularityReport) -> None:
    link = make_private_link(actor=dora, report=report, side="NS")
    assert link.token not in str(history(report.club))


def test_each_side_has_one_that_opens_and_a_new_one_takes_its_place(dora: User, report: IrregularityReport) -> None:
    first, again, other = (make_private_link(actor=dora, report=report, side=side) for side in ("NS", "NS", "EW"))
    assert [link_by_token(each.token) for each in (first, again, other)] == [None, again, other]
    assert PrivateLink.objects.filter(revoked_at=None).count() == 2
    assert [each[0] for each in history(report.club)[-4:]] == ["link.made", "link.revoked", "link.made", "link.made"]


def test_a_revoked_link_leads_nowhere_and_the_next_is_another(dora: User, report: IrregularityReport) -> None:
    link = make_private_link(actor=dora, report=report, side="NS")
    revoke_private_link(actor=dora, link=link)
    assert link_by_token(link.token) is None
    assert history(report.club)[-1] == ("link.revoked", {"side": "NS"}, {})
    assert make_private_link(actor=dora, report=report, side="NS").token != link.token


def test_revoking_twice_changes_nothing(dora: User, report: IrregularityReport) -> None:
    link = make_private_link(actor=dora, report=report, side="NS")
    first = revoke_private_link(actor=dora, link=link)
    assert revoke_private_link(actor=dora, link=link).revoked_at == first.revoked_at
    assert len(history(report.club)) == 10


@pytest.mark.parametrize("token", ["", "x", "A" * 32, "%00"])
def test_an_unknown_address_leads_nowhere(report: IrregularityReport, token: str) -> None:
    assert link_by_token(token) is None


@pytest.mark.parametrize("side", ["", "N", "ns", "XX"])
def test_an_unknown_side_is_refused(dora: User, report: IrregularityReport, side: str) -> None:
    with pytest.raises(BadInput, match=r"^A side is NS or EW\. Choose one of the two\.$"):
        make_private_link(actor=dora, report=report, side=side)


@pytest.mark.parametrize("who", ["olga", "pat", "wanda"])
def test_nobody_but_the_clubs_directors_makes_or_revokes_links(
    who: str, dora: User, report: IrregularityReport, request: pytest.FixtureRequest
) -> None:
    actor = request.getfixturevalue(who)
    with pytest.raises(NotAllowed):
        make_private_link(actor=actor, report=report, side="NS")
    link = make_private_link(actor=dora, report=report, side="NS")
    with pytest.raises(NotAllowed):
        revoke_private_link(actor=actor, link=link)
    assert link_by_token(link.token) is not None
