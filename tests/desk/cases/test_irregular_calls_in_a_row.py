"""Two irregular calls on one report, from the recorded auction to the second ruling; the cancelled one is marked."""

from rulings.bridge import Seat
from rulings.bridge.auction_text import entries, read_text
from rulings.desk.cases.queries.bidding_box import marking_sheet
from rulings.desk.cases.queries.runner import run
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.reports.services.filing import amend_report, open_next_case
from rulings.laws.record.roles import offender
from rulings.models import IrregularityReport, ReportCase, Ruling, Session, User
from tests.factories import first_case, make_report

Answers = tuple[tuple[str, str], ...]
REFUSED: Answers = (("since_out_of_rotation", "nobody"), ("lho_accepts_out_of_rotation", "no"))
NOT_ACCEPTED: Answers = (("lho_accepts_insufficient_bid", "no"), ("replacement", "lowest_same"))


def record(dora: User, report: IrregularityReport, calls: str) -> IrregularityReport:
    """The report with this auction, north the dealer."""
    report = IrregularityReport.objects.get(pk=report.pk)
    auction = entries(read_text(Seat.NORTH, calls))
    return amend_report(actor=dora, report=report, revision=report.revision, auction=auction)


def ruled(dora: User, case: ReportCase, answers: Answers) -> Ruling:
    """The case answered, each judgement with its reason, and ruled on."""
    case = ReportCase.objects.get(pk=case.pk)
    for key, value in answers:
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision, reason="It was so.").case
    return issue_ruling(actor=dora, case=case, revision=case.revision)


def marked(dora: User, ruling: Ruling) -> IrregularityReport:
    """What the button does."""
    report = IrregularityReport.objects.get(pk=ruling.report_id)
    sheet = marking_sheet(report, [ruling])
    assert sheet is not None
    return record(dora, report, sheet.auction)


def keys(ruling: Ruling) -> list[str]:
    return [f"{finding['paragraph']} {finding['key']}" for finding in ruling.findings]


def told(case: ReportCase) -> dict[str, object]:
    """What the record tells the case, before anybody answers."""
    return {fact.key: fact.kind.write(value) for fact, value in run(case).derived.items()}


def test_an_insufficient_bid_out_of_turn_that_is_repeated(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="insufficient_bid", facts={})
    record(dora, report, "1S S:1H!")
    first = ruled(dora, first_case(report), (("insufficient_kind", "out_of_turn"),))
    assert keys(first) == ["27A2 insufficient_and_out_of_turn"]

    second_case = open_next_case(actor=dora, report=report, situation="bid_out_of_rotation", facts={"offender": "S"})
    assert told(second_case) == {"whose_turn": "rho"}
    second = ruled(dora, second_case, (*REFUSED, ("rho_action", "pass")))
    assert "29B call_out_of_rotation_cancelled" in keys(second)
    assert keys(second)[-1] == "31A1 repetition_would_be_insufficient"

    report = marked(dora, second)
    assert report.auction == ["1S", {"call": "1H", "seat": "S", "cancelled": True}]
    record(dora, report, "1S [S:1H] P 1H")
    third = open_next_case(actor=dora, report=report, situation="insufficient_bid", facts={"offender": "S"})
    assert told(third) == {}
    last = ruled(dora, third, (("insufficient_kind", "in_turn"), *NOT_ACCEPTED))
    assert last.derived == {"since_insufficient": "nothing", "lowest_sufficient_bid": "2H"}
    assert marked(dora, last).auction[-1] == {"call": "1H", "seat": "S", "cancelled": True}


def test_a_pass_out_of_turn_over_a_call_out_of_turn(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="bid_out_of_rotation", facts={})
    record(dora, report, "E:1H! W:P!")
    assert told(first_case(report)) == {"offender": "E", "whose_turn": "rho"}
    first = ruled(dora, first_case(report), (*REFUSED, ("rho_action", "pass")))
    report = marked(dora, first)
    assert report.auction == [{"call": "1H", "seat": "E", "cancelled": True}, {"call": "P", "seat": "W"}]

    second_case = open_next_case(actor=dora, report=report, situation="pass_out_of_rotation", facts={"offender": "W"})
    assert told(second_case) == {"whose_turn": "lho", "has_called_before": "no", "since_out_of_rotation": "nobody"}
    second = ruled(
        dora,
        second_case,
        (REFUSED[-1], ("pass_is_artificial", "no"), ("replacement_call", "1S"), ("comparable_test", "none")),
    )
    assert "30B1(b)(ii) must_pass_at_his_next_turn" in keys(second)
    both = read_text(Seat.NORTH, "[E:1H] [W:P]")
    assert marked(dora, second).auction == entries(both)
    assert both.turn is Seat.NORTH


def test_an_inadmissible_double_of_a_bid_out_of_turn(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="bid_out_of_rotation", facts={})
    record(dora, report, "P S:1H!")
    first = ruled(dora, first_case(report), (*REFUSED, ("rho_action", "pass")))
    report = record(dora, marked(dora, first), "P [S:1H] P 1H P X P")
    second_case = open_next_case(actor=dora, report=report, situation="inadmissible_double", facts={"offender": "N"})
    assert told(second_case) == {"since_inadmissible_double": "lho_called", "turn_of_inadmissible_double": "own"}
    second = ruled(dora, second_case, (("since_inadmissible_double", "lho_called"),))
    assert keys(second)[0] == "36A double_and_later_calls_cancelled"
    cancelled = read_text(Seat.NORTH, "P [S:1H] P 1H P [N:X] [E:P]")
    assert marked(dora, second).auction == entries(cancelled)
    assert cancelled.turn is Seat.NORTH


def test_a_ruling_stays_about_its_offender_when_another_errs(dora: User, session: Session) -> None:
    report = make_report(dora, session, situation="insufficient_bid", facts={})
    record(dora, report, "1S 1H")
    ruling = ruled(dora, first_case(report), (("insufficient_kind", "in_turn"), *NOT_ACCEPTED))
    assert ruling.derived["offender"] == "E"
    record(dora, report, "1S [E:1H] 2H 1NT")
    supersede_ruling(actor=dora, ruling=ruling, reason="I had the seats wrong.")
    assert run(first_case(report)).relied_on[offender] is Seat.EAST
