"""A case that waits for what comes later at the table, with what was found so far read out."""

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import record
from rulings.desk.base.refusals import Stale, WrongState
from rulings.desk.cases.queries.runner import awaited_in, run
from rulings.desk.cases.services.answering import case_to_answer
from rulings.desk.cases.values.answers import ANSWER_CHANGED
from rulings.models import ReportCase, User, Verb


@transaction.atomic
def let_wait(*, actor: User, case: ReportCase, revision: int) -> ReportCase:
    """Let the case wait for what its open question needs, from now on; a case that waits already is left as it is.

    Stores what it waits for and records it; the next answer ends it. Refuses an older form (`Stale`), and a case whose
    question can be answered at once.
    """
    club, case = case_to_answer(actor=actor, case=case)
    if revision != case.revision:
        raise Stale(ANSWER_CHANGED)
    awaited = awaited_in(run(case))
    if not awaited:
        raise WrongState(_("What is asked now can be answered at once: nothing has to be waited for."))
    if case.waits_for == awaited:
        return case
    case.waits_for, case.waits_since = awaited, timezone.now()
    case.save(update_fields=["waits_for", "waits_since"])
    record(club, actor, Verb.CASE_WAITS, case, report=case.report, after={"waits_for": awaited})
    return case
