"""The chief director's queue: what waits, why, until when; and that nothing else is in it."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from uuid import uuid4

from django.utils import timezone

from rulings.desk.base.rights import by_right
from rulings.desk.casebook.services.publishing import prepare_public_text
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.players.services import make_private_link
from rulings.desk.playing.queries import unseen_of
from rulings.desk.review.queries.rows import Waiting, rows_of
from rulings.desk.review.queries.waiting import DEPTH, Brief, Source, is_deeper, waiting_for
from rulings.desk.review.services import countersign
from rulings.desk.review.wording import Kind
from rulings.desk.scores.services.score_queries import ask_query
from rulings.desk.sessions.services import close_session, make_result_available
from rulings.models import Club, Membership, Role, Ruling, Session, User
from tests.appealing import make_appeal
from tests.factories import answer_all, first_case, make_adjustment, make_report, make_ruling, make_session


def queue_of(user: User) -> list[Waiting]:
    """What waits for him."""
    return rows_of(waiting_for(user, by_right(Membership.objects.filter(user=user)), unseen_of(user)))


def kinds_for(user: User) -> list[tuple[Kind, ...]]:
    """Why each thing waits for him, in order."""
    return [row.kinds for row in queue_of(user)]


def ruled_otherwise(dora: User, session: Session) -> Ruling:
    """A ruling in the director's own words."""
    case = answer_all(dora, first_case(make_report(dora, session)))
    words = {"override_text": "One trick.", "override_reason": "It was agreed."}
    return issue_ruling(actor=dora, case=case, revision=case.revision, **words)


def test_a_ruling_that_moves_tricks_waits_as_one_that_changes_a_score(dora: User, rev: User, session: Session) -> None:
    make_ruling(dora, session)
    assert kinds_for(rev) == [(Kind.SCORE,)]


def test_a_ruling_in_the_director_s_own_words_waits_as_an_override(dora: User, rev: User, session: Session) -> None:
    ruled_otherwise(dora, session)
    assert kinds_for(rev) == [(Kind.SCORE, Kind.OVERRIDE)]


def test_a_judgement_says_what_it_lacks(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    judged = {"value": "yes", "reason": "It was slow.", "consulted": "", "polled": ""}
    stored(ruling, judgements={"had_alternatives": judged})
    row = queue_of(rev)[0]
    assert Kind.JUDGEMENT in row.kinds
    assert row.details == "Dora Neri, nobody was consulted, nobody was polled"


def test_a_judgement_with_its_reason_and_its_poll_lacks_nothing(dora: User, rev: User, session: Session) -> None:
    judged = {"value": "yes", "reason": "It was slow.", "consulted": "Ada", "polled": "three of four pass"}
    stored(make_ruling(dora, session), judgements={"had_alternatives": judged})
    assert [(row.kinds, row.details) for row in queue_of(rev)] == [((Kind.SCORE,), "Dora Neri")]


def test_a_ruling_of_an_account_deleted_since_is_that_of_a_former_member(
    dora: User, rev: User, session: Session
) -> None:
    make_ruling(dora, session)
    User.objects.filter(pk=dora.pk).update(
        username="former-7-ab", first_name="", last_name="", deleted_at=timezone.now()
    )
    assert [row.details for row in queue_of(rev)] == ["Former member 7"]


def stored(ruling: Ruling, **fields: object) -> None:
    """Another version of the ruling in its place: what a ruling says cannot be changed."""
    Ruling.objects.filter(pk=ruling.pk).update(is_current=False, superseded_at=timezone.now())
    ruling.pk, ruling.version = None, ruling.version + 1
    for name, value in fields.items():
        setattr(ruling, name, value)
    ruling.save(force_insert=True)


def test_a_countersigned_ruling_waits_no_more(dora: User, rev: User, session: Session) -> None:
    countersign(actor=rev, ruling=make_ruling(dora, session))
    assert queue_of(rev) == []


def test_his_own_ruling_waits_for_somebody_else(rev: User, olga: User, session: Session) -> None:
    make_ruling(rev, session)
    assert (kinds_for(rev), kinds_for(olga)) == ([], [(Kind.SCORE,)])


def test_a_follow_up_waits_once_its_session_is_closed(dora: User, rev: User, session: Session) -> None:
    countersign(actor=rev, ruling=make_ruling(dora, session))
    assert queue_of(rev) == []
    close_session(actor=dora, session=session)
    assert kinds_for(rev) == [(Kind.FOLLOW_UP,)]


def test_a_query_about_a_score_waits_and_leads_to_its_answer(dora: User, rev: User, session: Session) -> None:
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    query = ask_query(link=link, text="We made eleven tricks.", query_key=uuid4())
    row = queue_of(rev)[0]
    assert (row.kinds, row.title) == ((Kind.CORRECTION,), "We made eleven tricks.")
    assert row.address == f"/sessions/tuesday/queries/#query-{query.pk}"


def test_an_appeal_waits_until_its_outcome_is_told(dora: User, rev: User, session: Session) -> None:
    appeal = make_appeal(dora, countersign(actor=rev, ruling=make_ruling(dora, session)))
    assert [(row.kinds, row.address) for row in queue_of(rev)] == [((Kind.APPEAL,), f"/appeals/{appeal.pk}/")]
    type(appeal).objects.update(state="told")
    assert queue_of(rev) == []


def test_a_text_that_both_sides_were_shown_waits_to_be_published(dora: User, rev: User, session: Session) -> None:
    ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    public = prepare_public_text(actor=rev, ruling=ruling, text="A card too many.")
    row = queue_of(rev)[0]
    assert (row.kinds, row.deadline) == ((Kind.PUBLISH,), public.made_at + timedelta(hours=24))


def test_the_oldest_deadline_comes_first_and_what_has_none_last(dora: User, rev: User, session: Session) -> None:
    later = make_session(session.event.club, "later")
    open_still = make_session(session.event.club, "open")
    rulings = [make_ruling(dora, each) for each in (open_still, later, session)]
    for each, day in ((session, 1), (later, 2)):
        close_session(actor=dora, session=each)
        Session.objects.filter(pk=each.pk).update(result_available_at=datetime(2026, 11, day, tzinfo=UTC))
    shown = [row.ruling for row in queue_of(rev) if Kind.SCORE in row.kinds]
    assert shown == [rulings[2].pk, rulings[1].pk, rulings[0].pk]


def test_deadlines_are_in_the_club_s_time(dora: User, rev: User, session: Session) -> None:
    Club.objects.update(time_zone="Europe/Warsaw")
    make_ruling(dora, session)
    close_session(actor=dora, session=session)
    make_result_available(actor=dora, session=session)
    Session.objects.update(result_available_at=datetime(2026, 11, 1, 20, 0, tzinfo=UTC))
    assert queue_of(rev)[0].when == "since 1 Nov 2026, 21:30"
    assert queue_of(rev)[0].is_overdue


def test_nobody_is_shown_what_waits_in_another_club(dora: User, wanda: User, session: Session) -> None:
    make_ruling(dora, session)
    Membership.objects.filter(user=wanda).update(role=Role.CHIEF_DIRECTOR)
    assert queue_of(wanda) == []


def test_an_adjusted_score_changes_a_score_whatever_the_findings(dora: User, rev: User, session: Session) -> None:
    ruling = make_ruling(dora, session)
    make_adjustment(dora, ruling)
    assert Kind.SCORE in kinds_for(rev)[0]


def test_where_as_much_waits_as_is_read_at_most_more_may_wait() -> None:
    moment = datetime(2026, 11, 1, tzinfo=UTC)
    briefs = [Brief(Source.RULING, pk, 1, moment, None) for pk in range(DEPTH)]
    assert is_deeper(briefs)
    assert not is_deeper([replace(briefs[0], source=Source.APPEAL), *briefs[1:]])
