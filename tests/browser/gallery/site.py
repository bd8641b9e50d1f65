"""The site that the gallery shows: the demo club as `make run` loads it, and something on every other page."""

from dataclasses import dataclass
from uuid import uuid4

from rulings.desk.demo.services import load_demo
from rulings.desk.official.services import show_ranking
from rulings.desk.pace.services.late_boards import put_off_board
from rulings.desk.pace.services.screens import open_screen
from rulings.desk.players.services import make_private_link
from rulings.desk.polls.services import answer_poll, make_poll
from rulings.desk.roster.services.door import open_door
from rulings.desk.scores.services.score_queries import ask_query
from rulings.models import Club, Poll, PrivateLink, Result, Ruling, Session, User
from tests.appealing import make_heard_by_committee
from tests.browser.cast import PASSWORD
from tests.calling import make_call, make_key
from tests.factories import answer_all, first_case, make_adjustment, make_report, make_ruling
from tests.pacing import make_clock, make_section, play

_SEEN = (("offender", "E"), ("visibility", "seen_or_named"))
_CHOSEN = (*_SEEN, ("penalty_cards", "HK"), ("moment", "partner_to_lead"), ("partners_major_penalty_cards", ""))
_JUDGED = (*_SEEN, ("penalty_cards", "H9"), ("moment", "play_over"))


@dataclass(frozen=True)
class Reader:
    """Who looks, None for everybody, and where from; `also` are pages of a kind that has more than one face."""

    user: User | None
    starts: tuple[str, ...]
    also: dict[str, str]


def make_site() -> dict[str, Reader]:
    """The site, and its readers by name."""
    demo = load_demo(password=PASSWORD)
    dora, rev, olga = (User.objects.get(username=name) for name in ("dora", "rev", "olga"))
    spring = Session.objects.exclude(pk=demo.session.pk).get()
    show_ranking(actor=rev, session=spring, address="spring-pairs", with_names=True)
    evening = _evening(demo.club, dora)
    ruling = Ruling.objects.filter(report__session=demo.session).order_by("pk")[0]
    link, poll = _links(dora, ruling)
    guide = ("/guide/", "/guide/coverage/", "/guide/penalty_card/editions/?offender=W")
    public = (
        *guide,
        "/api/",
        "/casebook/",
        "/results/spring-pairs/",
        f"/r/{link.token}/",
        f"/p/{poll.token}/",
        *evening,
    )
    also = _cases(dora, Session.objects.get(slug="evening"))
    also |= {"ruling-publish": f"/rulings/{ruling.pk}/publish/", "poll": f"/polls/{poll.pk}/"}
    also |= {"comment": f"/rulings/{Ruling.objects.get(report__session=spring, report__number=1).pk}/comment/"}
    also |= {"available": f"/sessions/{demo.session.slug}/available/", "ruling-new": f"/rulings/{ruling.pk}/"}
    also |= {"doors": f"/sessions/{demo.session.slug}/boards/7/new/"}
    _adjusted(dora, rev, demo.session)
    return {
        "visitor": Reader(None, ("/", *public, "/login/", "/no-such-page/"), {}),
        "rev": Reader(rev, ("/", f"/?session={demo.session.slug}", f"/sessions/{demo.session.slug}/"), also),
        "olga": Reader(olga, ("/", f"/clubs/{demo.club.slug}/publishing/", f"/clubs/{demo.club.slug}/erase/"), {}),
    }


def _evening(club: Club, dora: User) -> list[str]:
    """A second session with a section, a clock, a board put off, calls from the tables: its pages for everybody."""
    first = Session.objects.filter(event__club=club).order_by("-pk")[0]
    like = {"event": first.event, "date": first.date, "profile": first.profile}
    session = Session.objects.create(slug="evening", form="pairs_mp", **like)
    section = make_section(session, tables=5)
    play(section, until=2, without=((3, 4),))
    make_clock(session, ago=30)
    board = Result.objects.filter(board__session=session).order_by("pk")[0].board
    put_off_board(actor=dora, session=session, board_number=board.number, table="3", slow="EW")
    key = make_key(dora, session, tables=5)
    make_call(dora, session, "2")
    door = open_door(actor=dora, session=session)
    screen = open_screen(actor=dora, session=session)
    return [f"/t/{key.token}/", f"/door/{door.token}/", f"/screen/{screen.token}/"]


def _links(dora: User, ruling: Ruling) -> tuple[PrivateLink, Poll]:
    """A side's private link, by which it queried a score; and a poll that one player has answered."""
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    ask_query(link=link, text="Eleven tricks, not ten.", query_key=uuid4())
    poll = make_poll(actor=dora, report=ruling.report, seat="N", auction="", question="What do you open?")
    answer_poll(poll=poll, answer_key=uuid4(), answer="1S")
    return link, poll


def _cases(dora: User, session: Session) -> dict[str, str]:
    """A question of each kind: a seat, cards, a choice read aloud, a judgement; and a ruling ready to be issued."""
    dropped = {"situation": "penalty_card", "facts": {}}
    answered = {"seat": (), "cards": _SEEN, "choice": _CHOSEN, "judgement": _JUDGED}
    cases = {
        f"case-{name}": answer_all(dora, first_case(make_report(dora, session, board_number=9, **dropped)), answers)
        for name, answers in answered.items()
    }
    cases["case-ready"] = answer_all(dora, first_case(make_report(dora, session, board_number=10)))
    return {name: f"/cases/{case.pk}/" for name, case in cases.items()}


def _adjusted(dora: User, rev: User, session: Session) -> None:
    """A ruling with an adjusted score, and one that a committee has before it."""
    board = session.boards.get(number=5)
    result = Result.objects.filter(board=board).order_by("pk")[0]
    make_adjustment(dora, make_ruling(dora, session, board_number=5, table=result.table), result)
    make_heard_by_committee(dora, rev, make_ruling(dora, session, board_number=6, table="1"))
