"""What a club thinks of a case: one mark at a time, with its reason; tags by a federation's editors alone."""

import pytest
from django.utils import timezone

from rulings.desk.base.refusals import BadInput, NamesInText, NotAllowed, Stale, WrongState
from rulings.desk.between.queries.marks import mark_of, marks_by_case
from rulings.desk.between.services.following import follow_club, leave_casebook
from rulings.desk.between.services.marking import mark_case
from rulings.desk.between.services.offices import give_office
from rulings.models import CaseMark, Club, Publication, Role, Session, User
from tests.factories import make_club, make_pair, make_session, make_user
from tests.federations import make_federation
from tests.publishing import make_case


@pytest.fixture
def case(dora: User, session: Session) -> Publication:
    return make_case(dora, session)


def test_a_mark_takes_the_place_of_the_one_before_and_is_taken_away(rev: User, club: Club, case: Publication) -> None:
    for verdict, reason in (("exemplary", "Well asked."), ("doubtful", "Nobody was polled.")):
        mark_case(actor=rev, club=club, case=case, verdict=verdict, reason=reason)
    mark = mark_of(club, case)
    assert mark is not None
    assert (mark.verdict, mark.reason) == ("doubtful", "Nobody was polled.")
    assert mark_case(actor=rev, club=club, case=case, verdict="doubtful", reason=mark.reason) == mark
    assert mark_case(actor=rev, club=club, case=case, verdict="", reason="") is None
    assert (mark_of(club, case), marks_by_case([club], [case])) == (None, {})
    entries = club.audit_entries.filter(verb="case.marked")
    assert [each.after["verdict"] is not None for each in entries] == [True] * 3


@pytest.mark.parametrize(
    ("verdict", "reason", "why"),
    [("exemplary", " ", "Write why"), ("splendid", "So.", "Choose exemplary"), ("", "So.", "Choose exemplary")],
)
def test_a_mark_says_something_and_why(
    rev: User, club: Club, case: Publication, verdict: str, reason: str, why: str
) -> None:
    with pytest.raises(BadInput, match=why):
        mark_case(actor=rev, club=club, case=case, verdict=verdict, reason=reason)
    assert CaseMark.objects.count() == 0


def test_only_what_a_club_has_before_it_is_marked_and_by_whom_it_lets(
    rev: User, dora: User, club: Club, case: Publication
) -> None:
    wisla = make_club("wisla", "Klub Wisła")
    theirs = make_case(make_user("wanda", wisla), make_session(wisla, "wednesday"))
    given = {"verdict": "exemplary", "reason": "Well asked."}
    with pytest.raises(NotAllowed, match="follow that casebook first"):
        mark_case(actor=rev, club=club, case=theirs, **given)
    followed = follow_club(actor=rev, club=club, source=wisla)
    assert mark_case(actor=rev, club=club, case=theirs, **given)
    leave_casebook(actor=rev, casebook=followed)
    with pytest.raises(NotAllowed):
        mark_case(actor=rev, club=club, case=theirs, verdict="doubtful", reason="No.")
    with pytest.raises(NotAllowed, match="marks cases"):
        mark_case(actor=dora, club=club, case=case, **given)
    Publication.objects.filter(pk=case.pk).update(withdrawn_at=timezone.now())
    with pytest.raises(WrongState, match="public no more"):
        mark_case(actor=rev, club=club, case=case, **given)


def test_what_readers_see_names_nobody_and_is_a_federations_of_its_own_clubs(
    rev: User, club: Club, case: Publication, session: Session
) -> None:
    figb = make_federation(club)
    piero = User.objects.get(username="piero")
    make_pair(session, "9", "NS", "Łucja Źrebiec", "Jan Kowalski")
    given = {"verdict": "doubtful", "reason": "Then Kowalski was polled.", "is_public": True}
    with pytest.raises(BadInput, match="leave it to its people"):
        mark_case(actor=rev, club=club, case=case, **given)
    with pytest.raises(NamesInText, match="Kowalski") as named:
        mark_case(actor=piero, club=figb, case=case, **given)
    assert {each.is_certain for each in named.value.marks} == {False}
    with pytest.raises(NamesInText) as tagged:
        mark_case(actor=piero, club=figb, case=case, **given | {"reason": "West was polled.", "tags": ["Źrebiec"]})
    assert tagged.value.field == "own_tags"
    assert mark_case(actor=piero, club=figb, case=case, **given | {"reason": "West was polled."})
    Club.objects.filter(pk=club.pk).update(federation=None)
    with pytest.raises((BadInput, NotAllowed)):
        mark_case(actor=piero, club=figb, case=case, **given)


def test_a_federations_editors_tag_the_cases_of_its_clubs(rev: User, club: Club, case: Publication) -> None:
    figb = make_federation(club)
    piero, nina = User.objects.get(username="piero"), make_user("nina", figb)
    tags = ["claim", "claim", "Italian youth"]
    with pytest.raises(BadInput, match="given by the editors"):
        mark_case(actor=rev, club=club, case=case, verdict="", reason="", tags=tags)
    with pytest.raises(NotAllowed):
        mark_case(actor=nina, club=figb, case=case, verdict="", reason="", tags=tags)
    give_office(actor=piero, club=figb, user=nina, kind="editor")
    mark = mark_case(actor=nina, club=figb, case=case, verdict="", reason="", tags=tags)
    assert mark is not None
    assert mark.tags == ["claim", "Italian youth"]
    for wrong, why in (([f"tag {at}" for at in range(9)], "at most 8"), (["x" * 41], "Too long")):
        with pytest.raises(BadInput, match=why):
            mark_case(actor=nina, club=figb, case=case, verdict="", reason="", tags=wrong)


def test_who_had_a_part_in_a_case_says_nothing_of_it_to_readers(
    rev: User, dora: User, club: Club, case: Publication
) -> None:
    figb = make_federation(club)
    figb.memberships.create(user=dora, role=Role.CHIEF_DIRECTOR)
    given = {"verdict": "exemplary", "reason": "Well asked."}
    with pytest.raises(NotAllowed, match="You had a part in this case"):
        mark_case(actor=dora, club=figb, case=case, is_public=True, **given)
    assert mark_case(actor=User.objects.get(username="piero"), club=figb, case=case, is_public=True, **given)


def test_a_mark_takes_the_place_of_the_one_that_the_page_showed_alone(
    rev: User, olga: User, club: Club, case: Publication
) -> None:
    given = {"actor": rev, "club": club, "case": case}
    mark = mark_case(**given, verdict="exemplary", reason="Well asked.", before=0)
    assert mark is not None
    for shown in (0, mark.pk + 1):
        with pytest.raises(Stale, match="Rev Alti has marked this case"):
            mark_case(**given, verdict="doubtful", reason="No poll.", before=shown)
    assert mark_case(**given, verdict="", reason="", before=mark.pk) is None
    with pytest.raises(Stale, match="was taken away"):
        mark_case(**given, verdict="doubtful", reason="No poll.", before=mark.pk)


@pytest.mark.parametrize(("shown", "reason"), [("left_out", "… was hard."), ("shown", "Board 1 was hard.")])
def test_what_readers_see_tells_no_board_that_the_club_leaves_out(
    club: Club, case: Publication, shown: str, reason: str
) -> None:
    figb = make_federation(club)
    Publication.objects.filter(pk=case.pk).update(board_shown=shown)
    given = {"actor": User.objects.get(username="piero"), "club": figb, "case": Publication.objects.get(pk=case.pk)}
    mark = mark_case(**given, verdict="doubtful", reason="Board 1 was hard.", tags=["Board 1"], is_public=True)
    assert mark is not None
    assert (mark.reason, mark.tags) == (reason, [reason.removesuffix(" was hard.")])
    assert mark_case(**given, verdict="doubtful", reason="Board 1 was hard.", tags=["Board 1"], is_public=True) == mark
