"""What is said of appeals: of their steps and states, and of the details that the audit trail keeps of them.

Decides nothing: which step is possible when stands in the values.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from django.utils.translation import gettext_lazy as _

from rulings.desk.appeals.values import Act
from rulings.models import AppealState, Body, Decision, DepositFate, Merit
from rulings.wording.terms import YES_NO, Text

APPEAL_LABELS: dict[str, Text] = {
    "state": _("State"),
    "late": _("Late"),
    "reasons": _("Reasons of the appeal"),
    "consents": _("Consent of"),
    "deposit": _("Deposit"),
    "paid": _("Paid"),
    "fate": _("What became of the deposit"),
    "comments": _("The other side's comments"),
    "statement": _("The director's statement"),
    "law_points": _("Points of law"),
    "law_ruling": _("Ruling on the points of law"),
    "fact_points": _("Points of fact and judgement"),
    "body": _("Heard by"),
    "members": _("Members"),
    "chair": _("Chair"),
    "conflicts": _("Conflicts of interest"),
    "attended": _("Who attended"),
    "scribe": _("Who kept the record"),
    "findings": _("What was found"),
    "decision": _("Decision"),
    "decision_text": _("The decision and its reasons"),
    "federation": _("Federation"),
    "question": _("What the federation asked"),
    "answer": _("What was answered"),
    "merit": _("Merit"),
    "dissent": _("Dissent"),
}
"""What a reader wants of an entry about an appeal, in the order in which it happens."""
NO_MERIT_SAID = _("Say whether the appeal had merit.")
_CODES = {"state": AppealState, "fate": DepositFate, "body": Body, "decision": Decision, "merit": Merit}


def appeal_value(name: str, value: object) -> str:
    """A detail of such an entry in words: codes by their names, texts as they are, "" for what is not so."""
    if value is True:
        return str(YES_NO[True])
    if name in _CODES and value in _CODES[name].values:
        return str(_CODES[name](value).label)
    return str(value or "")


@dataclass(frozen=True)
class _Line:
    """A line of what a step has brought: its label, and the columns of the appeal that it shows, parted by commas."""

    label: Text
    columns: tuple[str, ...]


def _labelled(name: str, column: str = "") -> _Line:
    """A column with the label that the trail has for it."""
    return _Line(APPEAL_LABELS[name], (column or name,))


def _by(name: str) -> _Line:
    """Who took a step, and when."""
    return _Line(_("By whom, when"), (f"{name}_by", f"{name}_at"))


@dataclass(frozen=True)
class _StepWords:
    """What is said of a step: on its button and once it is done; above it and in help of it, where it has a place.

    `missing` says what the hearing waits for while the step is not done; `lines` are what it has brought.
    """

    press: Text
    done: Text
    title: Text = ""
    help: Text = ""
    missing: Text = ""
    lines: tuple[_Line, ...] = ()


STEP_WORDS: Mapping[Act, _StepWords] = MappingProxyType(
    {
        Act.CONSENT: _StepWords(
            title=_("Consent of the side that appeals"),
            press=_("Note the consent"),
            done=_("The consent is noted."),
            lines=(_Line(_("Agreed"), ("consents",)), _Line(_("Still missing"), ("missing",))),
        ),
        Act.ADMIT_LATE: _StepWords(
            title=_("A late appeal: is it heard?"),
            press=_("It is heard"),
            done=_("The late appeal is admitted."),
            lines=(_Line(_("Reason"), ("late_reason",)), _by("late")),
        ),
        Act.REFUSE_LATE: _StepWords(
            press=_("It is not heard"),
            done=_("The late appeal is not heard. Tell its side."),
        ),
        Act.DEPOSIT: _StepWords(
            title=_("Deposit"),
            press=_("Note the deposit"),
            done=_("The deposit is noted."),
            missing=_("The deposit is not noted as paid. Note it, or empty its field where none is asked for."),
            lines=(_labelled("deposit"), _labelled("paid", "deposit_paid_at"), _labelled("fate", "deposit_fate")),
        ),
        Act.TELL_OTHER_SIDE: _StepWords(
            title=_("Tell the other side"),
            press=_("The other side has been told"),
            done=_("Noted: the other side was told."),
            help=_("From then on its private page shows the reasons, with room for its comments."),
            missing=_("The other side has not been told yet. Tell it, so that it may comment."),
            lines=(_by("other_told"),),
        ),
        Act.COMMENT: _StepWords(
            title=_("The other side's comments"),
            press=_("Note the comments"),
            done=_("The comments are noted."),
            lines=(_labelled("comments"), _Line(_("Noted"), ("comments_at",))),
        ),
        Act.STATE: _StepWords(
            title=_("The director's statement"),
            press=_("Give the statement"),
            done=_("The statement is given."),
            missing=_("The director's statement is missing. Ask for it first."),
            lines=(_labelled("statement"), _by("statement")),
        ),
        Act.RULE_ON_LAW: _StepWords(
            title=_("Points of law and points of fact"),
            press=_("Note the points"),
            done=_("The points are noted."),
            help=_(
                "The chief director rules on points of law and regulation himself; a committee may only recommend that "
                "he change it. Facts and judgement are for those who hear the appeal."
            ),
            missing=_("Say first which points are of law and which of fact (93B1)."),
            lines=(_labelled("law_points"), _labelled("law_ruling"), _labelled("fact_points"), _by("law_ruled")),
        ),
        Act.REFER: _StepWords(
            title=_("Send it to the federation"),
            press=_("Send this appeal to the federation"),
            done=_("The appeal is before the federation."),
            help=_(
                "The regulations let the federation hear it at once. Who hears appeals there then reads all of this "
                "case, and nothing else of the club."
            ),
            lines=(_labelled("federation"), _by("sent")),
        ),
        Act.SEAT: _StepWords(
            title=_("Who hears it"),
            press=_("Name who hears it"),
            done=_("It is named who hears the appeal."),
            help=_(
                "Who ruled, countersigned, was consulted or plays does not hear the appeal. A member with a conflict "
                "of interest is named with it, and does not sit."
            ),
            missing=_("Name first who hears the appeal."),
            lines=(_labelled("body", "hearers"), _labelled("members"), _labelled("conflicts")),
        ),
        Act.HEAR: _StepWords(
            title=_("Hearing"),
            press=_("It has been heard"),
            done=_("Noted: the appeal was heard."),
            lines=(_Line(_("Heard"), ("heard_at",)), _labelled("attended"), _labelled("scribe")),
        ),
        Act.DECIDE: _StepWords(
            title=_("Decision"),
            press=_("Record the decision"),
            done=_("The decision is recorded."),
            lines=(*map(_labelled, ("decision", "findings", "decision_text", "merit", "dissent")), _by("decided")),
        ),
        Act.TELL: _StepWords(
            title=_("Tell the players"),
            press=_("The players have been told"),
            done=_("Noted: the players were told. Both sides read the decision now."),
            help=_("From then on both sides read the decision on their private pages."),
            lines=(_by("told"),),
        ),
        Act.NOTE_FURTHER: _StepWords(
            title=_("Further appeal"),
            press=_("Note the further appeal"),
            done=_("The further appeal is noted."),
            lines=(_Line(_("Noted"), ("further",)),),
        ),
        Act.SEND_FURTHER: _StepWords(
            title=_("Further appeal to the federation"),
            press=_("Send the further appeal to the federation"),
            done=_("The further appeal is before the federation."),
            help=_(
                "A side that contests the decision goes on to the federation, where all of this case is then read, and "
                "nothing else of the club."
            ),
            lines=(_Line(_("Until"), ("further_until",)), _Line(_("Sent as"), ("sent_on",))),
        ),
        Act.ASK: _StepWords(
            title=_("Questions of the federation"),
            press=_("Ask the club"),
            done=_("The club is asked."),
            help=_("The club is told at once. What is to be done by a day stands in its queue and its calendar."),
            lines=(
                _labelled("question", "questions"),
                _Line(_("The answer is wanted by"), ("wanted_by",)),
                _Line(_("Hearing at the federation"), ("heard_at_federation",)),
            ),
        ),
        Act.ANSWER: _StepWords(
            title=_("Answer to the federation"),
            press=_("Send the answer"),
            done=_("The answer is sent."),
            lines=(_labelled("answer", "answers"),),
        ),
        Act.DECIDE_FURTHER: _StepWords(
            title=_("Decision of the federation"),
            press=_("Record the federation’s decision"),
            done=_("The decision is recorded, and is on the club’s page."),
            help=_(
                "Let the ruling stand, change it and give the score, or return the appeal to be heard anew. The club "
                "then tells the players."
            ),
            lines=(*map(_labelled, ("decision", "findings", "decision_text", "merit", "dissent")), _by("decided")),
        ),
        Act.WITHDRAW: _StepWords(
            title=_("Withdraw the appeal"),
            press=_("Withdraw the appeal"),
            done=_("The appeal is withdrawn."),
            help=_("At the wish of the side that appealed, before it is heard."),
            lines=(_Line(_("Reason"), ("withdrawn_because",)), _Line(_("Withdrawn"), ("withdrawn_at",))),
        ),
    }
)
"""A late appeal is refused in the place where it is admitted: that step has no title of its own."""
DECIDE_HELP: dict[Body, Text] = {
    Body.CHIEF_DIRECTOR: _("Fact, judgement and law are the chief director's to decide."),
    Body.COMMITTEE: _(
        "A committee has the director's powers, but leaves points of law as they were ruled, and disciplinary "
        "penalties (91) as they are: there it may recommend."
    ),
    Body.FEDERATION: _("The federation decides: its word is final (93C2)."),
    Body.REVIEWER: _(
        "A reviewer judges how the ruling was come to: the law applied, the players asked, the judgement within "
        "reason. He lets it stand or sends it back to its director."
    ),
}
