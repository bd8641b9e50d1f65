"""The cast and their club, made with plain functions and defaults.

Dora directs, Rev is chief director, Olga administers, Pat plays, Wanda directs at another club. What is made here is
put straight into the database, so that the audit trail begins with what a test does.
"""

from datetime import date, timedelta
from typing import Any
from uuid import UUID, uuid4

from django.utils import timezone

from rulings.bridge import dealer_of, vulnerability_of
from rulings.desk.adjusting.services.adjusting import adjust_score
from rulings.desk.adjusting.values import Given
from rulings.desk.base.audit import opened
from rulings.desk.base.moving.sealed_rows import ROW, ROWS
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.cases.services.waiting import let_wait
from rulings.desk.reports.services.filing import file_report
from rulings.desk.review.services import countersign
from rulings.desk.sessions.services import close_session
from rulings.models import (
    AuditEntry,
    Board,
    Club,
    Contestant,
    Event,
    IrregularityReport,
    Membership,
    Player,
    RegulationProfile,
    ReportCase,
    Result,
    Role,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)
from rulings.scoring.boards.lines import Assigned
from rulings.scoring.boards.table_results import TableResult
from rulings.scoring.notation.results import read_result

DEAL = "N:AKQ2.543.KJ4.876 J987.AQJ.Q32.KQ2 T654.K92.A87.AJT 3.T876.T965.9543"
NO_CARD_LATE = {"error": "played_none"}
REST_OF_NO_CARD_LATE = (
    ("both_sides_played_on", "yes"),
    ("offender", "W"),
    ("has_card_of_suit_led", "yes"),
    ("offending_side_won_a_trick", "yes"),
    ("exception_of_64b", "none"),
)
"""The answers that lead from "no card to a trick" to 67B1 and one trick, in the order asked."""


def make_club(slug: str = "ponte", name: str = "Ponte Vecchio Bridge Club") -> Club:
    return Club.objects.create(slug=slug, name=name)


def make_user(username: str, club: Club | None = None, role: str = Role.DIRECTOR, **names: str) -> User:
    user: User = User.objects.create_user(username, password="correct horse", **names)
    if club is not None:
        Membership.objects.create(user=user, club=club, role=role)
    return user


def make_dora(club: Club) -> User:
    """She directs."""
    return make_user("dora", club, first_name="Dora", last_name="Neri")


def make_rev(club: Club) -> User:
    """He is chief director."""
    return make_user("rev", club, Role.CHIEF_DIRECTOR, first_name="Rev", last_name="Alti")


def make_olga(club: Club) -> User:
    """She administers."""
    return make_user("olga", club, Role.ADMINISTRATOR, first_name="Olga", last_name="Zieba")


def make_pat() -> User:
    """Pat plays, and is no member."""
    return make_user("pat", first_name="Pat", last_name="Luni")


def make_wanda() -> User:
    """She directs at another club."""
    return make_user("wanda", make_club("wisla", "Klub Wisła"), first_name="Wanda", last_name="Lis")


def make_profile(club: Club | None = None, edition: str = "2017", **settings: str) -> RegulationProfile:
    return RegulationProfile.objects.create(
        club=club, name=f"Laws {edition}", valid_from=date(2017, 1, 1), edition=edition, settings=settings
    )


def make_session(club: Club, slug: str = "tuesday", boards: int = 3, edition: str = "2017", **settings: str) -> Session:
    """A session in play, with boards from 1 on; board 1 has its cards."""
    event = Event.objects.create(club=club, name="Tuesday Pairs", date=date(2026, 11, 17))
    profile = make_profile(club, edition, **settings) if not club.profiles.exists() else club.profiles.get()
    session = Session.objects.create(event=event, slug=slug, date=event.date, form="pairs_mp", profile=profile)
    for number in range(1, boards + 1):
        make_board(session, number, DEAL if number == 1 else "")
    return session


def make_board(session: Session, number: int, deal: str = "") -> Board:
    return Board.objects.create(
        session=session,
        number=number,
        dealer=str(dealer_of(number)),
        vulnerability=str(vulnerability_of(number)),
        deal=deal,
    )


def make_pair(session: Session, number: str, direction: str, *names: str) -> Contestant:
    pair = Contestant.objects.create(
        session=session, key=f"{number}{direction}", number=number, direction=direction, name=" - ".join(names)
    )
    for seat, name in zip(direction, names, strict=False):
        Player.objects.create(contestant=pair, name=name, seat=seat)
    return pair


def make_result(board: Board, ns: Contestant, ew: Contestant, table: str = "1", **fields: Any) -> Result:
    played = {"contract": "4S", "declarer": "S", "tricks": 10, "score_ns": 420, "score_ew": -420}
    return Result.objects.create(board=board, ns=ns, ew=ew, table=table, **played | fields)


def make_three_tables(session: Session) -> Result:
    """The first of three tables of board 1: 420, 400, 170."""
    board = session.boards.get(number=1)
    made = []
    for at, score in enumerate((420, 400, 170), 1):
        pairs = [make_pair(session, str(at), side, f"Anna {at}", f"Bruno {at}") for side in ("NS", "EW")]
        made.append(make_result(board, *pairs, table=str(at), score_ns=score, score_ew=-score))
    return made[0]


def make_report(actor: User, session: Session, **fields: Any) -> IrregularityReport:
    """A report of a trick without a card on board 1, unless said otherwise."""
    given: dict[str, Any] = {
        "board_number": 1,
        "situation": "defective_trick",
        "facts": NO_CARD_LATE,
        "filing_key": uuid4(),
    }
    return file_report(actor=actor, session=session, **given | fields)


def first_case(report: IrregularityReport) -> ReportCase:
    return report.cases.select_related("report").get(position=1)


def answer_all(
    actor: User, case: ReportCase, answers: tuple[tuple[str, str], ...] = REST_OF_NO_CARD_LATE
) -> ReportCase:
    """The case with these answers given one after the other."""
    for key, value in answers:
        case = answer(actor=actor, case=case, key=key, value=value, revision=case.revision).case
    return case


NOT_ACCEPTED = (
    ("offender", "W"),
    ("insufficient_kind", "in_turn"),
    ("since_insufficient", "nothing"),
    ("lho_accepts_insufficient_bid", "no"),
)


def make_insufficient(actor: User, session: Session) -> ReportCase:
    """An insufficient bid that was not accepted: how it is replaced, nobody knows yet."""
    report = make_report(actor, session, situation="insufficient_bid", facts={})
    return answer_all(actor, first_case(report), NOT_ACCEPTED)


def make_waiting(actor: User, session: Session) -> ReportCase:
    """The same, put aside until the replacement is made."""
    case = make_insufficient(actor, session)
    return let_wait(actor=actor, case=case, revision=case.revision)


def make_ruling(actor: User, session: Session, **fields: Any) -> Ruling:
    """An issued ruling: 67B1, one trick."""
    case = answer_all(actor, first_case(make_report(actor, session, **fields)))
    return issue_ruling(actor=actor, case=case, revision=case.revision)


def both(result: str) -> dict[str, TableResult]:
    """The contract that a plain score for both sides comes from, in English notation."""
    return dict.fromkeys(("ns", "ew"), read_result(result, "en"))


def make_adjustment(actor: User, ruling: Ruling, result: Result | None = None, **fields: Any) -> ScoreAdjustment:
    """Two down in place of the table's ten tricks; makes a table of two pairs unless a result is given."""
    if result is None:
        board = ruling.report.board
        pairs = [make_pair(board.session, "77", side, "Anna", "Bruno") for side in ("NS", "EW")]
        result = make_result(board, *pairs, table="77")
    given = Given(Assigned.to_both(-100), "16B3", both("4S -2 S"))
    return adjust_score(actor=actor, ruling=ruling, result=result, **{"given": given} | fields)


def make_publishable(dora: User, rev: User, session: Session, **fields: Any) -> Ruling:
    """A ruling by Dora, countersigned by Rev, after the session and its periods; the club publishes at once."""
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session, **fields))
    make_over(dora, session)
    Club.objects.filter(pk=ruling.report.club_id).update(publishing={"parties_first_hours": 0})
    return ruling


def make_over(dora: User, session: Session) -> None:
    """Close a session whose official score was available long enough ago that both periods are over."""
    close_session(actor=dora, session=session)
    Session.objects.filter(pk=session.pk).update(result_available_at=timezone.now() - timedelta(days=2))


def history(club: Club, since: int = 0) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """The club's audit entries after that sequence number: verb, before, after but for what is sealed of rows."""
    entries = opened(AuditEntry.objects.filter(club=club, sequence__gt=since).order_by("sequence"))
    return [
        (entry.verb, entry.before, {name: told for name, told in entry.after.items() if name not in (ROW, ROWS)})
        for entry in entries
    ]


def a_key(last: int = 1) -> UUID:
    """A filing key that a test can use twice."""
    return UUID(int=last)
