"""A demo club, invented from its name to its cards.

A session in progress and three published rulings of an earlier one.

Makes only what is missing.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import UUID
from zoneinfo import ZoneInfo

from django.db import transaction

from rulings.desk.casebook.services.publishing import publish, set_publishing
from rulings.desk.casebook.values import PublishingSettings
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.follow_ups import complete_follow_up
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.demo.values import DEMO_CLUB, EVENING, Login
from rulings.desk.imports.services.importing import import_session
from rulings.desk.people.services.clubs import create_club, give_role
from rulings.desk.profiles.services import load_profiles
from rulings.desk.reports.services.filing import amend_report, file_report
from rulings.desk.review.services import countersign
from rulings.desk.sessions.services import close_session, make_result_available
from rulings.models import Club, IrregularityReport, ReportCase, Role, Ruling, Session, User

_CAST = (
    ("dora", "Dora", "Neri", Role.DIRECTOR),
    ("rev", "Rev", "Alti", Role.CHIEF_DIRECTOR),
    ("olga", "Olga", "Zięba", Role.ADMINISTRATOR),
)
_NO_CARD_TO_A_TRICK = (
    ("both_sides_played_on", "yes"),
    ("offender", "W"),
    ("has_card_of_suit_led", "yes"),
    ("exception_of_64b", "none"),
    ("offending_side_won_a_trick", "yes"),
)
_CARD_DROPPED = (("offender", "S"), ("visibility", "seen_or_named"), ("penalty_cards", "H9"))


@dataclass(frozen=True)
class _Demo:
    """The club, its session, and who can sign in."""

    club: Club
    session: Session
    logins: tuple[Login, ...]


@transaction.atomic
def load_demo(*, password: str) -> _Demo:
    """Make the demo's club, people, sessions and reports, each unless it is there; what people changed stays."""
    load_profiles()
    club = Club.objects.filter(slug=DEMO_CLUB).first() or create_club(
        name="Ponte Nuovo Bridge Club", slug=DEMO_CLUB, time_zone="Europe/Rome"
    )
    people = {name: _person(name, first, last, password) for name, first, last, _role in _CAST}
    for name, _first, _last, role in _CAST:
        if not people[name].memberships.filter(club=club).exists():
            give_role(actor=None, club=club, user=people[name], role=role)
    _load_casebook(club, people["dora"], people["rev"], people["olga"])
    imported = import_session(actor=None, club=club, data=EVENING.read_bytes(), filename=EVENING.name)
    if imported.created:
        _file_reports(people["dora"], imported.session)
    logins = (
        Login(name, str(role.label), people[name].check_password(password)) for name, _first, _last, role in _CAST
    )
    return _Demo(club, imported.session, tuple(logins))


def _person(username: str, first_name: str, last_name: str, password: str) -> User:
    """The user with that name, made with the password when missing."""
    known = User.objects.filter(username=username).first()
    return known or User.objects.create_user(username, password=password, first_name=first_name, last_name=last_name)


def _file_reports(dora: User, session: Session) -> None:
    """One ruling that waits for its countersignature, and one case in the middle of its questions."""
    ruled = file_report(
        actor=dora,
        session=session,
        board_number=3,
        table="2",
        situation="defective_trick",
        facts={"error": "played_none"},
        filing_key=UUID(int=1),
        narrative="West had one card more than the others at trick seven: he had played none to trick four.",
    )
    case = _answered(dora, ruled, _NO_CARD_TO_A_TRICK)
    issue_ruling(actor=dora, case=case, revision=case.revision)
    open_still = file_report(
        actor=dora,
        session=session,
        board_number=7,
        table="5",
        situation="penalty_card",
        filing_key=UUID(int=2),
        narrative="South dropped the nine of hearts while he took a card for trick three.",
    )
    _answered(dora, open_still, _CARD_DROPPED)


def _answered(dora: User, report: IrregularityReport, answers: tuple[tuple[str, str], ...]) -> ReportCase:
    """The report's first case with these answers given."""
    case = report.cases.get()
    for key, value in answers:
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision).case
    return case


_SPRING = Path(__file__).with_name("spring.pbn")
"""Three boards at three tables, some months ago."""
_SCORE_WAS_AVAILABLE = (22, 30)
"""Hour and minute of that evening."""


@dataclass(frozen=True)
class _Call:
    """A call for the director at table 1 or 2: what happened, what was answered, what came of it after the play."""

    board: int
    table: str
    situation: str
    narrative: str
    answers: tuple[tuple[str, str], ...]
    after_play: str
    auction: tuple[str, ...] = ()


_CALLS = (
    _Call(
        1,
        "1",
        "insufficient_bid",
        "North opened one spade. South had not seen it and opened one diamond; West did not want it to stand.",
        (("insufficient_kind", "in_turn"), ("lho_accepts_insufficient_bid", "no"), ("replacement", "lowest_same")),
        "Nine tricks in notrump stood without the help of the first bid.",
        ("1S", "P", "1D"),
    ),
    _Call(
        2,
        "2",
        "established_revoke",
        "East ruffed a diamond at trick five, won the trick and one more, and was found later to hold a diamond.",
        (
            ("offender", "E"),
            ("exception_of_64b", "none"),
            ("revoke_trick_won_by", "revoker"),
            ("later_tricks", "some"),
        ),
        "Two tricks transferred give declarer what he would have made.",
    ),
    _Call(
        3,
        "3",
        "opening_lead_out_of_turn",
        "North was to declare three notrump. West faced the two of hearts though the lead was for East.",
        (
            ("offender", "W"),
            ("since_opening_lead", "nothing"),
            ("penalty_cards", "H2"),
            ("one_of_five", "require"),
        ),
        "East led a heart as he was required to; the card in West's hand helped nobody.",
    ),
)


def _load_casebook(club: Club, director: User, chief: User, administrator: User) -> None:
    """The evening with its rulings, unless it is there. The club lets nobody read a text before everybody else."""
    imported = import_session(actor=None, club=club, data=_SPRING.read_bytes(), filename=_SPRING.name)
    if not imported.created:
        return
    session = imported.session
    rulings = [_ruled(director, session, number, call) for number, call in enumerate(_CALLS)]
    for ruling in rulings:
        countersign(actor=chief, ruling=ruling)
    close_session(actor=director, session=session)
    since = datetime(*session.date.timetuple()[:3], *_SCORE_WAS_AVAILABLE, tzinfo=ZoneInfo(club.time_zone))
    make_result_available(actor=director, session=session, since=since)
    set_publishing(actor=administrator, club=club, settings=PublishingSettings(parties_first_hours=0))
    for ruling in rulings:
        publish(actor=chief, ruling=ruling)


def _ruled(director: User, session: Session, number: int, call: _Call) -> Ruling:
    """The ruling, with what waited for the end of play settled."""
    report = _filed(director, session, number, call)
    case = report.cases.get()
    for key, value in call.answers:
        case = answer(actor=director, case=case, key=key, value=value, revision=case.revision).case
    ruling = issue_ruling(actor=director, case=case, revision=case.revision)
    for follow_up in ruling.follow_ups.all():
        complete_follow_up(actor=director, follow_up=follow_up, note=call.after_play)
    return ruling


def _filed(director: User, session: Session, number: int, call: _Call) -> IrregularityReport:
    """The report, with the auction where it matters."""
    report = file_report(
        actor=director,
        session=session,
        board_number=call.board,
        table=call.table,
        situation=call.situation,
        filing_key=UUID(int=10 + number),
        narrative=call.narrative,
    )
    if call.auction:
        report = amend_report(actor=director, report=report, revision=report.revision, auction=call.auction)
    return report
