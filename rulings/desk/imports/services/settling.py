"""What a file's own awards and totals tell of how its session is scored, stored with the session.

Some programs write an adjusted score as 0 points without a contract, as others write a board passed out: the file's own
awards tell the two apart.
"""

from collections.abc import Mapping, Sequence, Set

from django.db import transaction

from rulings.desk.imports.queries.own_awards import Match, boards_apart, match, shown_by_awards
from rulings.desk.imports.queries.own_totals import shown_by_totals
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.values.scoring import CannotScore, with_method
from rulings.formats.remarks import Remark, RemarkKey
from rulings.formats.session import SessionFile
from rulings.models import Contestant, Result, Session
from rulings.scoring.sessions.ranking import Beside


def settle_by_scores(*, session: Session, file: SessionFile) -> list[Remark]:
    """Let the file's own awards and totals say how it was scored where its words leave that open; what to say of it."""
    adjusted = _shown_adjusted(session, boards_apart(file))
    by_awards = shown_by_awards(session, file)
    if by_awards.method is not None:
        session.scoring = with_method(session.scoring, by_awards.method)
    session.own_scoring = by_awards.settings
    session.save(update_fields=["scoring", "own_scoring"])
    by_totals = shown_by_totals(session, file)
    if by_totals.settings:
        session.own_scoring = by_awards.settings | by_totals.settings
        session.save(update_fields=["own_scoring"])
    _keep_beside(session, file, by_totals.beside)
    return [*adjusted, *by_awards.remarks, *by_totals.remarks]


_UNSCORED = Match(0, 10**9, 0)


def _shown_adjusted(session: Session, apart: Set[int]) -> list[Remark]:
    """Let such lines count what their awards say, where more of the file's awards come out then; names the boards."""
    doubtful = [
        result
        for result in Result.objects.filter(board__session=session, contract="", artificial="", score_ns=0)
        .select_related("board")
        .order_by("pk")
        if result.tricks is None and any(None not in (award["ns"], award["ew"]) for award in result.awards)
    ]
    if not doubtful or _others(before := _found(session, apart)) == 0 or before is _UNSCORED:
        return []
    with transaction.atomic():
        _by_awards(doubtful)
        is_shown = _others(_found(session, apart)) < _others(before)
        if not is_shown:
            transaction.set_rollback(True)
    boards = sorted({result.board.number for result in doubtful})
    return [Remark.of(RemarkKey.ADJUSTED_IN_AWARDS, board=number) for number in boards] if is_shown else []


def _by_awards(results: Sequence[Result]) -> None:
    """Store that these lines have what their awards say; the caret says so."""
    for result in results:
        award = next(award for award in result.awards if None not in (award["ns"], award["ew"]))
        result.artificial = f"^{award['ns']}/^{award['ew']}"
        result.score_ns = result.score_ew = None
    Result.objects.bulk_update(results, ["artificial", "score_ns", "score_ew"])


def _found(session: Session, apart: Set[int]) -> Match:
    """How many of the file's awards come out; none where the session cannot be scored."""
    try:
        sheet = score_sheet(session)
    except CannotScore:
        return _UNSCORED
    return match(sheet.scores, sheet.results, apart)


def _others(given: Match) -> int:
    """How many lines have other awards than in the file."""
    return given.lines - given.same


def _keep_beside(session: Session, file: SessionFile, beside: Mapping[str, Beside]) -> None:
    """Store what each contestant of the file has beside his boards; nothing where that does not count any more."""
    stored = {key: {"amount": str(each.amount), "is_percent": each.is_percent} for key, each in beside.items()}
    listed = [each.key for each in file.contestants]
    changed = []
    for contestant in Contestant.objects.filter(session=session, key__in=listed):
        given = stored.get(contestant.key, {})
        if contestant.beside != given:
            contestant.beside = given
            changed.append(contestant)
    Contestant.objects.bulk_update(changed, ["beside"])
