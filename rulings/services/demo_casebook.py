"""The demo club's earlier evening: three rulings that were issued, countersigned and published, to read and search."""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from uuid import UUID
from zoneinfo import ZoneInfo

from rulings.models import Club, IrregularityReport, Ruling, Session, User
from rulings.services.answering import answer
from rulings.services.clocks import make_result_available
from rulings.services.filing import amend_report, file_report
from rulings.services.follow_ups import complete_follow_up
from rulings.services.importing import import_session
from rulings.services.issuing import Say, issue_ruling
from rulings.services.publishing import publish
from rulings.services.publishing_settings import PublishingSettings, set_publishing
from rulings.services.reviewing import countersign
from rulings.services.sessions import close_session

SPRING = Path(__file__).resolve().parent.parent / "demo" / "spring.pbn"
"""Three boards at three tables, some months ago."""
SCORE_WAS_AVAILABLE = (22, 30)
"""Hour and minute of that evening."""


@dataclass(frozen=True)
class Told:
    """A call for the director at table 1 or 2: what happened, what was answered, what came of it after the play."""

    board: int
    table: str
    situation: str
    narrative: str
    answers: tuple[tuple[str, str], ...]
    after_play: str
    auction: tuple[str, ...] = ()


CALLS = (
    Told(
        1,
        "1",
        "insufficient_bid",
        "North opened one spade. South had not seen it and opened one diamond; West did not want it to stand.",
        (("insufficient_kind", "in_turn"), ("lho_accepts_insufficient_bid", "no"), ("replacement", "lowest_same")),
        "Nine tricks in notrump stood without the help of the first bid.",
        ("1S", "P", "1D"),
    ),
    Told(
        2,
        "2",
        "established_revoke",
        "East ruffed a diamond at trick five, won the trick and one more, and was found later to hold a diamond.",
        (
            ("offender", "E"),
            ("revoke_trick_won_by", "revoker"),
            ("later_tricks", "some"),
            ("exception_of_64b", "none"),
        ),
        "Two tricks transferred give declarer what he would have made.",
    ),
    Told(
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


def load_casebook(club: Club, director: User, chief: User, administrator: User, say: Say) -> None:
    """The evening with its rulings, unless it is there. The club lets nobody read a text before everybody else."""
    imported = import_session(actor=None, club=club, data=SPRING.read_bytes(), filename=SPRING.name)
    if not imported.created:
        return
    session = imported.session
    rulings = [ruled(director, session, number, told, say) for number, told in enumerate(CALLS)]
    for ruling in rulings:
        countersign(actor=chief, ruling=ruling)
    close_session(actor=director, session=session)
    since = datetime(*session.date.timetuple()[:3], *SCORE_WAS_AVAILABLE, tzinfo=ZoneInfo(club.time_zone))
    make_result_available(actor=director, session=session, since=since)
    set_publishing(actor=administrator, club=club, settings=PublishingSettings(parties_first_hours=0))
    for ruling in rulings:
        publish(actor=chief, ruling=ruling)


def ruled(director: User, session: Session, number: int, told: Told, say: Say) -> Ruling:
    """The ruling, with what waited for the end of play settled."""
    report = filed(director, session, number, told)
    case = report.cases.get()
    for key, value in told.answers:
        case = answer(actor=director, case=case, key=key, value=value, revision=case.revision).case
    ruling = issue_ruling(actor=director, case=case, revision=case.revision, say=say)
    for follow_up in ruling.follow_ups.all():
        complete_follow_up(actor=director, follow_up=follow_up, note=told.after_play)
    return ruling


def filed(director: User, session: Session, number: int, told: Told) -> IrregularityReport:
    """The report, with the auction where it matters."""
    report = file_report(
        actor=director,
        session=session,
        board_number=told.board,
        table=told.table,
        situation=told.situation,
        filing_key=UUID(int=10 + number),
        narrative=told.narrative,
    )
    if told.auction:
        report = amend_report(actor=director, report=report, revision=report.revision, auction=told.auction)
    return report
