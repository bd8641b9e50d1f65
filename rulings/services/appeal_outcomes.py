"""What appeals leave behind for others: the outcome that is published, and whether one is still open."""

from typing import Any

from rulings.models import Appeal, AppealState, Decision, Ruling

CLOSED = (AppealState.TOLD, AppealState.REFUSED, AppealState.WITHDRAWN)


def open_appeals_of(ruling: Ruling) -> list[Appeal]:
    """The appeals against any version of the ruling that are not closed yet, by number."""
    return list(Appeal.objects.filter(ruling__case=ruling.case_id).exclude(state__in=CLOSED).order_by("number"))


def outcome_of(ruling: Ruling) -> dict[str, Any]:
    """How the last decided appeal against the ruling's case ended: body, decision, text, merit, dissent; {} without."""
    decided = Appeal.objects.filter(ruling__case=ruling.case_id, state=AppealState.TOLD).exclude(decision="")
    appeal = decided.order_by("decided_at").last()
    if appeal is None:
        return {}
    return {
        "body": appeal.body,
        "decision": appeal.decision,
        "text": appeal.decision_text,
        "merit": appeal.merit,
        "dissent": appeal.dissent,
    }


def waits_for_version(ruling: Ruling) -> Appeal | None:
    """The decided appeal that waits for the next version of the ruling's case."""
    waiting = Appeal.objects.filter(
        ruling__case=ruling.case_id,
        state=AppealState.DECIDED,
        decision__in=(Decision.CHANGED, Decision.SENT_BACK),
        new_ruling=None,
    )
    return waiting.order_by("number").first()


def take_new_version(ruling: Ruling) -> None:
    """A new version was issued: the appeal that asked for it has it. Called by the service that issues."""
    if appeal := waits_for_version(ruling):
        appeal.new_ruling = ruling
        appeal.save(update_fields=["new_ruling"])
