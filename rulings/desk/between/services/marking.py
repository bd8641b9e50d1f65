"""What a club thinks of a case, its own or one that it follows; a federation's editors of the cases of its clubs."""

from collections.abc import Iterable
from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from rulings.desk.base.audit import locked_club, record
from rulings.desk.base.naming.gate import refuse_names
from rulings.desk.base.naming.whom import whom_about
from rulings.desk.base.refusals import BadInput, NamesInText, NotAllowed, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.between.queries.marks import is_reached, may_mark, may_tag
from rulings.desk.between.values import MOST_TAGS
from rulings.desk.between.wording import (
    MARK_TAKEN_AWAY,
    MARKED_SINCE,
    MAY_BE_NAMES,
    NOT_PUBLIC_ANY_MORE,
    NOT_YOURS_TO_MARK,
    PART_IN_CASE,
    READERS_SEE_FEDERATIONS,
    SAY_SOMETHING,
    TAGS_ARE_FOR_EDITORS,
    TOO_MANY_TAGS,
)
from rulings.desk.casebook.queries.coarse import text_coarsened
from rulings.desk.casebook.values import BoardShown
from rulings.desk.cases.queries.hearers import took_part
from rulings.models import CaseCopy, CaseMark, Club, Publication, Tag, User, Verb, Verdict


@transaction.atomic
def mark_case(
    *,
    actor: User,
    club: Club,
    case: Publication | CaseCopy,
    verdict: str,
    reason: str,
    tags: Iterable[str] = (),
    is_public: bool = False,
    not_names: Iterable[str] = (),
    before: int | None = None,
) -> CaseMark | None:
    """Mark a case exemplary or doubtful with the reason, or tag it, in place of what was said before; record both.

    Nothing said takes the mark away, and gives None. `is_public` lets readers of the casebook see what a federation
    says of a case of its clubs; then nobody may be named in it, and `not_names` are words that are none. `before` is
    the mark that the page showed, by its key, 0 for none: `Stale` where there is another now. Refuses a case that the
    club does not reach or that is public no more, a verdict without its reason, tags by anybody but a federation's
    editors, and for readers whoever had a part in the case.
    """
    club = locked_club(club.pk)
    if not may_mark(actor, club):
        raise NotAllowed(Right.FOLLOW.sentence)
    given, why = _tags_of(actor, club, tags), _reason_for(verdict, reason)
    case = _refuse_unreached(club, case)
    about = {"publication": case} if isinstance(case, Publication) else {"copy": case}
    earlier = _refuse_unseen(CaseMark.objects.filter(club=club, ended_at__isnull=True, **about).first(), before)
    said = {"verdict": verdict, "reason": why, "tags": given, "is_public": is_public}
    mark = CaseMark(club=club, made_by=actor, made_at=timezone.now(), **said, **about)
    if is_public:
        _put_for_readers(actor, mark, not_names)
    return _put_in_place(actor, mark, earlier, _name_of(case))


def _put_in_place(actor: User, mark: CaseMark, earlier: CaseMark | None, name: str) -> CaseMark | None:
    """The mark, recorded in place of the earlier one; that one where both say the same, None where nothing is said."""
    was, is_empty = ({} if earlier is None else _said(earlier)), not (mark.verdict or mark.tags)
    if was == _said(mark):
        return earlier
    if earlier is None and is_empty:
        raise BadInput(SAY_SOMETHING, "verdict")
    if earlier is not None:
        CaseMark.objects.filter(pk=earlier.pk).update(ended_at=mark.made_at)
    if is_empty:
        mark.ended_at = mark.made_at
    mark.save(force_insert=True)
    record(mark.club, actor, Verb.CASE_MARKED, mark, before=was, after={"name": name, **_said(mark)})
    return None if is_empty else mark


def _refuse_unseen(earlier: CaseMark | None, shown: int | None) -> CaseMark | None:
    """The mark there is now; `Stale` where the page showed another, or none."""
    if shown is not None and shown != (earlier.pk if earlier else 0):
        raise Stale(MARKED_SINCE % {"name": earlier.made_by.display_name} if earlier else MARK_TAKEN_AWAY)
    return earlier


def _reason_for(verdict: str, reason: str) -> str:
    """The reason as it is stored, which a verdict demands."""
    if verdict not in ("", *Verdict.values):
        raise BadInput(SAY_SOMETHING, "verdict")
    return demanded(reason, Text.MARK_REASON) if verdict else clean(reason, Text.MARK_REASON)


def _tags_of(actor: User, club: Club, tags: Iterable[str]) -> list[str]:
    """The tags, each once, as they are stored; refused from whoever is no editor."""
    given = list(dict.fromkeys(each if each in set(Tag) else clean(each, Text.TAG) for each in tags))
    if given and not may_tag(actor, club):
        raise BadInput(TAGS_ARE_FOR_EDITORS, "tags")
    if len(given) > MOST_TAGS:
        raise BadInput(TOO_MANY_TAGS % {"most": MOST_TAGS}, "own_tags")
    return [each for each in given if each]


def _put_for_readers(actor: User, mark: CaseMark, not_names: Iterable[str]) -> None:
    """Readers see what a federation's editor says of its clubs' cases; it names nobody, and tells no board left out.

    Whom the case's club knows he does not hear: a name of its people is told him as any other word that may be one.
    """
    case = mark.publication
    if case is None or case.club.federation_id != mark.club_id or not may_tag(actor, mark.club):
        raise BadInput(READERS_SEE_FEDERATIONS, "is_public")
    if took_part(actor, case.ruling):
        raise NotAllowed(PART_IN_CASE)
    shown = BoardShown(case.board_shown)
    mark.reason = text_coarsened(case.ruling, mark.reason, shown)
    mark.tags = [text_coarsened(case.ruling, each, shown) for each in mark.tags]
    texts = [(Text.MARK_REASON, "reason", mark.reason), (Text.TAG, "own_tags", ", ".join(mark.tags))]
    try:
        refuse_names(texts, whom_about(case.ruling.report), not_names)
    except NamesInText as named:
        marks = tuple(replace(each, is_certain=False, is_whole=False) for each in named.marks)
        words = ", ".join(dict.fromkeys(each.word for each in marks))
        raise NamesInText(MAY_BE_NAMES % {"words": words}, named.field, named.hits, marks) from None


def _refuse_unreached(club: Club, case: Publication | CaseCopy) -> Publication | CaseCopy:
    """The case as it is now, where the club reads it and it is public still."""
    now = type(case)._default_manager.filter(pk=case.pk).first()
    is_over = now is None or (now.withdrawn_at if isinstance(now, Publication) else now.gone_at) is not None
    if now is None or is_over:
        raise WrongState(NOT_PUBLIC_ANY_MORE)
    if not is_reached(club, now):
        raise NotAllowed(NOT_YOURS_TO_MARK)
    return now


def _name_of(case: Publication | CaseCopy) -> str:
    """What the trail calls it."""
    return f"{case.club.slug} {case.year}-{case.number}" if isinstance(case, Publication) else case.address


def _said(mark: CaseMark) -> dict[str, object]:
    """What a mark says."""
    told = {"verdict": mark.verdict, "reason": mark.reason, "tags": mark.tags}
    return told | {"public": True} if mark.is_public else told
