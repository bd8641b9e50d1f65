"""Appeals: a club's list, those of a ruling and of a side's link, and how far one has come.

Whose consent is missing, what the hearing waits for, what each step has brought, what comes next. Writes nothing.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, assert_never

from django.db.models import QuerySet
from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from rulings.bridge import Side
from rulings.desk.appeals.values import Act, hearing_at, until_asked
from rulings.desk.appeals.wording.steps import STEP_WORDS
from rulings.desk.base.compiled import compiled
from rulings.desk.base.names import is_among, players_of_side
from rulings.desk.base.rights import of_clubs
from rulings.desk.profiles.values.review import read_review_settings
from rulings.laws.engine import Setting
from rulings.laws.record.record import Form
from rulings.models import Appeal, AppealState, AuditEntry, Body, Decision, PrivateLink, ReportCase, User


def appeals_listed(user: User) -> QuerySet[Appeal]:
    """The appeals in the user's clubs, the latest first."""
    appeals = Appeal.objects.select_related("club", "ruling__report__board", "ruling__report__session__event")
    return appeals.filter(of_clubs(user.pk, "club__")).order_by("-lodged_at", "-pk")


def appeals_against(case: ReportCase) -> list[Appeal]:
    """The appeals against any version of a case's ruling, by number."""
    return _against(case.pk)


@compiled
def _against(case: int) -> QuerySet[Appeal]:
    """The appeals against any version of the ruling of the case with that id, by number."""
    return Appeal.objects.select_related("ruling").filter(ruling__case=case).order_by("number")


def appeals_on_report(link: PrivateLink) -> list[Appeal]:
    """The appeals on a link's report, by number, each with its ruling."""
    return _on_report(link.report_id)


@compiled
def _on_report(report: int) -> QuerySet[Appeal]:
    """The appeals on the report with that id, by number."""
    return Appeal.objects.select_related("ruling__case", "federation").filter(ruling__report=report).order_by("number")


def members_of_club(club_id: int) -> list[User]:
    """Everybody with a role in a club, by name of account."""
    return list(
        User.objects.filter(memberships__club=club_id, memberships__session=None, is_active=True).order_by("username")
    )


_PLAYERS_OF_A_PAIR = 2


def consents_needed(appeal: Appeal) -> int:
    """92D: a team's captain, one player of an individual; both partners of a pair, or where the form is not known."""
    form = appeal.ruling.report.session.form
    return 1 if form in (Form.INDIVIDUAL, Form.TEAMS, Form.KNOCKOUT) else _PLAYERS_OF_A_PAIR


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
    return [act for act, done in is_done.items() if not done]


def open_question(appeal: Appeal) -> dict[str, Any] | None:
    """What the federation asked first of what is not answered yet."""
    return next((each for each in appeal.asked if not each.get("answer")), None)


def is_further_arranged(appeal: Appeal) -> bool:
    """Whether its side may go on to the club's federation: the session's regulations do not exclude it (93C1).

    The federation's own decision is final (93C2), and what it returned is decided in the club first.
    """
    federation, profile = appeal.club.federation, appeal.ruling.report.session.profile
    is_arranged = federation is not None and profile.settings.get("further_appeal") != Setting.NO
    return is_arranged and bool(appeal.decision) and appeal.body != Body.FEDERATION


def further_until(appeal: Appeal) -> datetime | None:
    """Until when a further appeal is in time, by the session's regulations; None where they say nothing, or not yet."""
    return read_review_settings(appeal.ruling.report.session.profile.review).further_until(appeal.told_at)


def further_appeals(appeal: Appeal) -> list[Appeal]:
    """What its sides brought before the federation after it, and what that returned, by number."""
    return list(appeal.further_appeals.order_by("number"))


def entries_on(appeal: Appeal) -> int:
    """How many acts there were on the appeal: a decision is taken on all of them."""
    return AuditEntry.objects.filter(object_type=Appeal.__name__, object_id=appeal.pk).count()


def has_place(act: Act, appeal: Appeal) -> bool:
    """Whether the page of the appeal has a place for the step at all, in whatever state it is."""
    is_there = appeal.sent_at is not None
    match act:
        case Act.ADMIT_LATE:
            return appeal.is_late and not is_there
        case Act.REFER:
            return appeal.body == Body.FEDERATION and appeal.further_of_id is None
        case Act.SEND_FURTHER:
            return is_further_arranged(appeal)
        case Act.ASK | Act.DECIDE_FURTHER:
            return is_there
        case Act.ANSWER:
            return bool(appeal.asked)
        case Act.DECIDE | Act.NOTE_FURTHER:
            return not is_there
    return True


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
        case AppealState.ADMITTED if appeal.body == Body.FEDERATION:
            return Act.REFER
        case AppealState.SENT:
            return Act.ANSWER if open_question(appeal) else Act.DECIDE_FURTHER
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


def lines_of(act: Act, appeal: Appeal) -> list[tuple[str, str]]:
    """What a step has brought so far, each line with its label; empty ones are left out."""
    lines = [
        (str(line.label), ", ".join(filter(None, (_text_of(appeal, column) for column in line.columns))))
        for line in STEP_WORDS[act].lines
    ]
    return [(label, text) for label, text in lines if text]


def _text_of(appeal: Appeal, column: str) -> str:
    """A column in words: names of accounts and of choices, times in the club's zone; "" for what is not there."""
    if column in _WORKED_OUT:
        return _WORKED_OUT[column](appeal)
    match value := getattr(appeal, column):
        case datetime():
            return _at(value)
        case User():
            return value.display_name
    named = getattr(appeal, f"get_{column}_display", None)
    return str(named()) if named else value or ""


def _at(moment: datetime) -> str:
    """A time in the club's zone."""
    return date_format(localtime(moment), "SHORT_DATETIME_FORMAT")


def _agreed(appeal: Appeal) -> str:
    """Who agreed when; of a pair, whoever is none of its players on record is marked."""
    is_pair = consents_needed(appeal) == _PLAYERS_OF_A_PAIR and bool(appeal.consents)
    players = players_of_side(appeal.ruling.report, Side(appeal.side)) if is_pair else []
    names = []
    for each in appeal.consents:
        text = f"{each['name']}, {_at(datetime.fromisoformat(each['at']))}"
        is_known = not players or is_among(each["name"], players)
        names.append(text if is_known else _("%(agreed)s: not on record as a player of this side") % {"agreed": text})
    return "\n".join(names)


def _hearers(appeal: Appeal) -> str:
    """Which body hears it, once somebody is named."""
    return str(Body(appeal.body).label) if appeal.members.all() else ""


def _sitting(appeal: Appeal) -> str:
    """The members who sit, and which of them is the chair."""
    sitting = [each for each in appeal.members.all() if not each.conflict]
    chair = _("chair")
    return "\n".join(f"{each.name} ({chair})" if each.is_chair else each.name for each in sitting)


def _away(appeal: Appeal) -> str:
    """Those with a conflict of interest, who do not sit."""
    return "\n".join(f"{each.name}: {each.conflict}" for each in appeal.members.all() if each.conflict)


def _until(appeal: Appeal) -> str:
    """Until when a further appeal is in time."""
    until = further_until(appeal)
    return _at(until) if until else ""


def _sent_on(appeal: Appeal) -> str:
    """The further appeals, by number, with how far each has come."""
    return "\n".join(f"{each.number}: {each.get_state_display()}" for each in further_appeals(appeal))


def _said(appeal: Appeal, part: str) -> str:
    """The federation's questions, or the answers to them, with their times."""
    at = {"question": "at", "answer": "answered_at"}[part]
    told = [each for each in appeal.asked if each.get(part)]
    return "\n".join(f"{each[part]} ({_at(datetime.fromisoformat(each[at]))})" for each in told)


def _wanted_by(appeal: Appeal) -> str:
    """Until when the answer is wanted that is missing."""
    until = until_asked(appeal.asked)
    return _at(until) if until else ""


def _heard_at(appeal: Appeal) -> str:
    """When the federation's hearing is."""
    hearing = hearing_at(appeal.asked)
    return _at(hearing) if hearing else ""


_WORKED_OUT: Mapping[str, Callable[[Appeal], str]] = {
    "federation": lambda appeal: str(appeal.federation or ""),
    "further_until": _until,
    "sent_on": _sent_on,
    "questions": lambda appeal: _said(appeal, "question"),
    "wanted_by": _wanted_by,
    "heard_at_federation": _heard_at,
    "answers": lambda appeal: _said(appeal, "answer"),
    "consents": _agreed,
    "missing": lambda appeal: str(consents_missing(appeal) or ""),
    "hearers": _hearers,
    "members": _sitting,
    "conflicts": _away,
}
"""What is shown as a column and is none."""
