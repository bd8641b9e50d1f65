"""Appeals on a side's private page: its own with what it waits for, the other side's once it was told of it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.forms import Form

from rulings.desk.appeals.forms import CommentForm, ConsentForm, PlayersLodgeForm
from rulings.desk.appeals.queries import appeals_told_of, consents_missing
from rulings.desk.appeals.values import Act, is_possible
from rulings.desk.appeals.wording import FOR_PLAYERS
from rulings.models import Appeal, AppealState, Decision, PrivateLink, Ruling
from rulings.wording.situations import situation_title


@dataclass(frozen=True)
class _SideSheet:
    """One appeal as a side reads it; `act` is the step that its `form` does, None where it has none left."""

    appeal: Appeal
    is_ours: bool
    state: str
    is_told: bool
    act: Act | None
    form: Form | None


def appeals_for(link: PrivateLink, rulings: Iterable[Ruling]) -> dict[str, Any]:
    """What `appeals/_of_side.html` shows: the appeals on the report, and the form for one more where there may be."""
    known = appeals_told_of(link)
    for each in known:
        each.ruling.report = link.report
    open_to = [ruling for ruling in rulings if _may_appeal(ruling, link, known)]
    form = lodge_form(link, open_to) if open_to else None
    return {"appeals": [_side_sheet(each, link) for each in known if _is_shown(each, link)], "lodge_form": form}


def lodge_form(link: PrivateLink, rulings: Iterable[Ruling], data: Any = None) -> PlayersLodgeForm:
    """The form for an appeal against one of the rulings, as sent or empty."""
    titles = [(ruling.pk, situation_title(ruling.situation)) for ruling in rulings]
    return PlayersLodgeForm(data, titles, link.report.session.form)


def _may_appeal(ruling: Ruling, link: PrivateLink, known: Iterable[Appeal]) -> bool:
    """Whether the side has no appeal against it, but for withdrawn ones, and it is no appeal's decision."""
    return not any(
        (each.ruling_id == ruling.pk and each.side == link.side and each.state != AppealState.WITHDRAWN)
        or (each.new_ruling_id == ruling.pk and each.decision == Decision.CHANGED)
        for each in known
    )


def _is_shown(appeal: Appeal, link: PrivateLink) -> bool:
    """Whether it is the side's own, or it was told of it."""
    return appeal.side == link.side or appeal.other_told_at is not None


def _side_sheet(appeal: Appeal, link: PrivateLink) -> _SideSheet:
    """The appeal for that side."""
    is_ours, state = appeal.side == link.side, AppealState(appeal.state)
    is_told = state is AppealState.TOLD or (state is AppealState.REFUSED and appeal.told_at is not None)
    if state is AppealState.REFUSED and not is_told:
        state = AppealState.LATE
    act = _act_left(appeal, is_ours)
    return _SideSheet(appeal, is_ours, str(FOR_PLAYERS[state]), is_told, act, form_left(appeal, act) if act else None)


def _act_left(appeal: Appeal, is_ours: bool) -> Act | None:
    """The step that the side may still do: agree to its own, comment on the other's."""
    act = Act.CONSENT if is_ours else Act.COMMENT
    is_done = is_ours and not consents_missing(appeal)
    return act if is_possible(act, AppealState(appeal.state)) and not is_done else None


def form_left(appeal: Appeal, act: Act, data: Any = None) -> Form:
    """Its form, as sent or as it begins; its ids tell it from the forms of other appeals."""
    kind = ConsentForm if act is Act.CONSENT else CommentForm
    return kind(data, initial={"comments": appeal.comments}, auto_id=f"{act}_{appeal.pk}_%s")
