"""What a file holds and could not be taken as it stands: kept with its file, then put in or left out by a director.

What is put in belongs to its file as if it had come with it: it goes when the file is taken back.
"""

import hashlib
import json
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from rulings.bridge import Seat
from rulings.desk.base.audit import record
from rulings.desk.base.locks import club_for
from rulings.desk.base.moving.sealed_boards import seal_of_board
from rulings.desk.base.refusals import BadInput, WrongState
from rulings.desk.base.rights import Right, may_see_board, unseen
from rulings.desk.base.signatures import lose_signatures, on_row
from rulings.desk.imports.queries.deciding import rests_on
from rulings.desk.imports.queries.kept import (
    aside_of,
    in_the_way,
    is_in_matches,
    read_whole_deal,
    row_of,
    told_of_fault,
)
from rulings.desk.imports.queries.rows import check_lengths, result_row
from rulings.desk.imports.queries.typed import lead_of, read_auction, read_play
from rulings.desk.imports.values import Aside, Put, Way, kept_error
from rulings.desk.scores.queries.results import board_of, checked_pairs
from rulings.desk.scores.queries.sealed_plays import seal_of_lines
from rulings.desk.scores.services.results import put
from rulings.desk.scores.values.outcomes import content_of
from rulings.formats.session import Fault, SessionFile
from rulings.models import (
    Board,
    Club,
    Contestant,
    ContestantKind,
    FaultState,
    KeptAside,
    Result,
    Session,
    SessionImport,
    User,
    Verb,
)
from rulings.scoring.boards.table_results import TableResult

_BATCH = 500
_TEXT = 200
_COLUMNS = (
    *("seats", "section", "table", "round", "room", "contract", "declarer", "tricks", "score_ns", "score_ew"),
    *("artificial", "awards", "lead", "auction", "play", "is_result_disputed", "is_declarer_swapped"),
)
_CANNOT_STAND = _("The line cannot be taken as it stands: it does not say who sat there, or what the score was.")
_NO_AUCTION = _("The line has no auction that comes to another contract. Take it as it stands, or write what is right.")
_IN_THE_WAY = _("%(pair)s has a result on board %(board)s already. Choose another pair, or take that result out first.")
_NOT_ONE = _("There is not one line that this one could stand in for. Look at the board, then decide.")
_RESTS = _("A report or an adjusted score stands on the line that is in: it stays. Correct it on its own page.")
_NO_DEAL = _("This is no whole deal. Write the dealer’s letter and four hands: N:AKQ.JT9.876.5432 and three more.")
_HAS_CARDS = _("Board %(board)s has cards by now. Leave these out.")
_WHO = _("Choose both pairs of this line.")
_NO_RESULT = _("Write the result, or an artificial score such as A6040.")


def keep_aside(*, source: SessionImport, file: SessionFile, is_earlier: bool = False) -> list[int]:
    """Store what of the file waits for a director; the keys of what waited of former files and is overtaken now.

    Not what was decided of a former save; what waits of one is asked again by this one's line.
    """
    session = source.session
    new = {each.mark: each for each in (_kept(source, fault) for fault in file.faults)}
    there = {each.mark: each for each in session.kept_aside.order_by("pk")}
    waiting = {mark: each for mark, each in there.items() if each.state == FaultState.WAITING}
    known = (
        {mark for mark, each in there.items() if each.state != FaultState.OVERTAKEN}
        if is_earlier
        else {mark for mark, each in there.items() if each.state in (FaultState.TAKEN, FaultState.LEFT)}
    )
    KeptAside.objects.bulk_create([each for mark, each in new.items() if mark not in known], batch_size=_BATCH)
    overtaken = [] if is_earlier else [each.pk for each in waiting.values()]
    KeptAside.objects.filter(pk__in=overtaken).update(state=FaultState.OVERTAKEN, decided_at=timezone.now())
    return overtaken


def _kept(source: SessionImport, fault: Fault) -> KeptAside:
    """A fault as a row, not yet stored."""
    error = kept_error(fault.error)
    columns = {"cards": fault.cards[: 5 * _TEXT]} if fault.result is None else _columns_of(fault)
    where = [columns.get(name, "") for name in ("ns", "ew", "section", "table", "round", "cards")]
    said = [fault.board, error["expected"], error["found"], error["detail"], error["values"], *where]
    return KeptAside(
        session=source.session,
        source=source,
        board_number=fault.board,
        error=error,
        columns=columns,
        mark=hashlib.sha256(json.dumps(said).encode()).hexdigest(),
        found_at=timezone.now(),
    )


def _columns_of(fault: Fault) -> dict[str, Any]:
    """What could be read of a line, as a row has it, with the keys of its sides."""
    if fault.result is None:
        return {}
    row = result_row(fault.result, Board(), {})
    columns = {name: getattr(row, name) for name in _COLUMNS}
    short = {name: value[:_TEXT] if isinstance(value, str) else value for name, value in columns.items()}
    return short | {"ns": fault.result.ns, "ew": fault.result.ew}


@transaction.atomic
def decide_fault(*, actor: User, kept: KeptAside, put_in: Put) -> KeptAside:
    """Put in, or leave out, what was kept aside, and record it. What was decided before stays as it is.

    Refuses what cannot be scored, a board that is not there, and somebody who has a result on the board already.
    """
    club = club_for(actor, kept.session.event.club_id, Right.RUN_SESSION)
    kept = KeptAside.objects.select_related("session__event", "source").get(pk=kept.pk)
    if kept.state != FaultState.WAITING:
        return kept
    aside = aside_of(kept)
    if aside.board is not None and not may_see_board(actor, aside.board):
        raise unseen(aside.board)
    if put_in.way is Way.LEFT:
        told = {"error": kept.error, "ns": aside.names[0], "ew": aside.names[1]}
        record(club, actor, Verb.FAULT_LEFT, kept.session, after=told_of_fault(kept) | told)
    elif aside.is_cards:
        _put_cards(club, actor, aside, put_in)
    elif put_in.way is Way.INSTEAD:
        kept.result = _put_instead(club, actor, aside)
    else:
        kept.result = _put_line(club, actor, aside, put_in)
    kept.state = FaultState.LEFT if put_in.way is Way.LEFT else FaultState.TAKEN
    kept.decided_by, kept.decided_at = actor, timezone.now()
    kept.save(update_fields=["state", "result", "decided_by", "decided_at"])
    return kept


def _put_line(club: Club, actor: User, aside: Aside, put_in: Put) -> Result:
    """The line as it stands, as its auction has it, or as the director says that it is; new in the session."""
    made = {Way.STANDS: _as_it_stands, Way.AUCTION: _by_its_auction}.get(put_in.way)
    row = _as_said(aside, put_in) if made is None else made(aside)
    lines = row.board.results.select_related("board", "ns", "ew")
    others = in_the_way(row, lines, in_matches=is_in_matches(aside.kept.session))
    if others:
        pair = next((side for side in (row.ns, row.ew) if side in (others[0].ns, others[0].ew)), row.ns)
        raise BadInput(_IN_THE_WAY % {"pair": pair, "board": row.board.number}, "result")
    check_lengths([row])
    row.save(force_insert=True)
    _made(aside.kept, row)
    told = {"board": row.board.number, "table": row.table, "ns": str(row.ns), "ew": str(row.ew)}
    after = told_of_fault(aside.kept) | told | content_of(row) | seal_of_lines([row])
    record(club, actor, Verb.FAULT_TAKEN, row, after=after)
    return row


def _as_it_stands(aside: Aside) -> Result:
    """The line as the file has it, without an auction that comes to another contract.

    Whom the session does not know plays in it from now on.
    """
    if not aside.is_told or aside.board is None:
        raise WrongState(_CANNOT_STAND)
    ns, ew = (
        known or _newcomer(aside.kept, aside.kept.columns[side]) for side, known in (("ns", aside.ns), ("ew", aside.ew))
    )
    row = row_of(aside.kept, aside.board, ns, ew)
    if aside.reached is not None:
        row.auction = []
    return row


def _by_its_auction(aside: Aside) -> Result:
    """The line with the contract of its auction, and the points of that; the play where it begins as that has it."""
    if aside.reached is None:
        raise WrongState(_NO_AUCTION)
    row = _as_it_stands(aside)
    put(result=row, table=aside.reached)
    row.auction = aside.kept.columns["auction"]
    leader = aside.reached.contract.opening_leader if aside.reached.contract else None
    if not row.play or row.play[0].get("leader") != leader:
        row.play, row.lead = [], ""
    return row


def _newcomer(kept: KeptAside, key: str) -> Contestant:
    """Somebody whom a line names and no list: he competes under that number, without a name."""
    kinds = [each.kind for each in kept.session.contestants.all()]
    kind = max(set(kinds), key=kinds.count) if kinds else ContestantKind.PAIR
    new = Contestant.objects.create(session=kept.session, key=key, number=key[:20], kind=kind)
    _made(kept, new)
    return new


def _as_said(aside: Aside, put_in: Put) -> Result:
    """The line with what the director says in the place of what the file has."""
    board = aside.board or board_of(aside.kept.session, put_in.board)
    if put_in.ns is None or put_in.ew is None:
        raise BadInput(_WHO, "ns" if put_in.ns is None else "ew")
    checked_pairs(aside.kept.session, put_in.ns, put_in.ew)
    row = row_of(aside.kept, board, put_in.ns, put_in.ew)
    if put_in.played is None:
        raise BadInput(_NO_RESULT, "result")
    row.auction, row.play, row.lead = [], [], ""
    if isinstance(put_in.played, TableResult):
        put(result=row, table=put_in.played)
        row.auction = read_auction(put_in.auction, Seat(board.dealer), put_in.played)
        row.play = read_play(put_in.play, board, put_in.played)
        row.lead = lead_of(row.play)
    else:
        row.contract, row.declarer, row.tricks, row.score_ns, row.score_ew = "", "", None, None, None
        row.artificial, row.awards = put_in.played, []
    return row


def _put_instead(club: Club, actor: User, aside: Aside) -> Result:
    """The line in the place of the one that is in; that is kept with the file, to be put back with it."""
    if not aside.may_replace:
        raise WrongState(_NOT_ONE)
    (other,) = aside.others
    if rests_on([other.pk]):
        raise WrongState(_RESTS)
    row = _as_it_stands(aside)
    names = (*_COLUMNS, "ns_id", "ew_id")
    before, was = content_of(other), {name: getattr(other, name) for name in names}
    for name in names:
        setattr(other, name, getattr(row, name))
    check_lengths([other])
    other.save(update_fields=names)
    _changed(aside.kept, other, was)
    told = {"board": row.board.number, "table": row.table, "ns": str(row.ns), "ew": str(row.ew)}
    after = told_of_fault(aside.kept) | told | content_of(other) | seal_of_lines([other])
    record(club, actor, Verb.FAULT_TAKEN, other, before=before, after=after)
    return other


def _put_cards(club: Club, actor: User, aside: Aside, put_in: Put) -> None:
    """The cards that the board had; nothing is known of them by now."""
    board = aside.board or board_of(aside.kept.session, put_in.board)
    deal = read_whole_deal(put_in.deal)
    if put_in.way is not Way.VALUE or deal is None:
        raise BadInput(_NO_DEAL, "deal")
    if board.deal:
        raise WrongState(_HAS_CARDS % {"board": board.number})
    _changed(aside.kept, board, {"deal": board.deal})
    became = {"deal": str(deal)}
    after = told_of_fault(aside.kept) | {"board": board.number} | became | seal_of_board(board, became)
    record(club, actor, Verb.FAULT_TAKEN, board, before={"deal": ""}, after=after)
    lose_signatures(club=club, actor=actor, verb=Verb.FAULT_TAKEN, of=on_row(board))
    board.deal, board.double_dummy = str(deal), {}
    board.save(update_fields=["deal", "double_dummy"])


def _made(kept: KeptAside, row: Result | Contestant) -> None:
    """Note that the file has brought a row."""
    source = SessionImport.objects.get(pk=kept.source_id)
    source.stored.setdefault("made", {}).setdefault(type(row).__name__.lower(), []).append(row.pk)
    source.save(update_fields=["stored"])


def _changed(kept: KeptAside, row: Result | Board, before: dict[str, Any]) -> None:
    """Note what stood in columns of a row before the file's came there, unless an earlier change has noted it."""
    source = SessionImport.objects.get(pk=kept.source_id)
    rows = source.stored.setdefault("changed", {}).setdefault(type(row).__name__.lower(), {})
    rows[str(row.pk)] = before | rows.get(str(row.pk), {})
    source.save(update_fields=["stored"])


def put_back_overtaken(*, source: SessionImport) -> None:
    """Take away what a file that is taken back had kept aside; what it had overtaken waits again."""
    overtaken = source.stored.get("overtaken_faults", [])
    KeptAside.objects.filter(pk__in=overtaken).update(state=FaultState.WAITING, decided_at=None)
    source.kept_aside.all().delete()


def forget(*, session: Session) -> None:
    """Take away all that is kept aside in a session that goes."""
    session.kept_aside.all().delete()
