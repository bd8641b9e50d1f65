"""Law 54A: the report's contract gets its new declarer with the ruling, and back when the ruling is reopened."""

from rulings.bridge import Contract, Seat
from rulings.desk.cases.queries.play import is_left_by_a_ruling
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.queries.table import record_of
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.filing import amend_report, open_next_case
from rulings.desk.reports.services.recording import record_play
from rulings.laws.record.record import read_record
from rulings.models import IrregularityReport, ReportCase, Ruling, Session, User
from tests.factories import answer_all, history, make_pair, make_report, make_result

LED = (("offender", "E"), ("since_opening_lead", "nothing"), ("penalty_cards", "H7"), ("one_of_five", "spread"))
SOUTHS = {"contract": "4S by S"}
CALLS = [{"call": call, "seat": seat} for call, seat in zip(("P", "4S", "P", "P", "P"), "ESWNE", strict=True)]


def lead_of_east(dora: User, session: Session, **told: object) -> ReportCase:
    """South, the presumed declarer by what is told, spreads his hand."""
    report = make_report(dora, session, situation="opening_lead_out_of_turn", facts={}, table="4", board_number=2)
    if told:
        amend_report(actor=dora, report=report, revision=report.revision, **told)  # type: ignore[arg-type]
    case = ReportCase.objects.get(report=report)
    return answer_all(dora, case, LED)


def issued(dora: User, case: ReportCase, **own: str) -> Ruling:
    case.refresh_from_db()
    return issue_ruling(actor=dora, case=case, revision=case.revision, **own)


def now(report: IrregularityReport) -> IrregularityReport:
    return IrregularityReport.objects.select_related("board", "result", "session").get(pk=report.pk)


def test_54A_declarers_partner_is_declarer_on_the_report_and_in_what_follows(dora: User, session: Session) -> None:
    report = now(issued(dora, lead_of_east(dora, session, **SOUTHS)).report)
    assert (report.contract, report.revision) == ("4S by N", 3)
    record = read_record(record_of(report))
    assert record.opening_leader is Seat.EAST
    changed = [entry for entry in history(report.club) if entry[0] == "report.amended"]
    assert changed[-1][1:] == ({"contract": "4S by S"}, {"contract": "4S by N"})
    later = open_next_case(actor=dora, report=report, situation="revoke", facts={"offender": "S"})
    assert {fact.key: value for fact, value in run(later).derived.items()} == {}
    record_play(actor=dora, report=report, revision=3, leader=Seat.EAST, tricks=[["H7", "H2"]])
    assert now(report).play == {"leader": "E", "tricks": [["H7", "H2"]]}


def test_a_result_goes_on_telling_auction_and_play_under_the_new_declarer(dora: User, session: Session) -> None:
    pairs = make_pair(session, "1", "NS"), make_pair(session, "1", "EW")
    play = [{"leader": "E", "cards": ["E H7", "S H2"]}]
    board = session.boards.get(number=2)
    make_result(board, *pairs, table="4", contract="4S", declarer="S", auction=CALLS, play=play)
    report = now(issued(dora, lead_of_east(dora, session)).report)
    told = record_of(report)
    assert (told["contract"], told["auction"], told["tricks"]) == ("4S by N", CALLS, [["E:H7", "H2"]])


def test_reopened_the_case_is_heard_on_the_contract_it_had(dora: User, session: Session) -> None:
    ruling = issued(dora, lead_of_east(dora, session, **SOUTHS))
    case = supersede_ruling(actor=dora, ruling=ruling, reason="he had only played a card")
    assert now(ruling.report).contract == "4S by S"
    assert run(case).question is None
    issued(dora, answer_all(dora, case, (("one_of_five", "accept"),)))
    assert now(ruling.report).contract == "4S by S"


def test_a_contract_that_the_auction_told_is_the_auctions_again(dora: User, session: Session) -> None:
    case = lead_of_east(dora, session, auction=CALLS)
    ruling = issued(dora, case)
    assert now(ruling.report).contract == "4S by N"
    supersede_ruling(actor=dora, ruling=ruling, reason="another choice")
    assert (now(ruling.report).contract, run(ReportCase.objects.get(pk=case.pk)).question) == ("", None)


def test_a_contract_corrected_since_is_not_put_back(dora: User, session: Session) -> None:
    ruling = issued(dora, lead_of_east(dora, session, **SOUTHS))
    amend_report(actor=dora, report=ruling.report, revision=now(ruling.report).revision, contract="4SX by N")
    supersede_ruling(actor=dora, ruling=ruling, reason="another choice")
    assert now(ruling.report).contract == "4SX by N"


def test_a_directors_own_ruling_leaves_the_contract_alone(dora: User, session: Session) -> None:
    own = {"override_text": "South stays declarer.", "override_reason": "He only dropped the card."}
    assert now(issued(dora, lead_of_east(dora, session, **SOUTHS), **own).report).contract == "4S by S"


def test_the_auction_and_the_contract_that_the_ruling_left_contradict_nothing(dora: User, session: Session) -> None:
    case = lead_of_east(dora, session, auction=CALLS)
    reached = Contract.parse("4S by S")
    assert not is_left_by_a_ruling(now(case.report), reached)
    ruling = issued(dora, case)
    assert is_left_by_a_ruling(now(ruling.report), reached)
    supersede_ruling(actor=dora, ruling=ruling, reason="another choice")
    mistaken = amend_report(actor=dora, report=ruling.report, revision=now(ruling.report).revision, contract="4S by W")
    assert not is_left_by_a_ruling(mistaken, reached)
