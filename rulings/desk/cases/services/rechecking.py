"""A ruling looked at again after its result or its board had changed."""

from django.db import transaction

from rulings.desk.base.audit import record
from rulings.desk.base.locks import ruling_now
from rulings.desk.cases.queries.appeal_outcomes import club_to_rule_on
from rulings.desk.cases.queries.rechecks import rechecks_of
from rulings.models import Ruling, User, Verb


@transaction.atomic
def recheck_ruling(*, actor: User, ruling: Ruling) -> Ruling:
    """Say that the ruling stands as it is although its result was changed, and record it. To change it, reopen it.

    Takes the right to rule on its case. Where nothing was changed since, or somebody has looked already, nothing is
    left to say. Refuses a ruling that a newer version has replaced.
    """
    club = club_to_rule_on(actor, ruling.case)
    ruling = ruling_now(ruling.pk)
    if rechecks_of([ruling]):
        record(club, actor, Verb.RULING_RECHECKED, ruling, report=ruling.report, after={"version": ruling.version})
    return ruling
