"""The first and last lines of every act on an appeal: the table of steps asked, the act stored and recorded.

`link` says for which side somebody speaks through it; `actor` is who he is where he is signed in, None where he is not.
"""

from collections.abc import Iterable

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Side
from rulings.desk.appeals.values import STEPS, Act, Speaker, Step
from rulings.desk.appeals.wording.refused import HAD_A_PART, NOT_HEARD_THERE
from rulings.desk.appeals.wording.states import STATE_WORDS
from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right, holds
from rulings.desk.cases.queries.hearers import hearers_of, took_part
from rulings.desk.sessions.queries import speaking
from rulings.models import Appeal, AppealState, Club, IrregularityReport, OfficeKind, PrivateLink, User, Verb


def begin(*, actor: User | None, appeal: Appeal, act: Act, link: PrivateLink | None = None) -> Appeal:
    """The appeal as it is now, its club locked, when the table lets the actor, or the link, do the act."""
    step = STEPS[act]
    if step.is_of_federation:
        club = _club_of_federation(actor, appeal)
    elif link is None and actor is not None:
        club = club_for(actor, appeal.club_id, step.right, appeal.ruling.report.session_id)
    else:
        club = _speaks_for(actor, appeal, step, link)
    appeal = Appeal.objects.select_related("ruling__case", "ruling__report__session__profile").get(pk=appeal.pk)
    if AppealState(appeal.state) not in step.moves:
        raise WrongState(STATE_WORDS[AppealState(appeal.state)].not_now)
    if (
        actor is not None
        and link is None
        and step.is_independent
        and (why := hearers_of(appeal).why_not(actor, step.charge))
    ):
        raise NotAllowed(why)
    appeal.club = club
    return appeal


def _club_of_federation(actor: User | None, appeal: Appeal) -> Club:
    """The club, locked, for who hears appeals at the federation; `NotAllowed` for others, and who had a part in it."""
    if actor is None:
        raise RuntimeError("this step of an appeal is not done by a link")
    club = locked_club(appeal.club_id)
    now = Appeal.objects.select_related("federation", "ruling__report__session__event").get(pk=appeal.pk)
    if not holds(actor, now.federation, OfficeKind.APPEALS):
        raise NotAllowed(NOT_HEARD_THERE)
    if took_part(actor, now.ruling):
        raise NotAllowed(HAD_A_PART)
    return club


def _speaks_for(actor: User | None, appeal: Appeal, step: Step, link: PrivateLink | None) -> Club:
    """The club, locked, for the holder of the link that the step lets speak."""
    if step.speaker is None:
        raise RuntimeError("this step of an appeal is not done by a link")
    side = Side(appeal.side) if step.speaker is Speaker.APPELLANT else _other_side(appeal)
    return club_of(actor=actor, link=link, report=appeal.ruling.report, side=side)


def club_of(*, actor: User | None, link: PrivateLink | None, report: IrregularityReport, side: str) -> Club:
    """The club, locked; `NotAllowed` unless the link still opens, and speaks for that side, or the actor rules."""
    if link is None:
        if actor is None:
            raise RuntimeError("an appeal is brought by a director or by a link")
        return club_for(actor, report.club_id, Right.RULE, report.session_id)
    club = locked_club(report.club_id)
    link = speaking(link, actor)
    if link.side != side or link.report_id != report.pk:
        raise NotAllowed(_("This private address does not speak for that side. Ask the director for the right one."))
    return club


def _other_side(appeal: Appeal) -> Side:
    """The side that did not appeal."""
    return Side(appeal.side).other


def keep(
    *,
    actor: User | None,
    appeal: Appeal,
    act: Act,
    columns: Iterable[str],
    leads_to: AppealState | None = None,
    link: PrivateLink | None = None,
    **details: object,
) -> None:
    """Store the columns that an act has changed, and the state it leads to; record it with the details."""
    if leads_to is not None:
        if leads_to not in STEPS[act].moves[AppealState(appeal.state)]:
            raise RuntimeError(f"{act} does not lead from {appeal.state} to {leads_to}")
        appeal.state = leads_to
    appeal.save(update_fields=[*columns, "state"])
    noted(appeal=appeal, actor=actor, link=link, verb=STEPS[act].verb, **details)


def noted(*, appeal: Appeal, actor: User | None, link: PrivateLink | None, verb: Verb, **after: object) -> None:
    """Record an act; one done by a private link says by which."""
    via = {"via": "link", "link": link.pk} if link else {}
    details = {"number": appeal.number, **after, **via}
    record(appeal.club, actor, verb, appeal, report=appeal.ruling.report, after=details)
