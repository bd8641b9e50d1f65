"""The one reading of a report's table, with its result, board and session: see `TableRecord`. Writes nothing."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import cast

from django.utils.functional import SimpleLazyObject

from rulings.bridge import Seat
from rulings.desk.base.names import seated
from rulings.desk.cases.values.table import Source, TableRecord, ToldAuction, ToldContract, ToldPlay, tricks_in_turn
from rulings.laws.record.record import Record, read_record
from rulings.models import IrregularityReport


def table_record(report: IrregularityReport) -> TableRecord:
    """What is told of the report's table; the names and what was asked are looked up when somebody reads them."""
    board, contract = report.board, _contract_of(report)
    auction = _auction_of(report, contract)
    return TableRecord(
        board=board.number,
        dealer=Seat(board.dealer),
        vulnerability=board.vulnerability,
        form=report.session.form,
        deal=board.deal,
        is_blind=report.is_blind,
        seats=cast(Mapping[Seat, str], SimpleLazyObject(partial(seated, report))),
        contract=contract,
        auction=auction,
        play=_play_of(report, contract, auction),
        claim=report.claim,
        asked=cast(Sequence[str], SimpleLazyObject(partial(_situations_of, report))),
    )


def record_of(report: IrregularityReport) -> dict[str, object]:
    """What the laws read of the report's table, in the JSON of `rulings.laws.record`."""
    return table_record(report).entries


def record_read(report: IrregularityReport) -> Record:
    """A report's table as the laws have it before them."""
    return read_record(record_of(report))


def _situations_of(report: IrregularityReport) -> tuple[str, ...]:
    return tuple(case.situation for case in report.cases.order_by("position"))


def _contract_of(report: IrregularityReport) -> ToldContract:
    """The contract as report and result tell it."""
    result = report.result
    met = ""
    if result is not None and result.contract:
        met = f"{result.contract} by {result.declarer}" if result.declarer else result.contract
    own_auction = ToldAuction(Seat(report.board.dealer), report.auction).auction
    reached = own_auction.contract() if own_auction.is_over else None
    return ToldContract(report.contract, str(reached) if reached else "", met)


def _auction_of(report: IrregularityReport, contract: ToldContract) -> ToldAuction:
    """The director's own auction, else the result's unless the contract that he told contradicts it."""
    dealer = Seat(report.board.dealer)
    if report.auction:
        return ToldAuction(dealer, report.auction, Source.REPORT)
    if report.result is None or not report.result.auction:
        return ToldAuction(dealer)
    of_result = ToldAuction(dealer, report.result.auction, Source.RESULT)
    if contract.contradicts(of_result.auction):
        return ToldAuction(dealer, left_out=report.result.auction)
    return of_result


def _play_of(report: IrregularityReport, contract: ToldContract, auction: ToldAuction) -> ToldPlay:
    """The director's own play, else the result's under the contract that it was played in."""
    if report.play:
        return ToldPlay.of_report(report.play)
    is_its_contract = contract.is_of_result or contract.is_reached_in(auction.auction)
    if report.result is None or report.auction or not is_its_contract:
        return ToldPlay()
    tricks = tricks_in_turn(report.result.play)
    return ToldPlay(tricks, source=Source.RESULT if tricks else None)
