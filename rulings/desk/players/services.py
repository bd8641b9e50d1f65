"""The parties' private links: who holds the address may read, so it is unguessable and can be revoked."""

from django.db import transaction
from django.utils import timezone

from rulings.bridge import Side
from rulings.desk.base.audit import record
from rulings.desk.base.keys import digest_of, new_token
from rulings.desk.base.locks import club_for, report_now
from rulings.desk.base.refusals import BadInput
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import NOT_A_SIDE
from rulings.models import Club, IrregularityReport, PrivateLink, User, Verb


@transaction.atomic
def make_private_link(*, actor: User, report: IrregularityReport, side: str) -> PrivateLink:
    """A link of the side to the rulings on its report, in place of the one there was, which opens nothing any more.

    Its `token` is known to what is returned and to nothing else. Records both.
    """
    club = club_for(actor, report.club_id, Right.RULE, report.session_id)
    report = report_now(report.pk)
    if side not in set(Side):
        raise BadInput(NOT_A_SIDE, "side")
    live = PrivateLink.objects.filter(report=report, side=side, revoked_at__isnull=True).first()
    if live is not None:
        _revoke(club, actor, live)
    token = new_token()
    link = PrivateLink.objects.create(
        report=report,
        side=side,
        digest=digest_of(token),
        created_by=actor,
        created_at=timezone.now(),
    )
    link.token = token
    record(club, actor, Verb.LINK_MADE, link, report=report, after={"side": side})
    return link


@transaction.atomic
def revoke_private_link(*, actor: User, link: PrivateLink) -> PrivateLink:
    """Close a link for good, and record it; a closed one stays as it is."""
    club = club_for(actor, link.report.club_id, Right.RULE, link.report.session_id)
    link = PrivateLink.objects.select_related("report").get(pk=link.pk)
    if link.revoked_at is None:
        _revoke(club, actor, link)
    return link


def _revoke(club: Club, actor: User, link: PrivateLink) -> None:
    """Let it open nothing any more, and record it."""
    link.revoked_at = timezone.now()
    link.save(update_fields=["revoked_at"])
    record(club, actor, Verb.LINK_REVOKED, link, report=link.report, before={"side": link.side})
