"""Finding with a right: his own clubs alone, the right asked there, and no board that he has still to play."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from django.db import connection
from django.db.models import Model
from django.http import Http404, HttpRequest
from django.test import RequestFactory
from django.test.utils import CaptureQueriesContext

from rulings.desk.base.finding import clubs_with, find, rows_of
from rulings.desk.base.refusals import BoardUnseen, NotAllowed
from rulings.desk.base.rights import Right, right_to_rule_on, rights_of
from rulings.desk.cases.services.issuing import supersede_ruling
from rulings.desk.people.services.conduct import write_note
from rulings.desk.players.services import make_private_link
from rulings.desk.playing.services import play_in
from rulings.desk.polls.services import make_poll
from rulings.models import (
    Appeal,
    Board,
    Club,
    FollowUp,
    IrregularityReport,
    Poll,
    PrivateLink,
    RecorderNote,
    ReportCase,
    Ruling,
    ScoreAdjustment,
    Session,
    User,
)
from tests.appealing import make_appeal, make_decided
from tests.factories import make_adjustment, make_pair, make_report, make_result, make_ruling

KEYS: Mapping[type[Model], Callable[[Any], dict[str, Any]]] = {
    Club: lambda club: {"slug": club.slug},
    Session: lambda session: {"slug": session.slug},
    Board: lambda board: {"session__slug": board.session.slug, "number": board.number},
}
OF_A_BOARD = (
    *(Board, IrregularityReport, ReportCase, Ruling, ScoreAdjustment, Appeal, FollowUp, Poll, PrivateLink),
    RecorderNote,
)
MODELS = (Club, Session, *OF_A_BOARD)
# Beside the one query of the row and the one of the rights: whether he plays somewhere, the report of an appeal and who
# hears it, and the answers to a poll.
MORE: Mapping[type[Model], int] = dict.fromkeys(OF_A_BOARD, 1) | {Appeal: 3, Poll: 2}


@pytest.fixture
def desk(dora: User, session: Session) -> Ruling:
    """One of everything, on the first board."""
    pairs = [make_pair(session, "1", side, "Anna", "Bruno") for side in ("NS", "EW")]
    ruling = make_ruling(dora, session)
    make_adjustment(dora, ruling, make_result(session.boards.get(number=1), *pairs))
    make_appeal(dora, ruling)
    make_poll(actor=dora, report=ruling.report, seat="N", auction="", question="What do you call?")
    make_private_link(actor=dora, report=ruling.report, side="NS")
    write_note(actor=dora, report=ruling.report, player="Anna", kind="tempo", text="Slow.")
    return ruling


def asked_by(user: User) -> HttpRequest:
    request = RequestFactory().get("/")
    request.user = user
    return request


def key_of(model: type[Model]) -> dict[str, Any]:
    """What the address of the first one has."""
    first = model._default_manager.order_by("pk").first()
    assert first is not None
    return KEYS.get(model, lambda each: {"pk": each.pk})(first)


@pytest.mark.parametrize("model", MODELS)
def test_a_member_finds_it_with_all_his_rights_there(desk: Ruling, dora: User, club: Club, model: type[Model]) -> None:
    key = key_of(model)
    request = asked_by(dora)
    with CaptureQueriesContext(connection) as queries:
        found, rights = find(request, model, **key)
    assert (found, rights) == (model._default_manager.get(**key), rights_of(dora, club))
    assert len(queries) == 2 + MORE.get(model, 0)


@pytest.mark.parametrize("model", MODELS)
def test_another_club_finds_nothing(desk: Ruling, wanda: User, model: type[Model]) -> None:
    with pytest.raises(Http404):
        find(asked_by(wanda), model, **key_of(model))
    assert not rows_of(wanda, model).filter(**key_of(model)).exists()


@pytest.mark.parametrize("model", MODELS)
def test_a_member_without_the_right_is_told_so(desk: Ruling, dora: User, model: type[Model]) -> None:
    with pytest.raises(NotAllowed) as refusal:
        find(asked_by(dora), model, Right.ADMINISTER, **key_of(model))
    assert str(refusal.value) == str(Right.ADMINISTER.sentence)


@pytest.mark.parametrize("model", OF_A_BOARD)
def test_what_is_of_a_board_is_refused_to_a_director_who_has_still_to_play_it(
    desk: Ruling, rev: User, session: Session, model: type[Model]
) -> None:
    play_in(actor=rev, session=session, user=rev)
    with pytest.raises(BoardUnseen) as refusal:
        find(asked_by(rev), model, **key_of(model))
    assert refusal.value.board == session.boards.get(number=1)


def test_a_note_that_is_of_no_report_is_of_no_board(desk: Ruling, rev: User, session: Session) -> None:
    RecorderNote.objects.update(report=None)
    play_in(actor=rev, session=session, user=rev)
    assert find(asked_by(rev), RecorderNote, **key_of(RecorderNote))[0] == RecorderNote.objects.get()


def test_a_report_filed_unseen_comes_to_its_director_without_the_record(
    dora: User, rev: User, session: Session
) -> None:
    play_in(actor=dora, session=session, user=dora)
    report = make_report(dora, session)
    found, rights = find(asked_by(dora), IrregularityReport, Right.RULE, blind=True, pk=report.pk)
    assert (found.board.deal, found.board.double_dummy, found.result) == ("", {}, None)
    assert Right.RULE in rights
    with pytest.raises(BoardUnseen):
        find(asked_by(dora), IrregularityReport, Right.RULE, pk=report.pk)


def test_somebody_elses_report_does_not(dora: User, rev: User, session: Session) -> None:
    play_in(actor=dora, session=session, user=dora)
    report = make_report(rev, session)
    with pytest.raises(BoardUnseen):
        find(asked_by(dora), IrregularityReport, blind=True, pk=report.pk)


def test_the_right_may_depend_on_what_is_found(dora: User, rev: User, session: Session) -> None:
    """After an appeal that changed it, whoever hears appeals rules on the case anew, and the director no more."""
    ruling = make_ruling(dora, session)
    assert find(asked_by(dora), Ruling, right_to_rule_on, pk=ruling.pk)[0] == ruling
    make_decided(dora, rev, ruling, decision="changed")
    assert find(asked_by(rev), ReportCase, right_to_rule_on, pk=ruling.case_id)[0] == ruling.case
    with pytest.raises(NotAllowed) as refusal:
        find(asked_by(dora), Ruling, right_to_rule_on, pk=ruling.pk)
    assert str(refusal.value) == str(Right.HEAR.sentence)


def test_a_ruling_that_its_director_reopened_is_his_to_rule_on(dora: User, session: Session) -> None:
    case = supersede_ruling(actor=dora, ruling=make_ruling(dora, session), reason="The player came back.")
    assert right_to_rule_on(case) is Right.RULE


def test_the_clubs_with_a_right_are_refused_where_there_are_none(dora: User, club: Club) -> None:
    assert clubs_with(asked_by(dora), Right.RULE)[Right.RULE] == [club]
    with pytest.raises(NotAllowed) as refusal:
        clubs_with(asked_by(dora), Right.REVIEW)
    assert str(refusal.value) == str(Right.REVIEW.sentence)
