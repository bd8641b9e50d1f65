"""A demo club with a session in progress and a few cases of an earlier one, invented from its name to its cards.

Makes only what is missing.
"""

from dataclasses import dataclass
from pathlib import Path
from uuid import UUID

from django.db import transaction

from rulings.models import Club, IrregularityReport, ReportCase, Role, Session, User
from rulings.services.answering import answer
from rulings.services.clubs import create_club, give_role
from rulings.services.demo_casebook import load_casebook
from rulings.services.filing import file_report
from rulings.services.importing import import_session
from rulings.services.issuing import Say, issue_ruling
from rulings.services.profiles import load_profiles

EVENING = Path(__file__).resolve().parent.parent / "demo" / "evening.pbn"
CLUB = "ponte-nuovo"
CAST = (
    ("dora", "Dora", "Neri", Role.DIRECTOR),
    ("rev", "Rev", "Alti", Role.CHIEF_DIRECTOR),
    ("olga", "Olga", "Zięba", Role.ADMINISTRATOR),
)
NO_CARD_TO_A_TRICK = (
    ("both_sides_played_on", "yes"),
    ("offender", "W"),
    ("has_card_of_suit_led", "yes"),
    ("offending_side_won_a_trick", "yes"),
    ("exception_of_64b", "none"),
)
CARD_DROPPED = (("offender", "S"), ("visibility", "seen_or_named"), ("penalty_cards", "H9"))


@dataclass(frozen=True)
class Login:
    """Somebody who can sign in, and whether the demo's password still lets him in."""

    username: str
    role: str
    is_password_known: bool


@dataclass(frozen=True)
class Demo:
    """The club, its session, and who can sign in."""

    club: Club
    session: Session
    logins: tuple[Login, ...]


@transaction.atomic
def load_demo(*, password: str, say: Say) -> Demo:
    """Make the demo's club, people, sessions and reports, each unless it is there; what people changed stays."""
    load_profiles()
    club = Club.objects.filter(slug=CLUB).first() or create_club(
        name="Ponte Nuovo Bridge Club", slug=CLUB, time_zone="Europe/Rome"
    )
    people = {name: person(name, first, last, password) for name, first, last, _role in CAST}
    for name, _first, _last, role in CAST:
        if not people[name].memberships.filter(club=club).exists():
            give_role(actor=None, club=club, user=people[name], role=role)
    load_casebook(club, people["dora"], people["rev"], people["olga"], say)
    imported = import_session(actor=None, club=club, data=EVENING.read_bytes(), filename=EVENING.name)
    if imported.created:
        file_reports(people["dora"], imported.session, say)
    logins = (Login(name, str(role.label), people[name].check_password(password)) for name, _first, _last, role in CAST)
    return Demo(club, imported.session, tuple(logins))


def person(username: str, first_name: str, last_name: str, password: str) -> User:
    """The user with that name, made with the password when missing."""
    known = User.objects.filter(username=username).first()
    return known or User.objects.create_user(username, password=password, first_name=first_name, last_name=last_name)


def file_reports(dora: User, session: Session, say: Say) -> None:
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
    case = answered(dora, ruled, NO_CARD_TO_A_TRICK)
    issue_ruling(actor=dora, case=case, revision=case.revision, say=say)
    open_still = file_report(
        actor=dora,
        session=session,
        board_number=7,
        table="5",
        situation="penalty_card",
        filing_key=UUID(int=2),
        narrative="South dropped the nine of hearts while he took a card for trick three.",
    )
    answered(dora, open_still, CARD_DROPPED)


def answered(dora: User, report: IrregularityReport, answers: tuple[tuple[str, str], ...]) -> ReportCase:
    """The report's first case with these answers given."""
    case = report.cases.get()
    for key, value in answers:
        case = answer(actor=dora, case=case, key=key, value=value, revision=case.revision).case
    return case
