"""The first and last lines of every act on an appeal: the table of steps asked, the act stored and recorded.

What a link does has no actor: whoever holds the address speaks for its side.
"""

from collections.abc import Mapping

from django.utils.translation import gettext_lazy as _

from rulings.bridge.seats import Side
from rulings.models import Appeal, AppealState, Club, IrregularityReport, PrivateLink, User, Verb
from rulings.permissions import Right, may_hear, may_rule
from rulings.services.access import May, club_for
from rulings.services.appeal_steps import STEPS, Act, Speaker, Step
from rulings.services.audit import locked_club, record
from rulings.services.hearers import hearers_of
from rulings.services.refusals import NotAllowed, Sentence, WrongState

MAY: Mapping[Right, May] = {Right.RULE: may_rule, Right.HEAR: may_hear}
NOT_NOW: Mapping[str, Sentence] = {
    AppealState.LODGED: _("This appeal still waits for the consent of its side: record that first."),
    AppealState.LATE: _("This appeal was lodged late: decide first whether it is heard."),
    AppealState.REFUSED: _("This appeal came too late and was not admitted. Nothing more can be done with it."),
    AppealState.ADMITTED: _("This appeal is still to be heard: record the hearing first."),
    AppealState.HEARD: _("This appeal has been heard: record the decision."),
    AppealState.DECIDED: _("This appeal has been decided: what is left is to tell the players."),
    AppealState.TOLD: _("This appeal is decided and told: it is closed."),
    AppealState.WITHDRAWN: _("This appeal was withdrawn: it is closed."),
}
"""Why an act cannot be done in a state, and what can."""


def begin(actor: User | None, appeal: Appeal, act: Act, link: PrivateLink | None = None) -> tuple[Club, Appeal]:
    """The club, locked, and the appeal as it is now, when the table lets the actor, or the link, do the act."""
    step = STEPS[act]
    club = speaks_for(appeal, step, link) if actor is None else club_for(actor, appeal.club_id, MAY[step.right])
    appeal = Appeal.objects.select_related("ruling__case", "ruling__report__session__profile").get(pk=appeal.pk)
    if AppealState(appeal.state) not in step.moves:
        raise WrongState(NOT_NOW[appeal.state])
    if actor is not None and step.is_independent and (why := hearers_of(appeal).why_not(actor, step.charge)):
        raise NotAllowed(why)
    return club, appeal


def speaks_for(appeal: Appeal, step: Step, link: PrivateLink | None) -> Club:
    """The club, locked, for the holder of the link that the step lets speak."""
    if step.speaker is None:
        raise RuntimeError("this step of an appeal is not done by a link")
    side = Side(appeal.side) if step.speaker is Speaker.APPELLANT else other_side(appeal)
    return club_of_link(link, appeal.ruling.report, side)


def club_of_link(link: PrivateLink | None, report: IrregularityReport, side: str) -> Club:
    """The club, locked; `NotAllowed` unless the link still opens, and speaks for that side on that report."""
    if link is None:
        raise RuntimeError("an appeal is brought by a director or by a link")
    club = locked_club(report.club_id)
    link = PrivateLink.objects.get(pk=link.pk)
    if link.revoked_at is not None or link.side != side or link.report_id != report.pk:
        raise NotAllowed(_("This private address does not speak for that side. Ask the director for the right one."))
    return club


def other_side(appeal: Appeal) -> Side:
    """The side that did not appeal."""
    return Side(appeal.side).other


def keep(appeal: Appeal, act: Act, *names: str, state: AppealState | None = None) -> None:
    """Store the columns that an act has changed, and the state it leads to."""
    if state is not None:
        if state not in STEPS[act].moves[AppealState(appeal.state)]:
            raise RuntimeError(f"{act} does not lead from {appeal.state} to {state}")
        appeal.state = state
    appeal.save(update_fields=[*names, "state"])


def note(appeal: Appeal, actor: User | None, verb: Verb, club: Club, **after: object) -> None:
    """Record an act; one done by a private link says so."""
    via = {} if actor else {"via": "link"}
    told = {"number": appeal.number, **after, **via}
    record(club, actor, verb, appeal, report=appeal.ruling.report, after=told)
