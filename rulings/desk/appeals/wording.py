"""What is said of appeals: their steps, and the details that the audit trail keeps of them."""

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


STEP_TITLES: dict[Act, Text] = {
    Act.CONSENT: _("Consent of the side that appeals"),
    Act.ADMIT_LATE: _("A late appeal: is it heard?"),
    Act.DEPOSIT: _("Deposit"),
    Act.TELL_OTHER_SIDE: _("Tell the other side"),
    Act.COMMENT: _("The other side's comments"),
    Act.STATE: _("The director's statement"),
    Act.RULE_ON_LAW: _("Points of law and points of fact"),
    Act.SEAT: _("Who hears it"),
    Act.HEAR: _("Hearing"),
    Act.DECIDE: _("Decision"),
    Act.TELL: _("Tell the players"),
    Act.NOTE_FURTHER: _("Further appeal"),
    Act.WITHDRAW: _("Withdraw the appeal"),
}
"""A late appeal is admitted or refused in one step of the page."""
STEP_PRESS: dict[Act, Text] = {
    Act.CONSENT: _("Note the consent"),
    Act.ADMIT_LATE: _("It is heard"),
    Act.REFUSE_LATE: _("It is not heard"),
    Act.DEPOSIT: _("Note the deposit"),
    Act.TELL_OTHER_SIDE: _("The other side has been told"),
    Act.COMMENT: _("Note the comments"),
    Act.STATE: _("Give the statement"),
    Act.RULE_ON_LAW: _("Note the points"),
    Act.SEAT: _("Name who hears it"),
    Act.HEAR: _("It has been heard"),
    Act.DECIDE: _("Record the decision"),
    Act.TELL: _("The players have been told"),
    Act.NOTE_FURTHER: _("Note the further appeal"),
    Act.WITHDRAW: _("Withdraw the appeal"),
}
STEP_HELP: dict[Act, Text] = {
    Act.TELL_OTHER_SIDE: _("From then on its private page shows the reasons, with room for its comments."),
    Act.RULE_ON_LAW: _(
        "The chief director rules on points of law and regulation himself; a committee may only recommend that he "
        "change it. Facts and judgement are for those who hear the appeal."
    ),
    Act.SEAT: _(
        "Who ruled, countersigned, was consulted or plays does not hear the appeal. A member with a conflict of "
        "interest is named with it, and does not sit."
    ),
    Act.TELL: _("From then on both sides read the decision on their private pages."),
    Act.WITHDRAW: _("At the wish of the side that appealed, before it is heard."),
}
DECIDE_HELP: dict[Body, Text] = {
    Body.CHIEF_DIRECTOR: _("Fact, judgement and law are the chief director's to decide."),
    Body.COMMITTEE: _(
        "A committee has the director's powers, but leaves points of law as they were ruled, and disciplinary "
        "penalties (91) as they are: there it may recommend."
    ),
    Body.REVIEWER: _(
        "A reviewer judges how the ruling was come to: the law applied, the players asked, the judgement within "
        "reason. He lets it stand or sends it back to its director."
    ),
}
STEP_DONE: dict[Act, Text] = {
    Act.CONSENT: _("The consent is noted."),
    Act.ADMIT_LATE: _("The late appeal is admitted."),
    Act.REFUSE_LATE: _("The late appeal is not heard. Tell its side."),
    Act.DEPOSIT: _("The deposit is noted."),
    Act.TELL_OTHER_SIDE: _("Noted: the other side was told."),
    Act.COMMENT: _("The comments are noted."),
    Act.STATE: _("The statement is given."),
    Act.RULE_ON_LAW: _("The points are noted."),
    Act.SEAT: _("It is named who hears the appeal."),
    Act.HEAR: _("Noted: the appeal was heard."),
    Act.DECIDE: _("The decision is recorded."),
    Act.TELL: _("Noted: the players were told. Both sides read the decision now."),
    Act.NOTE_FURTHER: _("The further appeal is noted."),
    Act.WITHDRAW: _("The appeal is withdrawn."),
}
_HEARD = _("It has been heard. The decision follows.")
FOR_PLAYERS: dict[str, Text] = {
    AppealState.LODGED: _("Lodged. It is heard once your side agrees to it as the Laws ask."),
    AppealState.LATE: _("Lodged after the time to appeal. Whether it is heard is being decided."),
    AppealState.REFUSED: _("It came after the time to appeal, and is not heard."),
    AppealState.ADMITTED: _("It will be heard."),
    AppealState.HEARD: _HEARD,
    AppealState.DECIDED: _HEARD,
    AppealState.TOLD: _("It is decided."),
    AppealState.WITHDRAWN: _("It was withdrawn."),
}
"""How far an appeal has come, for both sides; what is decided they read once they were told."""
