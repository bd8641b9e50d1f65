"""What is stored, as the fields of the forms on paper. Reads the snapshots; judges and computes nothing anew."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from django.utils.formats import date_format
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from rulings.bridge import Card, Deal, Doubled, Seat, Side
from rulings.desk.adjusting.queries.slips import PlayerSlip, SideSlip, Slip
from rulings.desk.adjusting.wording.adjustments import cost_text, payer_text, penalty_reason, penalty_texts, side_text
from rulings.desk.cases.queries.ruling_sheet import facts_relied_on, sentences_of
from rulings.desk.cases.queries.sheet import why_no_auction
from rulings.desk.cases.queries.table import table_record
from rulings.desk.cases.values.table import ToldContract
from rulings.desk.cases.wording.auctions import contract_text
from rulings.desk.polls.queries.sheets import poll_sheet
from rulings.desk.polls.wording import answer_text, considered_text
from rulings.desk.scores.wording.results import CONTRACTS
from rulings.desk.scores.wording.scores import played_text
from rulings.laws.engine import Effect
from rulings.models import Board, FactsSheet, IrregularityReport, Poll, Ruling, ScoreAdjustment, User
from rulings.wording.situations import situation_title
from rulings.wording.terms import FORMS, SEATS, SIDES, card_text

Rows = Sequence[tuple[str, ...]]
_MAY_CHANGE = (Effect.TRICKS_TRANSFERRED, Effect.ADJUSTED_SCORE, Effect.PENALTY, Effect.CHECK_LATER, Effect.SEE_LAW)
"""Findings after which the table's result may not be the one that counts."""


@dataclass(frozen=True)
class Filled:
    """A form's fields: texts and ticked choices by key, rows of its tables, the board with hands and auction.

    `why_no_auction` says which contract contradicts the one that was recorded. `stamp` is its number and version.
    `board` is None on a blank form; `hands` are PBN hands by seat letter.
    """

    stamp: str = ""
    texts: Mapping[str, str] = field(default_factory=dict)
    ticked: Mapping[str, str] = field(default_factory=dict)
    grids: Mapping[str, Rows] = field(default_factory=dict)
    board: Board | None = None
    hands: Mapping[str, str] = field(default_factory=dict)
    auction: Sequence[Any] = ()
    names: Mapping[Seat, str] = field(default_factory=dict)
    why_no_auction: Sequence[str] = ()

    def with_more(self, texts: Mapping[str, str], ticked: Mapping[str, str] | None = None, **grids: Rows) -> "Filled":
        """The form with more of it known."""
        more = {**self.ticked, **(ticked or {})}
        return replace(self, texts={**self.texts, **texts}, ticked=more, grids={**self.grids, **grids})

    def with_stamp(self, *words: str) -> "Filled":
        """The form with its number, version and state."""
        return replace(self, stamp=" · ".join(word for word in words if word))

    def with_hands(self, hands: Mapping[str, str] | None) -> "Filled":
        """The form with these hands in place of those dealt, if there are any."""
        return replace(self, hands=hands) if hands else self

    @property
    def is_blank(self) -> bool:
        """Whether nothing is known: a form to be written on."""
        return self.board is None

    @property
    def known(self) -> frozenset[str]:
        """The keys of everything that has a text, a tick or rows."""
        return frozenset(key for part in (self.texts, self.ticked, self.grids) for key, value in part.items() if value)


def of_table(report: IrregularityReport, sheet: FactsSheet) -> Filled:
    """What every form says of the event, the board and the table."""
    session, board, table = report.session, report.board, table_record(report)
    texts = {
        "club": session.event.club.name,
        "event": " · ".join(dict.fromkeys([session.event.name, str(session)])),
        "date": date_format(session.date, "DATE_FORMAT"),
        "form": str(FORMS.get(session.form, session.scoring)),
        "board": str(board.number),
        "table": _place_of(report),
        "ns": str(report.ns or ""),
        "ew": str(report.ew or ""),
        "director": report.filed_by.display_name,
        "level": sheet.level,
        **_of_result(report, table.contract),
    }
    hands = {str(seat): str(hand) for seat, hand in Deal.parse(board.deal).hands.items()} if board.deal else {}
    ticked = {"dealer": board.dealer, "vulnerable": board.vulnerability}
    return Filled("", texts, ticked, {}, board, hands, table.auction.calls, table.seats, why_no_auction(table))


def _place_of(report: IrregularityReport) -> str:
    """The section, the table and the round, as far as they are known."""
    result = report.result
    section = result.section if result else ""
    table = " ".join(part for part in (section, report.table.removeprefix(section)) if part)
    in_round = _("round {number}").format(number=result.round) if result and result.round else ""
    return ", ".join(part for part in (table, in_round) if part)


def _of_result(report: IrregularityReport, contract: ToldContract) -> dict[str, str]:
    """What happened at the table, as far as it is on record; the contract is the one that counts."""
    result = report.result
    if result is None:
        return {"contract": _told_contract(contract)}
    return {
        "contract": (contract.is_as_played and played_text(result)) or _told_contract(contract) or played_text(result),
        "lead": card_text(Card.parse(result.lead)) if result.lead else "",
        "tricks": "" if result.tricks is None else str(result.tricks),
        "score": "" if result.score_ns is None else _points(result.score_ns),
    }


def _told_contract(told: ToldContract) -> str:
    """The contract that counts, `4♠X by South`; as it was told where it is none."""
    contract = told.contract
    if contract is None or contract.declarer is None:
        return contract_text(contract) if contract else told.text
    return str(CONTRACTS[Doubled.NO]).format(bid=contract_text(contract), declarer=SEATS[contract.declarer])


def of_facts(report: IrregularityReport, sheet: FactsSheet) -> dict[str, str]:
    """What happened, as it was told and as it was found."""
    own = {name: getattr(sheet, name) for name in ("agreed", "disputed", "ns_words", "ew_words", "additional")}
    return {
        "happened": report.narrative,
        "tell_of_appeal": signed(sheet.told_of_appeal_by, sheet.told_of_appeal_at),
        "ns_confirmed": at(sheet.ns_confirmed_at),
        "ew_confirmed": at(sheet.ew_confirmed_at),
        **own,
    }


def of_polls(polls: Iterable[Poll]) -> tuple[dict[str, str], Rows]:
    """The polls: what was asked of how many, what they answered, and the alternatives found. No peer is named."""
    asked, found, rows = [], [], []
    for poll in map(poll_sheet, polls):
        names = {"question": poll.poll.question, "seat": poll.seat, "number": len(poll.answers)}
        asked.append(_("{question} (from {seat}’s hand; players asked: {number})").format(**names))
        found.append("; ".join(part for part in (poll.alternatives, poll.poll.judgement) if part))
        for each in poll.answers:
            said = answer_text(poll.choice, each.answer), considered_text(poll.choice, each.considered)
            rows.append((each.level or poll.poll.level, *said, each.reason))
    return {"polled": lines(asked), "alternatives": lines(found)}, rows


def of_ruling(ruling: Ruling, given: Sequence[ScoreAdjustment]) -> dict[str, str]:
    """What was ruled in the director's own words, the reasons of judgements, and the score of each side.

    `given` are the scores that it gave; what was announced stands by law (`by_law`).
    """
    paragraphs = [finding.paragraph for finding in ruling.found]
    judged = [f"{fact.label} {fact.text}. {fact.reason}" for fact in facts_relied_on(ruling) if fact.reason]
    own = [ruling.override_reason] if ruling.override_text else []
    return {
        "number": number_text(ruling),
        "situation": situation_title(ruling.situation),
        "laws": ", ".join(dict.fromkeys(paragraphs)),
        "ruling": ruling.override_text,
        "reasons": lines([*own, *judged]),
        "issued": signed(ruling.issued_by, ruling.issued_at),
        "countersigned": signed(ruling.countersigned_by, ruling.countersigned_at),
        **of_scores(given, _("the table’s result stands") if _leaves_result(ruling) else ""),
    }


def by_law(rulings: Iterable[Ruling]) -> Rows:
    """What was announced of them, one after the other: each sentence behind its paragraph."""
    return [
        (finding.paragraph, text)
        for ruling in rulings
        for finding, text in zip(ruling.found, sentences_of(ruling.sentences), strict=False)
    ]


def result_ticked(ruling: Ruling, given: Sequence[ScoreAdjustment]) -> str:
    """Whether the table's result stands or is adjusted; "" where that is still open."""
    if any(each.score.outcome is not None for each in given):
        return "adjusted"
    return "stands" if given or _leaves_result(ruling) else ""


def _leaves_result(ruling: Ruling) -> bool:
    """Whether nothing that was ruled can change what was scored at the table; not known of a director's own words."""
    return not ruling.override_text and not any(finding.effect in _MAY_CHANGE for finding in ruling.found)


def of_scores(adjustments: Iterable[ScoreAdjustment], without: str = "") -> dict[str, str]:
    """The score of each side, and penalties, apart; `without` stands where no score was given."""
    given = list(adjustments)
    scores = [f"{SIDES[side]}: {side_text(each.score, side)}" for each in given for side in Side] or [without]
    penalties = [told for each in given for told in (*penalty_texts(each), penalty_reason(each))]
    return {"scores": lines(scores), "penalties": lines(penalties)}


def of_slip(slip: Slip, adjustment: ScoreAdjustment) -> tuple[dict[str, str], Rows, Rows]:
    """The slip for the scorer: its fields, the two sides, and the results that weighted scores are made of."""
    texts = {
        "contract": slip.old_contract,
        "score": "" if slip.old_score_ns is None else _points(slip.old_score_ns),
        "law": slip.paragraph,
        "version": _version_text(slip),
        "penalties": lines([*slip.penalties, slip.penalty_reason]),
        "because": lines(part for part in (slip.because, slip.override_reason) if part),
        "issued": signed(adjustment.made_by, adjustment.made_at),
        "entered": signed(adjustment.entered_by, adjustment.entered_at),
    }
    sides = [row for side in slip.sides for row in _of_side(side, slip.unit)]
    weights = [
        (str(SIDES[Side(side.side)]), part.notation, _points(part.points), str(part.weight))
        for side in slip.sides
        for part in side.components
        if len(side.components) > 1
    ]
    return texts, sides, weights


def _version_text(slip: Slip) -> str:
    """The version of a slip, with the one that it replaces."""
    replaces = _("replaces version {version}").format(version=slip.replaces) if slip.replaces else ""
    return ", ".join(part for part in (str(slip.version), replaces) if part)


def of_penalties(adjustment: ScoreAdjustment) -> tuple[dict[str, str], dict[str, str], Rows]:
    """The penalties given beside a score: fields, the kind that is ticked, and a row for each."""
    texts = {
        "law": ", ".join(dict.fromkeys(each.kind.paragraph for each in adjustment.side_penalties)),
        "penalty_reason": penalty_reason(adjustment),
        "issued": signed(adjustment.made_by, adjustment.made_at),
    }
    kinds = {each.kind.value for each in adjustment.side_penalties}
    rows = [(payer_text(each), cost_text(each)) for each in adjustment.side_penalties]
    return texts, {"penalty_kind": kinds.pop()} if len(kinds) == 1 else {}, rows


def _of_side(side: SideSlip, unit: str) -> Rows:
    """A side's new score and awards; under it each of two single players."""
    own = (str(SIDES[Side(side.side)]), f"{side.pair} {side.names}".strip(), side.score)
    alone = [("", f"{each.number} {each.name}", "", *_of_awards(each, unit)) for each in side.players]
    return [(*own, *_of_awards(side, unit)), *alone]


def _of_awards(given: SideSlip | PlayerSlip, unit: str) -> tuple[str, str]:
    """What somebody gets on the line before and after."""
    before, after = given.award_before or "–", f"{given.award_after} {unit}" if given.award_after else "–"
    return before.replace("-", "−"), after.replace("-", "−")


def of_rulings(rulings: Iterable[Ruling]) -> dict[str, str]:
    """What was ruled on a report in the director's own words, and under which laws, its cases one after the other."""
    rulings = list(rulings)
    laws = dict.fromkeys(finding.paragraph for ruling in rulings for finding in ruling.found)
    return {"laws": ", ".join(laws), "ruling": lines(ruling.override_text for ruling in rulings)}


def number_text(ruling: Ruling) -> str:
    """`Ruling 12.1 · version 2`."""
    names = {"number": ruling.report.number, "position": ruling.case.position, "version": ruling.version}
    return _("Ruling %(number)s.%(position)s · version %(version)s") % names


def signed(person: User | None, moment: datetime | None) -> str:
    """A name and a time in the club's zone, as far as there are any."""
    return ", ".join(part for part in (person.display_name if person else "", at(moment)) if part)


def at(moment: datetime | str | None) -> str:
    """A time in the club's zone, from the clock or in ISO; "" for none."""
    known = datetime.fromisoformat(moment) if isinstance(moment, str) else moment
    return "" if known is None else date_format(localtime(known), "SHORT_DATETIME_FORMAT")


def _points(score: int) -> str:
    """A score with its sign."""
    return f"{score:+d}".replace("-", "−")


def lines(texts: Iterable[str]) -> str:
    """The texts that say something, one a line."""
    return "\n".join(text for text in texts if text)
