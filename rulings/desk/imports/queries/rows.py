"""From what a file says to rows, not yet stored. Refuses a text that is longer than its place."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from django.db import models
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from rulings.bridge import AuctionCall
from rulings.desk.base.refusals import BadInput
from rulings.desk.scores.values.outcomes import write_awards
from rulings.formats.session import AwardUnit, FileContestant, FileResult, PlayedCard, PlayedTrick, SessionFile
from rulings.formats.session import ContestantKind as FileKind
from rulings.laws.record.record import Form
from rulings.models import Board, Contestant, Player, Result, Session
from rulings.scoring.notation.file_words import Words

Row = Result | Contestant | Board
"""What a file may have otherwise."""
_LONGEST = 20
_FORMS = {AwardUnit.MATCHPOINTS: Form.PAIRS_MP, AwardUnit.IMPS: Form.PAIRS_IMP}


def form_of(file: SessionFile) -> str:
    """The form of scoring, "" where the file does not settle it."""
    kinds = {contestant.kind for contestant in file.contestants}
    if FileKind.TEAM in kinds:
        is_knockout = Words.of(f"{file.competition} {file.scoring}").is_knockout
        return Form.KNOCKOUT.value if is_knockout else Form.TEAMS.value
    if FileKind.INDIVIDUAL in kinds:
        return Form.INDIVIDUAL.value
    return _FORMS[file.unit].value if file.unit in _FORMS else ""


def contestant_rows(session: Session, file: SessionFile) -> list[Contestant]:
    """Everybody who competes, in the file's order, each called by a number of his own."""
    numbers = _numbers_of(file)
    return [
        Contestant(
            session=session,
            key=entry.key,
            kind=entry.kind.value,
            number=numbers[entry.key],
            section=entry.section,
            direction=entry.direction.value if entry.direction else "",
            name=entry.name or joined(player.name for player in entry.players),
        )
        for entry in file.contestants
    ]


def joined(names: Iterable[str]) -> str:
    """Who competes, by the names of his players."""
    return " – ".join(names)


def _numbers_of(file: SessionFile) -> dict[str, str]:
    """By key the number that each is called by: `7`, or `A7` where two sections have a 7 in one direction.

    `7NS` where pairs of both directions are ranked together.
    """
    numbers = {entry.key: entry.number for entry in file.contestants}
    directed = Counter((entry.number, entry.direction) for entry in file.contestants)
    for entry in file.contestants:
        if entry.number and entry.section and directed[entry.number, entry.direction] > 1:
            numbers[entry.key] = f"{entry.section}{'' if len(entry.section) == 1 else ' '}{entry.number}"
    if file.winners == 1:
        times = Counter(numbers.values())
        for entry in file.contestants:
            if entry.number and entry.direction and times[numbers[entry.key]] > 1:
                numbers[entry.key] += entry.direction.value
    return {
        entry.key: number if len(number := numbers[entry.key]) <= _LONGEST else entry.number
        for entry in file.contestants
    }


def player_rows(contestant: Contestant, entry: FileContestant) -> list[Player]:
    """The players of one contestant; who has no name is left out."""
    return [
        Player(contestant=contestant, name=player.name, national_id=player.national_id)
        for player in entry.players
        if player.name
    ]


def names_in(contestant: Contestant) -> list[list[str]]:
    """Name and number of each player, as they came; substitutes are none of them."""
    listed = sorted(contestant.players.all(), key=lambda player: player.pk)
    return [[player.name, player.national_id] for player in listed if player.replaces_id is None]


def board_rows(session: Session, file: SessionFile) -> list[Board]:
    """The boards, with their cards where the file has them."""
    return [
        Board(
            session=session,
            number=entry.number,
            dealer=entry.dealer.value,
            vulnerability=entry.vulnerability.value,
            deal=str(entry.deal) if entry.deal else "",
        )
        for entry in file.boards
    ]


def result_row(entry: FileResult, board: Board, contestants: Mapping[str, Contestant]) -> Result:
    """One line of a traveller, with what was called and played where the file has it."""
    return placed_row(entry, line_columns(entry), board, contestants)


def placed_row(
    entry: FileResult, columns: Mapping[str, Any], board: Board, contestants: Mapping[str, Contestant]
) -> Result:
    """The line with these columns, on its board and between who met there."""
    return Result(board=board, ns=contestants.get(entry.ns), ew=contestants.get(entry.ew), **columns)


def line_columns(entry: FileResult) -> dict[str, Any]:
    """What a line's row holds besides its board and its sides: it follows from the file alone."""
    contract = entry.contract
    return {
        "seats": {seat.value: name for seat, name in entry.names.items()},
        "section": entry.section,
        "table": entry.table,
        "round": entry.round,
        "room": entry.room,
        "contract": "Pass" if entry.is_passed_out else str(replace(contract, declarer=None)) if contract else "",
        "declarer": contract.declarer.value if contract and contract.declarer else "",
        "tricks": entry.tricks,
        "score_ns": entry.score_ns,
        "score_ew": entry.score_ew,
        "artificial": entry.artificial.text if entry.artificial else "",
        "awards": write_awards(entry.awards),
        "lead": str(entry.lead) if entry.lead else "",
        "auction": [_call(made) for made in entry.auction.calls] if entry.auction else [],
        "play": [_trick(played) for played in entry.play],
        "is_result_disputed": entry.is_result_disputed,
        "is_declarer_swapped": entry.is_declarer_swapped,
    }


def _call(made: AuctionCall) -> dict[str, str]:
    """A call as the record of a case takes it."""
    return {"call": str(made.call), "seat": made.seat.value} | ({"note": made.note} if made.note else {})


def _trick(played: PlayedTrick) -> dict[str, Any]:
    """A trick, cards in the order the file has them; notes and marks only where there are any."""
    entry: dict[str, Any] = {
        "leader": played.leader.value if played.leader else None,
        "cards": [f"{card.seat} {card.card}" for card in played.cards],
    }
    notes = {str(card.card): card.note for card in played.cards if card.note}
    marks = {str(card.card): mark for card in played.cards if (mark := _mark_of(card))}
    return entry | ({"notes": notes} if notes else {}) | ({"marks": marks} if marks else {})


def _mark_of(played: PlayedCard) -> str:
    """How the file marks a card: "revoke", "lead_out_of_turn" or ""."""
    if played.is_revoke:
        return "revoke"
    return "lead_out_of_turn" if played.is_lead_out_of_turn else ""


def check_lengths(rows: Iterable[models.Model]) -> None:
    """`BadInput` at the first text that is longer than its place in the database."""
    limits: dict[type[models.Model], list[tuple[str, int]]] = {}
    for row in rows:
        model = type(row)
        if model not in limits:
            fields = [field for field in model._meta.concrete_fields if isinstance(field, models.CharField)]
            limits[model] = [(field.attname, field.max_length or 0) for field in fields]
        for name, limit in limits[model]:
            if len(text := getattr(row, name)) > limit:
                sentence = _("The file holds a text of {length} characters where at most {limit} fit: “{start}…”.")
                raise BadInput(format_lazy(sentence, length=len(text), limit=limit, start=text[:40]), "file")
