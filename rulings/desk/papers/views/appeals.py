"""What is stored of an appeal, as the fields of its form on paper."""

from django.utils.translation import gettext as _

from rulings.desk.adjusting.queries.stored import adjustments_given
from rulings.desk.papers.views.paper_fields import Rows, at, lines, of_scores, signed
from rulings.desk.sessions.queries import end_of, with_extensions
from rulings.models import Appeal, Period, Session

_OWN = (
    *("comments", "law_points", "fact_points", "attended", "scribe"),
    *("findings", "decision_text", "dissent", "further"),
)
"""Texts that stand on the form as they are stored."""


def of_appeal(appeal: Appeal) -> tuple[dict[str, str], dict[str, str], Rows]:
    """The texts of an appeal's form, what is ticked on it, and who heard it."""
    law_ruled = signed(appeal.law_ruled_by, appeal.law_ruled_at)
    texts = {name: str(getattr(appeal, name)) for name in _OWN} | {
        "why": appeal.reasons,
        "lodged": at(appeal.lodged_at),
        "time_ended": time_to_appeal(appeal.ruling.report.session),
        "new_scores": of_scores(adjustments_given(appeal.new_ruling))["scores"] if appeal.new_ruling else "",
        "deposit": ", ".join(part for part in (appeal.deposit, at(appeal.deposit_paid_at)) if part),
        "consents": lines(f"{each['name']}, {at(each['at'])}" for each in appeal.consents),
        "other_told": at(appeal.other_told_at),
        "statement": lines([appeal.statement, signed(appeal.statement_by, appeal.statement_at)]),
        "law_ruling": lines([appeal.law_ruling, law_ruled]) if appeal.law_ruling else "",
        "heard": at(appeal.heard_at),
        "decided": signed(appeal.decided_by, appeal.decided_at),
        "told": signed(appeal.told_by, appeal.told_at),
    }
    names = ("side", "body", "decision", "merit", "deposit_fate")
    ticked = {name: str(getattr(appeal, name)) for name in names}
    ticked["timeliness"] = "late" if appeal.is_late else "in_time"
    members = [(each.name, _("Yes") if each.is_chair else "", each.conflict) for each in appeal.members.all()]
    return texts, ticked, members


def time_to_appeal(session: Session) -> str:
    """When it ended or ends, and who made it longer, when and why; "" while the official score is not available."""
    longer = [each for each in with_extensions(session).extensions.all() if each.period == Period.APPEAL]
    told = (f"{at(each.until)}: {signed(each.made_by, each.made_at)}. {each.reason}" for each in longer)
    return lines(told) or at(end_of(session, Period.APPEAL))
