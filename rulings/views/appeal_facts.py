"""What is stored of an appeal, as the fields of its form on paper."""

from django.utils.translation import gettext as _

from rulings.models import Appeal
from rulings.views.paper_facts import Rows, at, lines, signed


def of_appeal(appeal: Appeal) -> tuple[dict[str, str], dict[str, str], Rows]:
    """The texts of an appeal's form, what is ticked on it, and who heard it."""
    own = ("comments", "law_points", "fact_points", "findings", "decision_text", "dissent", "further")
    texts = {name: str(getattr(appeal, name)) for name in own} | {
        "why": appeal.reasons,
        "lodged": at(appeal.lodged_at),
        "deposit": ", ".join(part for part in (appeal.deposit, at(appeal.deposit_paid_at)) if part),
        "consents": lines(f"{each['name']}, {at(each['at'])}" for each in appeal.consents),
        "other_told": at(appeal.other_told_at),
        "statement": lines([appeal.statement, signed(appeal.statement_by, appeal.statement_at)]),
        "law_ruling": lines([appeal.law_ruling, signed(appeal.law_ruled_by, appeal.law_ruled_at)]),
        "heard": at(appeal.heard_at),
        "told": signed(appeal.told_by, appeal.told_at),
    }
    names = ("side", "body", "decision", "merit", "deposit_fate")
    ticked = {name: str(getattr(appeal, name)) for name in names}
    ticked["timeliness"] = "late" if appeal.is_late else "in_time"
    members = [(each.name, _("Yes") if each.is_chair else "", each.conflict) for each in appeal.members.all()]
    return texts, ticked, members
