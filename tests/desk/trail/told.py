"""A club of which everything is told: the demo's, with an appeal, a poll, scores and roles besides, by services."""

from dataclasses import dataclass
from itertools import pairwise
from uuid import uuid4

from rulings.desk.adjusting.services.adjusting import enter_adjustment
from rulings.desk.base.rights import may_see_board
from rulings.desk.beginning.services.face import set_face
from rulings.desk.casebook.services.publishing import comment_on_case
from rulings.desk.cases.queries.restrictions import lasting
from rulings.desk.cases.services.discarding import discard_case
from rulings.desk.cases.services.follow_ups import end_restriction, open_follow_up
from rulings.desk.demo.services import load_demo
from rulings.desk.people.services.clubs import give_role, take_role
from rulings.desk.players.services import make_private_link
from rulings.desk.playing.services import open_board, play_in, stop_playing
from rulings.desk.polls.services import close_poll, judge_poll, make_poll, note_answer
from rulings.desk.reports.services.recording import tell_of_appeal, write_facts
from rulings.desk.review.services import countersign
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.services.score_queries import answer_query, ask_query
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.trail.queries.chain import BrokenEntry, joined, read_head, walk_stretch
from rulings.models import Club, IrregularityReport, Publication, Result, Ruling, Session, User
from rulings.scoring.notation.results import read_result
from tests.appealing import make_decided
from tests.desk.beginning.services.test_logos import picture
from tests.desk.cases.test_restrictions import penalty_card
from tests.factories import make_adjustment, make_ruling, make_user

AGREED = Agreement(Because.RECORDED_WRONGLY, "Nine tricks were written as ten.", "both pairs")


def in_stretches(club: Club, length: int) -> list[BrokenEntry]:
    """What is found when stretches of that length are walked each by itself."""
    last = read_head(club)
    ends = [*range(0, club.audit_sequence, length), club.audit_sequence]
    return list(joined(club, last, [walk_stretch(club, *each) for each in pairwise(ends)]))


@dataclass(frozen=True)
class Told:
    """The club, and what a tamperer would look for in it."""

    club: Club
    session: Session
    ruling: Ruling
    people: dict[str, User]


def make_told() -> Told:
    """Some hundred entries, about every table that the trail tells of."""
    demo = load_demo(password="seven-of-spades")
    club, session = demo.club, demo.session
    people = {name: User.objects.get(username=name) for name in ("dora", "rev", "olga")}
    dora, rev = people["dora"], people["rev"]
    guest = make_user("guest")
    give_role(actor=None, club=club, user=guest, role="director")
    take_role(actor=None, club=club, user=guest)
    ruling = Ruling.objects.get(report__session=session)
    scored(dora, session, ruling)
    asked(dora, ruling.report)
    countersign(actor=rev, ruling=ruling)
    make_decided(dora, people["olga"], ruling)
    make_ruling(dora, session)
    left_and_played(club, session, dora, people["olga"])
    comment_on_case(
        actor=rev, publication=Publication.objects.get(number=1), commentary="A common one.", commentator="E. Weiss"
    )
    return Told(club, session, Ruling.objects.get(pk=ruling.pk), people)


def scored(dora: User, session: Session, ruling: Ruling) -> None:
    """A result put right, an adjusted score taken over, and a query answered."""
    result = Result.objects.filter(board__session=session).order_by("pk")[0]
    correct_result(actor=dora, result=result, table=read_result("3NT N =", "en"), agreement=AGREED)
    of_that_table = Result.objects.filter(board=ruling.report.board).order_by("pk")[1]
    enter_adjustment(actor=dora, adjustment=make_adjustment(dora, ruling, of_that_table))
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    query = ask_query(link=link, text="We made eleven tricks.", query_key=uuid4())
    answer_query(actor=dora, query=query, outcome="stands", answer="The score is right.")


def asked(dora: User, report: IrregularityReport) -> None:
    """The facts as found, and a poll with two answers that was judged."""
    write_facts(actor=dora, report=report, revision=0, texts={"agreed": "West had fourteen cards."})
    tell_of_appeal(actor=dora, report=report)
    poll = make_poll(actor=dora, report=report, seat="N", auction="", question="What do you call?")
    for answer in ("1S", "P"):
        note_answer(actor=dora, poll=poll, answer_key=uuid4(), answer=answer, reason="It is what one bids.")
    judge_poll(actor=dora, poll=close_poll(actor=dora, poll=poll), alternatives=["1S"], reason="Both would.")


def left_and_played(club: Club, session: Session, dora: User, olga: User) -> None:
    """What is told of with another row: what rulings left, who directs and plays, what he saw, and the club's logo."""
    set_face(actor=olga, club=club, colour="#1e40af", logo=picture())
    ruling = penalty_card(dora, session)
    place = lasting([ruling], [])[0].place
    end_restriction(actor=dora, report=ruling.report, ruling_id=ruling.pk, place=place)
    for _number in range(2):
        left = make_ruling(dora, session).follow_ups.exclude(situation="").order_by("pk")[0]
        case = open_follow_up(actor=dora, follow_up=left)
    discard_case(actor=dora, case=case, revision=case.revision)
    lena, pair = make_user("lena"), session.contestants.order_by("pk")[0]
    give_role(actor=None, club=club, user=lena, role="director")
    plays = play_in(actor=dora, session=session, user=dora, contestant=pair)
    stop_playing(actor=dora, plays=plays, reason="Her partner has come.")
    play_in(actor=lena, session=session, user=lena, contestant=pair)
    unseen = next(board for board in session.boards.order_by("-number") if not may_see_board(lena, board))
    open_board(actor=lena, board=unseen, why="must_see", reason="A call at table 3.")
