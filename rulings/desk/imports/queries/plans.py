"""Which plan each session of a file has: by what it holds, or for the session that somebody said. Reads alone."""

from collections.abc import Sequence

from django.utils.translation import gettext_lazy as _

from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.base.rights import Right
from rulings.desk.imports.queries.asking import is_to_be_asked
from rulings.desk.imports.queries.matching import candidates, fit
from rulings.desk.imports.queries.planning import Planned, plan_into, plan_new
from rulings.desk.imports.queries.progress import begin
from rulings.desk.imports.queries.reading import taken_before
from rulings.desk.imports.values import Opened, Step
from rulings.desk.imports.wording.files import NO_DAY
from rulings.models import Club, Session

_OTHER_EVENING = _(
    "This file is of another session than %(session)s: its day, players, boards, cards or results are others. Import "
    "it by itself."
)
_ELSEWHERE = _("This file was taken by the session %(session)s. Take it back there first.")


def plan_or_ask(club: Club, event_name: str | None, opened: Opened) -> Sequence[Planned] | None:
    """The plans of a file's sessions; None where somebody has to be asked about it, `BadInput` for one of several."""
    if not is_to_be_asked(club, event_name, opened):
        return plan_file(club, event_name, opened)
    if len(opened.sessions) > 1:
        raise BadInput(NO_DAY, "day")
    return None


def plan_file(club: Club, event_name: str | None, opened: Opened) -> Sequence[Planned]:
    """For every session of the file: taken before, added to the session that it is of, or made.

    Sessions of one file are never one and the same: none takes what another has brought.
    """
    plans: list[Planned] = []
    for place, file in enumerate(opened.sessions):
        before = taken_before(club, opened.digests[place])
        if before is not None:
            plans.append(before)
            continue
        begin(Step.MATCHING, len(file.results))
        of_this_file = {each.session.pk for each in plans}
        possible = candidates(club, file, opened.filename)
        best = next((each for each in possible if each.session.pk not in of_this_file), None)
        if best is not None and best.is_certain and event_name in (None, best.session.event.name):
            plans.append(plan_into(best, opened, place))
        else:
            plans.append(plan_new(club, opened, place, event_name))
    return plans


def plan_joined(club: Club, session: Session, opened: Opened) -> Planned:
    """What fits best of the file, for the session."""
    session = Session.objects.select_related("event__club", "profile").get(pk=session.pk)
    files, filename = opened.sessions, opened.filename
    before = taken_before(club, opened.digests[0])
    if before is not None and before.session_id == session.pk:
        return before
    begin(Step.MATCHING, sum(len(each.results) for each in files))
    fits = [fit(session, each, filename) for each in files]
    place = max(range(len(files)), key=lambda at: (fits[at].same, fits[at].contestants, fits[at].boards, -at))
    before = taken_before(club, opened.digests[place])
    if before is not None and before.session_id == session.pk:
        return before
    if before is not None:
        raise BadInput(_ELSEWHERE % {"session": before.session}, "file")
    if fits[place].is_other_evening:
        raise BadInput(_OTHER_EVENING % {"session": session}, "file")
    return plan_into(fits[place], opened, place)


def plan_as_said(club: Club, opened: Opened, session: Session | None, event_name: str | None) -> Planned:
    """The file in the session that was said, or in one of its own."""
    if session is not None and session.event.club_id != club.pk:
        raise NotAllowed(Right.RUN_SESSION.sentence)
    if session is not None:
        return plan_joined(club, session, opened)
    before = taken_before(club, opened.digests[0])
    if before is not None:
        return before
    if opened.sessions[0].date is None:
        raise BadInput(NO_DAY, "day")
    return plan_new(club, opened, 0, event_name)
