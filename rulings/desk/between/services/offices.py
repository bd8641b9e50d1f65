"""A federation's offices: its chief director names who hears appeals there, and who reviews published cases."""

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right, may
from rulings.desk.between.wording import HAS_OFFICE, NO_FEDERATION_HERE, NOT_A_MEMBER, OFFICE_OVER
from rulings.models import Club, Office, OfficeKind, User, Verb


@transaction.atomic
def give_office(*, actor: User, club: Club, user: User, kind: str) -> Office:
    """Name a member of the federation for an office, and record it. Refuses a second time, and a club that is none."""
    club = club_for(actor, club.pk, Right.PUBLISH)
    if not club.is_federation or kind not in OfficeKind.values:
        raise WrongState(NO_FEDERATION_HERE)
    if not may(user, club, Right.CONSULT):
        raise BadInput(NOT_A_MEMBER, "user")
    if club.offices.filter(user=user, kind=kind, ended_at__isnull=True).exists():
        raise BadInput(HAS_OFFICE, "user")
    office = Office.objects.create(club=club, user=user, kind=kind, named_by=actor, named_at=timezone.now())
    after = {"user": user.pk, "name": user.name_on_record, "kind": kind}
    record(club, actor, Verb.OFFICE_GIVEN, office, after=after)
    return office


@transaction.atomic
def end_office(*, actor: User, office: Office) -> Office:
    """End an office, and record it."""
    club = club_for(actor, office.club_id, Right.PUBLISH)
    office = Office.objects.select_related("user").get(pk=office.pk)
    if office.ended_at is not None:
        raise WrongState(OFFICE_OVER)
    office.ended_at = timezone.now()
    office.save(update_fields=["ended_at"])
    before = {"user": office.user_id, "name": office.user.name_on_record, "kind": office.kind}
    record(club, actor, Verb.OFFICE_TAKEN, office, before=before)
    return office
