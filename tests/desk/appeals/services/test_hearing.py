"""Hearing an appeal: what a hearing waits for, points of law and of fact, the decision, what it leads to, telling."""

import pytest
from django.utils import timezone

from rulings.desk.appeals.services.hearing import (
    comment_on_appeal,
    decide_appeal,
    give_statement,
    hear_appeal,
    rule_on_law,
    seat_members,
    tell_other_side,
    tell_outcome,
)
from rulings.desk.appeals.services.lodging import lodge_appeal, note_deposit
from rulings.desk.base.refusals import BadInput, Refusal, WrongState
from rulings.desk.cases.queries.hearers import Member
from rulings.desk.cases.services.issuing import issue_ruling
from rulings.desk.review.services import countersign
from rulings.models import Appeal, Body, Club, Publication, Ruling, Session, User
from tests.appealing import (
    CHANGED,
    COMMITTEE,
    UPHELD,
    make_appeal,
    make_decided,
    make_heard,
    make_heard_by_committee,
    make_ready,
    make_seated,
    make_told,
)
from tests.factories import a_key, history, make_ruling


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def test_a_hearing_waits_for_each_step_in_turn(dora: User, rev: User, session: Session, ruling: Ruling) -> None:
    session.profile.review = {"body": "committee", "deposit": "20 EUR"}
    session.profile.save()
    appeal = make_appeal(dora, Ruling.objects.get())
    steps = (
        (
            "The deposit is not noted as paid",
            lambda: note_deposit(actor=dora, appeal=appeal, deposit="20", is_paid=True),
        ),
        ("The other side has not been told", lambda: tell_other_side(actor=dora, appeal=appeal)),
        (
            "The director's statement is missing",
            lambda: give_statement(actor=dora, appeal=appeal, statement="I looked."),
        ),
        (
            "Say first which points are of law",
            lambda: rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="A heart?"),
        ),
        (
            "Name first who hears",
            lambda: seat_members(actor=rev, appeal=appeal, body=Body.COMMITTEE, members=COMMITTEE),
        ),
    )
    for said, do in steps:
        with pytest.raises(WrongState, match=f"^{said}"):
            hear_appeal(actor=rev, appeal=appeal)
        do()
    assert hear_appeal(actor=rev, appeal=appeal).state == "heard"


def test_the_chief_director_who_hears_it_alone_need_not_part_law_from_fact(
    dora: User, rev: User, ruling: Ruling
) -> None:
    assert make_heard(dora, rev, ruling).law_ruled_at is None


def test_the_other_side_comments_once_it_was_told_and_may_say_it_anew(dora: User, ruling: Ruling, club: Club) -> None:
    appeal = make_appeal(dora, ruling)
    with pytest.raises(WrongState, match="The other side has not been told"):
        comment_on_appeal(actor=dora, appeal=appeal, comments="He had none.")
    tell_other_side(actor=dora, appeal=appeal)
    since = len(history(club))
    comment_on_appeal(actor=dora, appeal=appeal, comments="He had none.")
    comment_on_appeal(actor=dora, appeal=appeal, comments="He had none.")
    assert comment_on_appeal(actor=dora, appeal=appeal, comments="None at all.").comments == "None at all."
    assert [verb for verb, _before, _after in history(club, since)] == ["appeal.commented"] * 2


def test_the_other_side_is_told_once(dora: User, rev: User, ruling: Ruling, club: Club) -> None:
    first = tell_other_side(actor=dora, appeal=make_appeal(dora, ruling))
    since = len(history(club))
    again = tell_other_side(actor=rev, appeal=first)
    assert (again.other_told_by, again.other_told_at, history(club, since)) == (dora, first.other_told_at, [])


@pytest.mark.parametrize(
    ("law_points", "law_ruling", "fact_points", "field"),
    [("67 or 64?", "", "", "law_ruling"), ("", "67.", "A heart?", "law_points"), ("", "", "", "fact_points")],
)
def test_points_of_law_have_their_ruling_and_something_is_contested(
    dora: User, rev: User, ruling: Ruling, law_points: str, law_ruling: str, fact_points: str, field: str
) -> None:
    appeal = make_appeal(dora, ruling)
    given = {"law_points": law_points, "law_ruling": law_ruling, "fact_points": fact_points}
    with pytest.raises(BadInput) as refusal:
        rule_on_law(actor=rev, appeal=appeal, **given)
    assert refusal.value.field == field
    assert Appeal.objects.get().law_ruled_at is None


def test_93b1_a_committee_hears_no_appeal_on_points_of_law_alone(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_ready(dora, make_appeal(dora, ruling))
    rule_on_law(actor=rev, appeal=appeal, law_points="67 or 64?", law_ruling="67.", fact_points="")
    seat_members(actor=rev, appeal=appeal, body=Body.COMMITTEE, members=COMMITTEE)
    with pytest.raises(WrongState, match="the chief director decides them himself"):
        hear_appeal(actor=rev, appeal=appeal)
    assert hear_appeal(actor=rev, appeal=make_seated(rev, appeal)).state == "heard"


def test_a_ruling_that_is_being_reconsidered_is_not_heard_about(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_seated(rev, make_ready(dora, make_appeal(dora, ruling)))
    ruling.case.is_open = True
    ruling.case.save()
    with pytest.raises(WrongState, match="The ruling is being reconsidered"):
        hear_appeal(actor=rev, appeal=appeal)


def test_who_hears_it_alone_decides_it(dora: User, rev: User, olga: User, ruling: Ruling) -> None:
    with pytest.raises(Refusal, match=r"^This is left to somebody else: ask Rev Alti\.$"):
        decide_appeal(actor=olga, appeal=make_heard(dora, rev, ruling), **UPHELD)


def test_the_committees_decision_is_written_down_by_who_may_hear(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    appeal = make_heard_by_committee(dora, rev, ruling)
    decided = decide_appeal(actor=olga, appeal=appeal, **UPHELD | {"dissent": "Dino: he had a heart."})
    assert (decided.state, decided.decided_by, decided.dissent) == ("decided", olga, "Dino: he had a heart.")
    assert [(each.name, each.is_chair) for each in decided.members.all()] == [
        ("Carla Verdi", True),
        ("Dino Blu", False),
        ("Elsa Grigi", False),
    ]


@pytest.mark.parametrize(
    ("body", "decision"), [("reviewer", "changed"), ("committee", "sent_back"), ("chief_director", "sent_back")]
)
def test_each_body_decides_only_what_it_may(dora: User, rev: User, ruling: Ruling, body: str, decision: str) -> None:
    appeal = make_heard_by_committee(dora, rev, ruling)
    Appeal.objects.update(body=body)
    appeal.members.exclude(is_chair=True).delete()
    with pytest.raises(BadInput, match="cannot decide that"):
        decide_appeal(actor=rev, appeal=appeal, **UPHELD | {"decision": decision})


@pytest.mark.parametrize(
    ("missing", "said"),
    [
        ({"findings": " "}, "Write what was found"),
        ({"decision_text": ""}, "Write the decision and its reasons"),
        ({"merit": ""}, "Say whether the appeal had merit"),
        ({"decision": ""}, "cannot decide that"),
        ({"decision": "changed", "merit": "without"}, "An appeal that led to something had merit"),
    ],
)
def test_a_decision_is_whole_or_nothing(
    dora: User, rev: User, ruling: Ruling, missing: dict[str, str], said: str, club: Club
) -> None:
    appeal = make_heard(dora, rev, ruling)
    since = len(history(club))
    with pytest.raises(BadInput, match=said):
        decide_appeal(actor=rev, appeal=appeal, **UPHELD | missing)
    assert (Appeal.objects.get().state, history(club, since)) == ("heard", [])


def test_upheld_the_ruling_stands_and_the_players_are_told(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_told(dora, rev, ruling)
    assert (appeal.state, appeal.told_by, appeal.new_ruling) == ("told", dora, None)
    assert Ruling.objects.get().case.is_open is False


def test_changed_the_ruling_is_reopened_naming_the_appeal_and_its_new_version_is_kept(
    dora: User, rev: User, ruling: Ruling, club: Club
) -> None:
    since = len(history(club))
    appeal = make_decided(dora, rev, ruling, **CHANGED)
    case = Ruling.objects.get().case
    assert (case.is_open, case.reopened_because) == (True, "Appeal 1: West had a heart: two tricks.")
    with pytest.raises(WrongState, match="has not been issued yet"):
        tell_outcome(actor=dora, appeal=appeal)
    new = issue_ruling(actor=rev, case=case, revision=case.revision, override_text="Two.", override_reason="1.")
    assert Appeal.objects.get().new_ruling == new
    assert tell_outcome(actor=dora, appeal=appeal).state == "told"
    assert [verb for verb, _before, _after in history(club, since)][-6:] == [
        "appeal.decided",
        "ruling.reopened",
        "ruling.overridden",
        "ruling.superseded",
        "ruling.issued",
        "appeal.told",
    ]


def test_a_long_decision_is_cut_short_as_the_reason_and_kept_whole(dora: User, rev: User, ruling: Ruling) -> None:
    text = "West had a heart. " * 200
    appeal = make_decided(dora, rev, ruling, **CHANGED | {"decision_text": text})
    assert appeal.decision_text == text.strip()
    assert len(Ruling.objects.get().case.reopened_because) == 2000


def test_a_reviewer_of_the_process_sends_it_back_to_its_director(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = make_ready(dora, make_appeal(dora, ruling))
    rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="Nobody was polled.")
    seat_members(actor=rev, appeal=appeal, body=Body.REVIEWER, members=[Member("Carla Verdi")])
    hear_appeal(actor=rev, appeal=appeal)
    decide_appeal(actor=rev, appeal=appeal, **UPHELD | {"decision": "sent_back"})
    assert history(ruling.report.club)[-1][0] == "ruling.returned"
    case = Ruling.objects.get().case
    assert issue_ruling(actor=dora, case=case, revision=case.revision) == Appeal.objects.get().new_ruling


def test_a_decision_takes_a_published_ruling_from_the_public(
    dora: User, rev: User, olga: User, club: Club, ruling: Ruling
) -> None:
    countersign(actor=rev, ruling=ruling)
    publication = Publication.objects.create(
        club=club,
        ruling=ruling,
        year=2026,
        number=1,
        sentences={},
        paragraphs=[],
        published_by=rev,
        published_at=timezone.now(),
    )
    make_decided(dora, olga, ruling, **CHANGED)
    publication.refresh_from_db()
    assert publication.withdrawn_at is not None


def test_what_an_appeal_decided_is_not_appealed_against_here(dora: User, rev: User, ruling: Ruling) -> None:
    make_decided(dora, rev, ruling, **CHANGED)
    case = Ruling.objects.get().case
    new = issue_ruling(actor=rev, case=case, revision=case.revision)
    with pytest.raises(WrongState, match=r"^This version is the decision on appeal 1\. A further appeal"):
        lodge_appeal(actor=dora, ruling=new, side="EW", reasons="No.", appeal_key=a_key())


def test_both_sides_appeal_and_each_appeal_gets_the_version_it_led_to(dora: User, rev: User, ruling: Ruling) -> None:
    first = make_heard(dora, rev, ruling)
    second = make_heard(dora, rev, ruling, side="EW", consents=("Carla", "Dino"))
    decide_appeal(actor=rev, appeal=first, **CHANGED)
    with pytest.raises(WrongState, match="has already been reopened"):
        decide_appeal(actor=rev, appeal=second, **CHANGED)
    case = Ruling.objects.get().case
    issue_ruling(actor=rev, case=case, revision=case.revision)
    decide_appeal(actor=rev, appeal=second, **CHANGED)
    case.refresh_from_db()
    issue_ruling(actor=rev, case=case, revision=case.revision)
    versions = [appeal.new_ruling.version for appeal in Appeal.objects.order_by("number") if appeal.new_ruling]
    assert versions == [2, 3]
