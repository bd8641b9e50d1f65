"""What appeals leave behind for others: the outcome that is published, whether one is open, who rules on anew."""

from typing import Any

from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from rulings.desk.base.audit import locked_club
from rulings.desk.base.refusals import NotAllowed, WrongState
from rulings.desk.base.rights import Right, appeal_behind, demand, may, right_after
from rulings.desk.base.signatures import outcome_of
from rulings.desk.cases.queries.hearers import refuse_own
from rulings.models import Appeal, AppealState, Body, Club, Decision, ReportCase, Ruling, User

_OVER = Q(state__in=(AppealState.TOLD, AppealState.WITHDRAWN)) | Q(state=AppealState.REFUSED, told_at__isnull=False)


def open_appeals_of(ruling: Ruling) -> list[Appeal]:
    """The appeals against any version of the ruling that are not decided and told yet, by number."""
    return list(Appeal.objects.filter(ruling__case=ruling.case_id).exclude(_OVER).order_by("number"))


def appeal_outcome_of(ruling: Ruling) -> dict[str, Any]:
    """How the last decided appeal against the ruling's case ended: body, decision, text, merit, dissent; {} without."""
    return told_outcome(outcome_of(Appeal.objects.filter(ruling__case=ruling.case_id)))


def told_outcome(appeal: Appeal | None) -> dict[str, Any]:
    """The same of the appeal that was decided last; {} for none."""
    if appeal is None:
        return {}
    return {
        "body": appeal.body,
        "decision": appeal.decision,
        "text": appeal.decision_text,
        "merit": appeal.merit,
        "dissent": appeal.dissent,
    }


def club_to_rule_on(actor: User, case: ReportCase) -> Club:
    """The club, locked, for ruling on a case or giving its score; `NotAllowed` unless that is the actor's.

    A director's; after an appeal that changed the ruling, of whoever may hear its appeal and had no part in it, and the
    administrator's too; sent back, of the director whose ruling it was, while he directs here. Who decided it at a
    federation, which holds no right in the club, may until another version replaces his.
    """
    club = locked_club(case.report.club_id)
    appeal = appeal_behind(case)
    if appeal is not None and (appeal.body, appeal.decided_by_id) == (Body.FEDERATION, actor.pk):
        return club
    demand(actor, club, right_after(appeal), case.report.session_id)
    if appeal is None:
        return club
    if appeal.decision == Decision.CHANGED:
        refuse_own(appeal, actor)
        return club
    director = case.rulings.select_related("issued_by").get(is_current=True).issued_by
    if director != actor and may(director, club, Right.RULE, case.report.session_id):
        sentence = _("This ruling was sent back on appeal to %(name)s, who rules on it anew.")
        raise NotAllowed(sentence % {"name": director.display_name})
    return club


def refuse_while_appealed(ruling: Ruling) -> None:
    """`WrongState` while an appeal against the ruling is open: what is to change is decided there."""
    if waiting := open_appeals_of(ruling):
        sentence = _("Appeal %(number)s against this ruling is open: it is decided there, or withdrawn first.")
        raise WrongState(sentence % {"number": waiting[0].number})


def refuse_hearer(ruling: Ruling, actor: User) -> None:
    """`WrongState` for whoever is named to hear an open appeal against the ruling: he does not sign it as well."""
    if any(appeal.members.filter(user=actor, conflict="").exists() for appeal in open_appeals_of(ruling)):
        raise WrongState(_("You hear the appeal against this ruling: somebody else countersigns it, or you after it."))
