"""A table's own result put right (79), or entered late because the session did not have it (79C).

Never a ruling's adjusted score, which is kept apart from it and stays as it is. What stood before, who agreed and why
are in the audit trail. In a match the result belongs to the round in which the two met; what is wrong with a side is
said with its name.
"""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from django.db import transaction
from django.db.models import Q
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Vulnerability
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.refusals import BadInput, Stale, WrongState
from rulings.desk.base.rights import Right
from rulings.desk.base.signatures import lose_signatures, on_result
from rulings.desk.base.texts import Text, clean, demanded
from rulings.desk.scores.queries.agreements import Agreement, is_too_late, period_of
from rulings.desk.scores.queries.competing import checked_free, has_matches, kind_of
from rulings.desk.scores.queries.results import checked_pairs
from rulings.desk.scores.values.outcomes import CONTENT, Because, content_of, mark_of
from rulings.desk.scores.wording.refused import TOO_LATE, WHO_AGREED, WHY_CHANGED
from rulings.desk.sessions.queries import is_over
from rulings.formats.session import MEMBERS
from rulings.models import Board, Contestant, ContestantKind, Player, Result, Session, User, Verb
from rulings.scoring.boards.table_results import TableResult


@transaction.atomic
def correct_result(*, actor: User, result: Result, table: TableResult, agreement: Agreement, was: str = "") -> Result:
    """Put the table's result right, and record what it was, why, and who agreed. The same result changes nothing.

    `was` is the `mark_of` the result that the page showed: `Stale` when it has changed since. Refuses a dispute that no
    director rules on, a missing reason or agreement, and a correction after the period without approval (79C2).
    """
    club = club_for(actor, result.board.session.event.club_id, _right_to(agreement), result.board.session_id)
    result = Result.objects.select_related("board__session__profile", "board__session__event").get(pk=result.pk)
    before = content_of(result)
    if was and was != mark_of(result):
        raise Stale(_("Somebody changed this result in the meantime. Look at it again, then send your change."))
    put(result=result, table=table)
    after = content_of(result)
    if after == before:
        return result
    agreed = _checked(agreement, result.board)
    result.save(update_fields=CONTENT)
    told = {"board": result.board.number, "table": result.table}
    record(club, actor, Verb.RESULT_CORRECTED, result, before=before, after=told | after | agreed)
    lose_signatures(club=club, actor=actor, verb=Verb.RESULT_CORRECTED, of=on_result(result))
    return result


def _right_to(agreement: Agreement) -> Right:
    """What it takes: a dispute about tricks is ruled on (79B), the rest is scorer's work."""
    return Right.RULE if agreement.because in (Because.DISPUTED, Because.CONVINCED) else Right.RUN_SESSION


def put(*, result: Result, table: TableResult) -> None:
    """The result in the row, with its points (77); what a file had awarded holds no longer."""
    contract = table.contract
    points = table.points_ns(Vulnerability(result.board.vulnerability))
    result.contract = str(contract).partition(" ")[0] if contract else "Pass"
    result.declarer = table.declarer.value if table.declarer else ""
    result.tricks, result.score_ns, result.score_ew = table.tricks, points, -points
    result.artificial, result.awards = "", []


def _checked(agreement: Agreement, board: Board) -> dict[str, Any]:
    """What the trail keeps of it; refuses what is missing, and after the period what 79C2 demands."""
    now = timezone.now()
    kept = asdict(agreement) | {
        "because": agreement.because.value,
        "reason": demanded(agreement.reason, Text.REASON, WHY_CHANGED),
        "agreed_by": demanded(agreement.agreed_by, Text.CONSULTED, WHO_AGREED),
        "agreed_at": (agreement.agreed_at or now).isoformat(timespec="minutes"),
        "approved_by": clean(agreement.approved_by, Text.CONSULTED),
    }
    if agreement.agreed_at is not None and agreement.agreed_at > now:
        raise BadInput(_("That time is still to come. Write when they agreed."), "agreed_at")
    if is_too_late(agreement, board):
        raise WrongState(TOO_LATE)
    return kept | {"is_late": is_over(board.session, period_of(agreement.because), now)}


_LONGEST_NUMBER = 20
_Seated = Sequence[Contestant]
"""Who competes on one side of a table: a pair, a team, or two single players in the order of their seats."""


@transaction.atomic
def enter_result(
    *,
    actor: User,
    board: Board,
    ns: _Seated,
    ew: _Seated,
    table: TableResult,
    at: str,
    agreement: Agreement,
    round_played: str = "",
) -> Result:
    """Store the result, and for two single players who had not sat together yet the pair that they make; record it.

    `at` names the table, `round_played` the round where the two sides meet in several. Refuses who does not play in
    this session, who has a result on the board, who meet in no match, and what `correct_result` refuses.
    """
    club = club_for(actor, board.session.event.club_id, _right_to(agreement), board.session_id)
    board = Board.objects.select_related("session__profile", "session__event").get(pk=board.pk)
    _check_seated(board.session, ns, ew)
    played = _match_round(board.session, ns, ew, round_played) if has_matches(board.session) else ""
    checked_free(board, ns, ew, played)
    agreed = _checked(agreement, board)
    sides = [side_of(seated=side) for side in (ns, ew)]
    result = Result(board=board, ns=sides[0], ew=sides[1], table=clean(at, Text.TABLE), round=played)
    put(result=result, table=table)
    result.save(force_insert=True)
    told = {"board": board.number, "table": result.table, "round": played, "ns": str(result.ns), "ew": str(result.ew)}
    record(club, actor, Verb.RESULT_ENTERED, result, after=told | content_of(result) | agreed)
    return result


def _check_seated(session: Session, ns: _Seated, ew: _Seated) -> None:
    """`BadInput` unless all play in this session, are what competes there, and nobody sits twice."""
    kind, everybody = kind_of(session), [*ns, *ew]
    for field, side in (("ns", ns), ("ew", ew)):
        for contestant in side:
            checked_pairs(session, contestant, None)
            if contestant.kind != kind or len(side) != (2 if kind == ContestantKind.INDIVIDUAL else 1):
                sentence = _("%(who)s does not compete as such in this session. Choose from the list.")
                raise BadInput(sentence % {"who": contestant}, field)
    if kind == ContestantKind.PAIR:
        checked_pairs(session, ns[0], ew[0])
    twice = next((each for each in everybody if everybody.count(each) > 1), None)
    if twice is not None:
        raise BadInput(_("%(who)s cannot sit twice at one table. Change one of the two.") % {"who": twice}, "ew")


def _match_round(session: Session, ns: _Seated, ew: _Seated, told: str) -> str:
    """The round of the match that the two sides play; `BadInput` where they meet in none, or in several."""
    one, other = ns[0], ew[0]
    met = Result.objects.filter(Q(ns=one, ew=other) | Q(ns=other, ew=one), board__session=session)
    rounds = sorted(set(met.values_list("round", flat=True)))
    names = {"ns": one, "ew": other, "rounds": ", ".join(rounds)}
    if not rounds:
        sentence = _("%(ns)s and %(ew)s meet in no match of this session, so that they did not play the board.")
        raise BadInput(sentence % names, "ew")
    if told and told not in rounds:
        sentence = _("%(ns)s and %(ew)s do not meet in that round. Choose from: %(rounds)s.")
        raise BadInput(sentence % names, "round_played")
    if not told and len(rounds) > 1:
        sentence = _("%(ns)s and %(ew)s meet in several rounds: %(rounds)s. Choose one of them.")
        raise BadInput(sentence % names, "round_played")
    return told or rounds[0]


def side_of(*, seated: _Seated) -> Contestant:
    """Who competes on a side: a pair or team, or the pair that two single players make."""
    return partnership(one=seated[0], other=seated[1]) if len(seated) == 2 else seated[0]


def partnership(*, one: Contestant, other: Contestant) -> Contestant:
    """The pair of two single players, made where they had not sat together in these seats before."""
    both = (one, other)
    number = "+".join(each.number for each in both)
    pair, is_new = Contestant.objects.get_or_create(
        session_id=one.session_id,
        key=MEMBERS.join(each.key for each in both),
        defaults={
            "number": number if len(number) <= _LONGEST_NUMBER else "",
            "name": " – ".join(each.name for each in both),
        },
    )
    if is_new:
        players = Player.objects.filter(contestant__in=both)
        Player.objects.bulk_create(
            Player(contestant=pair, name=each.name, national_id=each.national_id)
            for each in sorted(players, key=lambda each: each.contestant_id != one.pk)
        )
    return pair
