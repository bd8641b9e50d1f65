"""What holds a ruling back, each alone: play here and in the event's other sessions, periods, appeals, days, sides."""

from datetime import datetime, timedelta
from uuid import uuid4

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import NamesInText, NotAllowed, WrongState
from rulings.desk.casebook.queries.held_back import held_back
from rulings.desk.casebook.queries.public_words import names_to_seats
from rulings.desk.casebook.services.publishing import prepare_public_text, publish
from rulings.desk.sessions.services import close_session
from rulings.models import (
    Appeal,
    AppealState,
    Body,
    Club,
    Decision,
    Merit,
    Period,
    PeriodExtension,
    Publication,
    Ruling,
    Session,
    User,
)
from tests.factories import (
    DEAL,
    history,
    make_board,
    make_pair,
    make_publishable,
    make_result,
    make_ruling,
    make_session,
)

NARRATIVE = "Anna Bianchi led; Rossi followed."


@pytest.fixture
def ruling(dora: User, rev: User, session: Session) -> Ruling:
    """Nothing holds it back; Anna Bianchi sat North, Bruno Rossi South."""
    pairs = [make_pair(session, "1", "NS", "Anna Bianchi", "Bruno Rossi"), make_pair(session, "2", "EW", "Ola", "Iga")]
    auction = [{"call": "1NT", "seat": "N", "note": "Bianchi: 15 to 17"}, "P", "P", "P"]
    make_result(session.boards.get(number=1), *pairs, auction=auction)
    return make_publishable(dora, rev, session, table="1", narrative=NARRATIVE)


def now_is(session: Session, **ago: int) -> None:
    """The official score was made available so long ago."""
    Session.objects.filter(pk=session.pk).update(result_available_at=timezone.now() - timedelta(**ago))


def reasons(ruling: Ruling) -> list[str]:
    return list(held_back(Ruling.objects.get(pk=ruling.pk)))


def publishes(club: Club, **settings: object) -> None:
    Club.objects.filter(pk=club.pk).update(publishing={"parties_first_hours": 0} | settings)


def test_nothing_holds_back_what_is_over_signed_and_uncontested(ruling: Ruling) -> None:
    assert reasons(ruling) == []


def test_a_session_in_play_has_many_reasons_each_with_what_to_do(dora: User, session: Session) -> None:
    assert reasons(make_ruling(dora, session)) == [
        "The session is still in play: others may have this board before them. Close it first.",
        "Nobody has countersigned this ruling yet. It can be published after that.",
        "The official score of this session has not been made available: the correction period and the time to "
        "appeal have not begun. Say on the session's page when it was.",
        "Both sides read the public text before everybody else does. Show it to them first.",
    ]


@pytest.mark.parametrize(("deal", "is_held"), [("", True), (DEAL, True), (DEAL[:2] + DEAL[2:].swapcase(), False)])
def test_the_board_in_another_session_of_the_event_holds_it(
    rev: User, ruling: Ruling, club: Club, deal: str, is_held: bool
) -> None:
    heat = Session.objects.create(
        event=ruling.report.session.event,
        name="Heat 2",
        slug="heat-2",
        date=ruling.report.session.date,
        profile=ruling.report.session.profile,
    )
    make_board(heat, 1, deal)
    expected = "The board is still to be played in another session: Heat 2 (17 Nov 2026). Close it first."
    assert reasons(ruling) == ([expected] if is_held else [])
    close_session(actor=rev, session=heat)
    assert reasons(ruling) == []


@pytest.mark.parametrize(("deal", "is_held"), [("", False), (DEAL, True), (DEAL[:2] + DEAL[2:].swapcase(), False)])
def test_a_session_of_another_event_holds_it_with_the_same_cards_alone(
    ruling: Ruling, club: Club, deal: str, is_held: bool
) -> None:
    wednesday = make_session(club, "wednesday")
    wednesday.boards.all().delete()
    make_board(wednesday, 9, deal)
    assert [reason.startswith("The board is still to be played") for reason in reasons(ruling)] == [True] * is_held


def test_another_club_s_session_holds_nothing(ruling: Ruling, wanda: User) -> None:
    make_board(make_session(wanda.memberships.get().club, "elsewhere"), 9, DEAL)
    assert reasons(ruling) == []


def test_both_periods_are_waited_for(ruling: Ruling) -> None:
    session = ruling.report.session
    now_is(session, minutes=10)
    correction, appeal = reasons(ruling)
    assert correction.startswith("The correction period runs until ")
    assert appeal.startswith("The time to appeal runs until ")
    now_is(session, minutes=30)
    assert reasons(ruling) == []


def test_a_period_extended_is_waited_for(rev: User, ruling: Ruling) -> None:
    made = {"made_by": rev, "made_at": timezone.now(), "reason": "Snow."}
    until = timezone.make_aware(datetime(2099, 5, 3, 12, 0))
    PeriodExtension.objects.create(session=ruling.report.session, period=Period.APPEAL, until=until, **made)
    assert reasons(ruling) == ["The time to appeal runs until 3 May 2099, 12:00."]


def test_a_score_never_made_available_says_what_to_do(ruling: Ruling) -> None:
    Session.objects.update(result_available_at=None)
    (reason,) = reasons(ruling)
    assert reason.endswith("Say on the session's page when it was.")


def appealed(ruling: Ruling, state: AppealState, **fields: object) -> Appeal:
    now = timezone.now()
    return Appeal.objects.create(
        club=ruling.report.club, ruling=ruling, number=4, appeal_key=uuid4(), state=state, side="NS", lodged_at=now,
        reasons="No trick.", body=Body.COMMITTEE, **fields,
    )  # fmt: skip


DECIDED = {
    "decision": Decision.UPHELD,
    "decision_text": "Bianchi was late; the ruling stands.",
    "merit": Merit.WITHOUT,
}


@pytest.mark.parametrize("state", [AppealState.LODGED, AppealState.LATE, AppealState.ADMITTED, AppealState.HEARD])
def test_an_open_appeal_holds_it(ruling: Ruling, state: AppealState) -> None:
    appealed(ruling, state)
    assert reasons(ruling) == ["An appeal against this ruling is open: 4. Decide it and tell the players."]


def test_an_appeal_decided_and_told_stands_for_the_end_of_its_period(rev: User, ruling: Ruling) -> None:
    appealed(ruling, AppealState.TOLD, decided_at=timezone.now(), **DECIDED)
    now_is(ruling.report.session, minutes=10)
    (reason,) = reasons(ruling)
    assert reason.startswith("The correction period runs until ")
    now_is(ruling.report.session, minutes=30)
    publication = publish(actor=rev, ruling=ruling, text="")
    assert publication.was_appealed
    assert publication.appeal == {
        "body": "committee", "decision": "upheld", "text": "North was late; the ruling stands.", "merit": "without",
        "dissent": "",
    }  # fmt: skip


def test_the_clubs_days_are_waited_for(ruling: Ruling, club: Club) -> None:
    Session.objects.update(date=timezone.localdate() - timedelta(days=2))
    publishes(club, delay_days=2)
    assert reasons(ruling) == []
    publishes(club, delay_days=3)
    (reason,) = reasons(ruling)
    assert reason.startswith("This club lets some days pass after play: it publishes this from ")


def test_both_sides_read_the_text_first(rev: User, ruling: Ruling, club: Club) -> None:
    publishes(club, parties_first_hours=24)
    assert reasons(ruling) == ["Both sides read the public text before everybody else does. Show it to them first."]
    shown = prepare_public_text(actor=rev, ruling=ruling, text="North led; South followed.")
    assert history(club)[-1] == (
        "ruling.public_text_prepared",
        {},
        {"text": "North led; South followed.", "version": 1, "not_names": []},
    )
    (reason,) = reasons(ruling)
    assert reason.startswith("Both sides have the public text to themselves until ")
    with pytest.raises(WrongState, match=r"^Both sides have the public text to themselves until "):
        publish(actor=rev, ruling=ruling)
    type(shown).objects.update(made_at=timezone.now() - timedelta(hours=24))
    with pytest.raises(WrongState, match=r"^Both sides have not read this text\."):
        publish(actor=rev, ruling=ruling, text="North led.")
    assert publish(actor=rev, ruling=ruling).facts == "North led; South followed."


def test_another_text_begins_their_time_anew_and_the_same_does_not(rev: User, ruling: Ruling) -> None:
    first = prepare_public_text(actor=rev, ruling=ruling, text="North led.")
    type(first).objects.update(made_at=timezone.now() - timedelta(hours=24))
    same = prepare_public_text(actor=rev, ruling=ruling, text="North led.")
    assert same.made_at < timezone.now() - timedelta(hours=23)
    other = prepare_public_text(actor=rev, ruling=ruling, text="East led.")
    assert (other.pk, other.made_at > same.made_at) == (first.pk, True)


def test_the_text_shown_names_nobody(rev: User, ruling: Ruling) -> None:
    with pytest.raises(NamesInText) as refusal:
        prepare_public_text(actor=rev, ruling=ruling)
    assert refusal.value.hits == ("Anna Bianchi", "Rossi")
    shown = prepare_public_text(actor=rev, ruling=ruling, text="Rossi, a colour.", not_names=["rossi"])
    assert (shown.text, shown.not_names) == ("Rossi, a colour.", ["rossi"])
    assert publish(actor=rev, ruling=ruling).facts == "Rossi, a colour."


def test_names_of_the_table_become_seats(ruling: Ruling) -> None:
    assert names_to_seats(ruling, NARRATIVE) == "North led; South followed."
    assert names_to_seats(ruling, NARRATIVE, ["rossi"]) == "North led; Rossi followed."


@pytest.mark.parametrize("who", ["dora", "olga", "pat", "wanda"])
def test_nobody_but_the_chief_director_shows_it(who: str, ruling: Ruling, request: pytest.FixtureRequest) -> None:
    with pytest.raises(NotAllowed):
        prepare_public_text(actor=request.getfixturevalue(who), ruling=ruling, text="")


def test_a_text_is_not_shown_before_the_countersignature(dora: User, rev: User, session: Session) -> None:
    with pytest.raises(WrongState, match=r"^Nobody has countersigned this ruling yet\."):
        prepare_public_text(actor=rev, ruling=make_ruling(dora, session), text="")


def test_a_publication_holds_what_it_is_found_by(rev: User, ruling: Ruling) -> None:
    publication = publish(actor=rev, ruling=ruling, text="North led.")
    assert (publication.situation, publication.laws, publication.stage, publication.form) == (
        "defective_trick", " 67 64 ", "play", "pairs_mp",
    )  # fmt: skip
    assert (publication.was_appealed, publication.appeal, publication.shown_date) == (False, {}, "2026-11")
    assert publication.auction == [{"call": "1NT", "seat": "N", "note": "North: 15 to 17"}, "P", "P", "P"]
    with pytest.raises(WrongState, match=r"^This version was published already\."):
        prepare_public_text(actor=rev, ruling=ruling, text="Other.")


@pytest.mark.parametrize(("shown", "text"), [("day", "2026-11-17"), ("month", "2026-11"), ("year", "2026")])
def test_the_date_is_as_coarse_as_the_club_shows_it(
    rev: User, ruling: Ruling, club: Club, shown: str, text: str
) -> None:
    publishes(club, date_shown=shown)
    assert publish(actor=rev, ruling=ruling, text="").shown_date == text
    assert Publication.objects.count() == 1
