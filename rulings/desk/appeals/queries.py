"""Appeals: a club's list, one with all that its page shows, and how far it has come.

Whose consent is missing, what the hearing waits for, what comes next. Writes nothing.
"""

from typing import assert_never

from django.db.models import QuerySet
from django.utils.translation import gettext_lazy as _

from rulings.desk.appeals.values import Act
from rulings.desk.base.refusals import Sentence
from rulings.laws.record.record import Form
from rulings.models import Appeal, AppealState, Body, Decision, PrivateLink, ReportCase, User


def appeals_listed(user: User) -> QuerySet[Appeal]:
    """The appeals in the user's clubs, the latest first."""
    appeals = Appeal.objects.select_related("club", "ruling__report__board", "ruling__report__session__event")
    return appeals.filter(club__memberships__user=user).order_by("-lodged_at", "-pk")


def appeals_against(case: ReportCase) -> list[Appeal]:
    """The appeals against any version of a case's ruling, by number."""
    return list(Appeal.objects.select_related("ruling").filter(ruling__case=case).order_by("number"))


def appeals_told_of(link: PrivateLink) -> list[Appeal]:
    """The appeals on a link's report, by number, with what their rulings are."""
    appeals = Appeal.objects.select_related("ruling__case").filter(ruling__report=link.report_id)
    return list(appeals.order_by("number"))


def members_of_club(club_id: int) -> list[User]:
    """Everybody with a role in a club, by name of account."""
    return list(User.objects.filter(memberships__club=club_id, is_active=True).order_by("username"))


PLAYERS_OF_A_PAIR = 2
WAITS_FOR: dict[Act, Sentence] = {
    Act.DEPOSIT: _("The deposit is not noted as paid. Note it, or empty its field where none is asked for."),
    Act.TELL_OTHER_SIDE: _("The other side has not been told yet. Tell it, so that it may comment."),
    Act.STATE: _("The director's statement is missing. Ask for it first."),
    Act.RULE_ON_LAW: _("Say first which points are of law and which of fact (93B1)."),
    Act.SEAT: _("Name first who hears the appeal."),
}
"""What a hearing waits for, in the order in which it is done, with the sentence that says so."""


def consents_needed(appeal: Appeal) -> int:
    """92D: a team's captain, one player of an individual; both partners of a pair, or where the form is not known."""
    form = appeal.ruling.report.session.form
    return 1 if form in (Form.INDIVIDUAL, Form.TEAMS, Form.KNOCKOUT) else PLAYERS_OF_A_PAIR


def consents_missing(appeal: Appeal) -> int:
    """How many still have to agree."""
    return max(0, consents_needed(appeal) - len(appeal.consents))


def state_after_consent(appeal: Appeal) -> AppealState:
    """Where an appeal stands by its consents and its time; a late one, once admitted, has its reason."""
    if appeal.is_late and not appeal.late_at:
        return AppealState.LATE
    return AppealState.LODGED if consents_missing(appeal) else AppealState.ADMITTED


def needed_before_hearing(appeal: Appeal) -> list[Act]:
    """What the hearing waits for; where the chief director hears it, points of law and of fact are all his."""
    is_done = {
        Act.DEPOSIT: not appeal.deposit or appeal.deposit_paid_at is not None,
        Act.TELL_OTHER_SIDE: appeal.other_told_at is not None,
        Act.STATE: appeal.statement_at is not None,
        Act.RULE_ON_LAW: appeal.body == Body.CHIEF_DIRECTOR or appeal.law_ruled_at is not None,
        Act.SEAT: any(not member.conflict for member in appeal.members.all()),
    }
    return [act for act in WAITS_FOR if not is_done[act]]


def waits_for_new_version(appeal: Appeal) -> bool:
    """Whether its decision asks for a version of the ruling that is not issued yet."""
    return appeal.decision in (Decision.CHANGED, Decision.SENT_BACK) and appeal.new_ruling_id is None


def says_the_same(appeal: Appeal) -> bool:
    """Whether the version that it led to finds what the ruling appealed found, and gives no score of its own."""
    old, new = appeal.ruling, appeal.new_ruling
    if new is None or appeal.decision != Decision.CHANGED:
        return False
    is_same = (new.findings, new.override_text) == (old.findings, old.override_text)
    return is_same and not new.adjustments.filter(is_current=True).exists()


def next_act(appeal: Appeal) -> Act | None:
    """What comes next; None when nothing is left to do, or a new version of the ruling comes first."""
    match AppealState(appeal.state):
        case AppealState.LODGED:
            return Act.CONSENT
        case AppealState.LATE:
            return Act.ADMIT_LATE
        case AppealState.ADMITTED:
            return next(iter(needed_before_hearing(appeal)), Act.HEAR)
        case AppealState.HEARD:
            return Act.DECIDE
        case AppealState.DECIDED:
            return None if waits_for_new_version(appeal) else Act.TELL
        case AppealState.REFUSED if appeal.told_at is None:
            return Act.TELL
        case AppealState.REFUSED | AppealState.TOLD | AppealState.WITHDRAWN:
            is_held = appeal.deposit_paid_at is not None and not appeal.deposit_fate
            return Act.DEPOSIT if is_held else None
        case never:
            assert_never(never)
