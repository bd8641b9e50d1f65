"""What the desk of `test_rights` has nothing of: matters that have gone further than it, each with its page.

Together with it there is a page for the form of every act that decides on something.
"""

from collections.abc import Iterator

from rulings.desk.appeals.services.federation import ask_club
from rulings.desk.archives.services.closing import close_club
from rulings.desk.base.keys import token_of
from rulings.desk.between.services.offices import give_office
from rulings.desk.casebook.services.publishing import publish
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.players.services import make_private_link
from rulings.desk.playing.services import play_in
from rulings.desk.polls.services import close_poll, make_poll
from rulings.desk.reports.services.recording import write_facts
from rulings.desk.review.services import countersign
from rulings.desk.scores.queries.agreements import Agreement
from rulings.desk.scores.services.results import correct_result
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.scores.values.outcomes import Because
from rulings.desk.sessions.services import close_session
from rulings.desk.tonight.services import save_template
from rulings.models import (
    Board,
    Club,
    IrregularityReport,
    KeyPurpose,
    Membership,
    OfficeKind,
    Poll,
    PrivateLink,
    RegulationProfile,
    Role,
    Session,
    SessionKey,
    User,
)
from rulings.scoring.notation.results import read_result
from tests.appealing import (
    end_the_time_to_appeal,
    make_appeal,
    make_decided,
    make_heard,
    make_ready,
    make_seated,
    make_told,
)
from tests.desk.cases.test_restrictions import penalty_card
from tests.desk.imports.spoiled import spoiled, taken
from tests.desk.test_page_sizes import make_files
from tests.desk.test_rights import Desk
from tests.factories import (
    a_key,
    answer_all,
    first_case,
    make_club,
    make_insufficient,
    make_profile,
    make_publishable,
    make_report,
    make_ruling,
    make_session,
    make_three_tables,
    make_waiting,
)
from tests.federations import make_federation, make_sent


def opened_by_addresses(desk: Desk) -> Iterator[str]:
    """The pages of people without an account: of a side, of one with an appeal, of a peer, of a table, of the door."""
    cast = _Cast()
    ruled = IrregularityReport.objects.get(pk=desk.numbers["ruled_report"])
    appealed = make_appeal(cast.dora, make_ruling(cast.dora, cast.tuesday)).ruling.report
    for report in (ruled, appealed):
        yield f"/r/{make_private_link(actor=cast.dora, report=report, side='NS').token}/"
    opened = IrregularityReport.objects.get(pk=desk.numbers["open_report"])
    asked = make_poll(actor=cast.dora, report=opened, seat="S", auction="", question="What do you call?")
    yield f"/p/{asked.token}/"
    keys = SessionKey.objects.filter(session=cast.tuesday, revoked_at=None)
    for purpose, at in ((KeyPurpose.TABLE, "t"), (KeyPurpose.DOOR, "door")):
        yield f"/{at}/{token_of(keys.filter(purpose=purpose)[0])}/"


class _Cast:
    """Who does what, and the session in which they do it."""

    def __init__(self) -> None:
        self.dora, self.rev, self.olga = (User.objects.get(username=name) for name in ("dora", "rev", "olga"))
        self.tuesday = Session.objects.get(slug="tuesday")
        self.club = Club.objects.get(slug="ponte")


def gone_further(desk: Desk) -> Iterator[str]:
    """The pages; `desk.numbers` grows by what their forms name."""
    cast = _Cast()
    yield from _cases(cast)
    yield from _rulings(desk, cast)
    yield from _appeals(cast)
    yield from _of_the_desk(desk, cast)
    yield from _scores_and_files(cast)
    yield from _sessions_over(cast)
    yield from _above_the_club(desk, cast)
    # Last: from then on the club has two profiles.
    desk.numbers["other_profile"] = make_profile(cast.club, edition="2007").pk
    yield "/sessions/evening/profile/"


def _cases(cast: _Cast) -> Iterator[str]:
    """Ready to be ruled on, to wait, waiting, and open anew with a ruling that counts."""
    dora, session = cast.dora, cast.tuesday
    yield f"/cases/{answer_all(dora, first_case(make_report(dora, session))).pk}/"
    yield f"/cases/{make_insufficient(dora, session).pk}/"
    yield f"/cases/{make_waiting(dora, session).pk}/"
    yield f"/cases/{supersede_ruling(actor=dora, ruling=make_ruling(dora, session), reason='Wrong seat.').pk}/"


def _rulings(desk: Desk, cast: _Cast) -> Iterator[str]:
    """One that lays something on a player, one that is countersigned, one whose result was corrected since.

    And a board of which the pairs there have no result yet.
    """
    dora, rev = cast.dora, cast.rev
    yield f"/reports/{penalty_card(dora, cast.tuesday).report_id}/"
    yield f"/reports/{countersign(actor=rev, ruling=make_ruling(dora, cast.tuesday)).report_id}/amend/"
    corrected = make_session(cast.club, "corrected")
    line = make_three_tables(corrected)
    ruling = make_ruling(dora, corrected, table="1")
    agreed = Agreement(Because.RECORDED_WRONGLY, "misread", "both pairs")
    correct_result(actor=rev, result=line, table=read_result("4S -1 S", "en"), agreement=agreed)
    yield f"/rulings/{ruling.pk}/"
    desk.numbers |= {"ns": line.ns_id, "ew": line.ew_id}
    yield "/sessions/corrected/boards/2/results/new/"


def _appeals(cast: _Cast) -> Iterator[str]:
    """In every state from late to told."""
    dora, rev, session = cast.dora, cast.rev, cast.tuesday
    yield f"/appeals/{make_ready(dora, make_appeal(dora, make_ruling(dora, session))).pk}/"
    yield f"/appeals/{make_seated(rev, make_ready(dora, make_appeal(dora, make_ruling(dora, session)))).pk}/"
    for bring in (make_heard, make_decided, make_told):
        yield f"/appeals/{bring(dora, rev, make_ruling(dora, session)).pk}/"
    late = make_session(cast.club, "late")
    ruling = make_ruling(dora, late)
    end_the_time_to_appeal(ruling.report.session)
    yield f"/appeals/{make_appeal(dora, ruling).pk}/"


def _of_the_desk(desk: Desk, cast: _Cast) -> Iterator[str]:
    """What the desk has, a step on: facts to be confirmed, a poll to be judged, a query, a note with its recorder."""
    report = IrregularityReport.objects.get(pk=desk.numbers["ruled_report"])
    write_facts(actor=cast.dora, report=report, revision=0, texts={"agreed": "A break in tempo."})
    yield f"/reports/{report.pk}/facts/shown/"
    yield f"/polls/{close_poll(actor=cast.dora, poll=Poll.objects.get(pk=desk.numbers['poll'])).pk}/"
    yield desk.at("/reports/{open_report}/polls/?at=typed")
    ask_query(link=PrivateLink.objects.get(pk=desk.numbers["link"]), text="Eleven.", query_key=a_key())
    yield "/sessions/tuesday/queries/"
    Membership.objects.filter(user=cast.olga).update(is_recorder=True)
    yield desk.at("/notes/{note}/")
    save_template(actor=cast.dora, session=Session.objects.get(slug="evening"), name="Weekly")
    yield "/tonight/"
    desk.numbers["rev"] = cast.rev.pk
    yield "/sessions/evening/scoring/"


def _scores_and_files(cast: _Cast) -> Iterator[str]:
    """Differences, and a file of which a line waits."""
    make_files(cast.tuesday, cast.rev, 1)
    yield "/sessions/tuesday/files/"
    came = taken(cast.club, spoiled("SCORE", "4oo"))
    yield from (f"/sessions/{came.slug}/files/", f"/sessions/{came.slug}/files/aside/")


def _sessions_over(cast: _Cast) -> Iterator[str]:
    """With something to publish and something public; one only closed; and one in which Dora plays."""
    dora, rev = cast.dora, cast.rev
    monday, sunday, closed, hers = (make_session(cast.club, name) for name in ("monday", "sunday", "closed", "hers"))
    Board.objects.filter(session__in=(monday, sunday)).update(deal="")
    yield f"/rulings/{make_publishable(dora, rev, monday).pk}/publish/"
    yield from ("/sessions/monday/", "/sessions/monday/end/", "/sessions/monday/periods/")
    public = publish(actor=rev, ruling=make_publishable(dora, rev, sunday))
    yield from (f"/rulings/{public.ruling_id}/{page}/" for page in ("withdraw", "comment"))
    close_session(actor=dora, session=closed)
    yield from ("/sessions/closed/", "/sessions/closed/end/")
    play_in(actor=dora, session=hers, user=dora)
    yield "/sessions/hers/playing/"


def _above_the_club(desk: Desk, cast: _Cast) -> Iterator[str]:
    """A federation with an office, appeals before it, the site of both; and a club that is closed."""
    federation = make_federation(cast.club)
    theirs = make_profile(federation)
    RegulationProfile.objects.filter(pk=theirs.pk).update(name="Of the federation")
    yield f"/profiles/{theirs.pk}/"
    piero = User.objects.get(username="piero")
    desk.numbers["piero"] = piero.pk
    give_office(actor=piero, club=federation, user=piero, kind=OfficeKind.values[-1])
    yield f"/clubs/{federation.slug}/offices/"
    told = make_told(cast.dora, cast.rev, make_ruling(cast.dora, cast.tuesday))
    yield f"/appeals/{told.pk}/"
    sent = make_sent(cast.rev, make_told(cast.dora, cast.rev, make_ruling(cast.dora, cast.tuesday)))
    ask_club(actor=piero, appeal=sent, question="Who was polled?")
    yield from (f"/appeals/{sent.pk}/", f"/federation/appeals/{sent.pk}/")
    closed = make_club("chiuso", "Circolo Chiuso")
    closed.memberships.create(user=cast.olga, role=Role.ADMINISTRATOR)
    close_club(actor=cast.olga, club=closed)
    yield "/clubs/chiuso/end/"
    User.objects.filter(pk=piero.pk).update(is_superuser=True)
    yield "/site/clubs/"
