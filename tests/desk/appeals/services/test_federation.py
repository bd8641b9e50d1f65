"""An appeal before the federation: sent, asked about, decided there; its score, its new stage, and who may not."""

from datetime import timedelta
from fractions import Fraction
from typing import Any
from uuid import uuid4

import pytest
from django.utils import timezone

from rulings.bridge import Average, Side
from rulings.desk.adjusting.values import Given
from rulings.desk.appeals.queries import entries_on
from rulings.desk.appeals.services.federation import (
    answer_federation,
    ask_club,
    decide_further,
    refer_appeal,
    send_further,
)
from rulings.desk.appeals.services.hearing import tell_outcome
from rulings.desk.appeals.services.lodging import withdraw_appeal
from rulings.desk.base.refusals import BadInput, NotAllowed, Refusal, Stale, WrongState
from rulings.desk.cases.queries.hearers import took_part
from rulings.desk.scores.queries.data import score_data
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.trail.queries.chain import broken_entries
from rulings.desk.trail.queries.verification import replayed
from rulings.models import Appeal, AppealMember, AppealState, Body, Club, ReportCase, Result, Ruling, Session, User
from rulings.scoring.adjusted.penalties import PenaltyKind
from rulings.scoring.boards.lines import Artificial, ArtificialScore, Assigned
from rulings.scoring.notation.adjustments import SidePenalty
from tests.appealing import BOTH, UPHELD, make_appeal, make_told
from tests.factories import both, make_ruling, make_three_tables
from tests.federations import make_federation, make_sent


@pytest.fixture
def figb(club: Club) -> Club:
    return make_federation(club)


@pytest.fixture
def piero(figb: Club) -> User:
    return User.objects.get(username="piero")


@pytest.fixture
def line(session: Session) -> Result:
    return make_three_tables(session)


@pytest.fixture
def told(figb: Club, line: Result, dora: User, rev: User, session: Session) -> Appeal:
    return Appeal.objects.get(pk=make_told(dora, rev, make_ruling(dora, session)).pk)


@pytest.fixture
def sent(told: Appeal, rev: User) -> Appeal:
    return make_sent(rev, told)


def decided(piero: User, appeal: Appeal, **fields: Any) -> Appeal:
    return decide_further(actor=piero, appeal=appeal, **{**UPHELD, "entries": entries_on(appeal)} | fields)


def untouched(club: Club) -> None:
    """The chain holds, and what was ruled and appealed is as it tells."""
    kinds = ("Appeal", "Ruling", "ReportCase", "ScoreAdjustment")
    assert [*broken_entries(club), *(each for each in replayed(club) if each.about.startswith(kinds))] == []


def test_what_the_federation_upholds_is_told_by_the_club(
    sent: Appeal, told: Appeal, piero: User, dora: User, club: Club
) -> None:
    assert (sent.state, sent.body, sent.further_of, sent.number) == ("sent", "federation", told, 2)
    appeal = decided(piero, sent)
    assert (appeal.state, appeal.decided_by) == ("decided", piero)
    assert tell_outcome(actor=dora, appeal=appeal).state == "told"
    verbs = club.audit_entries.filter(object_type="Appeal", object_id=sent.pk).values_list("verb", flat=True)
    assert list(verbs) == ["appeal.lodged", "appeal.sent", "appeal.decided", "appeal.told"]
    untouched(Club.objects.get(pk=club.pk))


def test_a_changed_ruling_has_its_version_and_its_score_at_once(
    sent: Appeal, piero: User, line: Result, club: Club
) -> None:
    given = Given(Assigned.to_both(-100), "12C1", both("4S S -2"))
    words = "Ten tricks were never there."
    appeal = decided(piero, sent, decision="changed", decision_text=words, score=(line, given))
    new = Ruling.objects.get(case=sent.ruling.case, is_current=True)
    assert (new.version, new.override_text, new.issued_by) == (2, words, piero)
    assert Appeal.objects.get(pk=appeal.pk).new_ruling == new
    assert [each.made_by for each in line.adjustments.filter(is_current=True)] == [piero]
    untouched(Club.objects.get(pk=club.pk))


def test_an_artificial_score_and_a_penalty_of_the_federations_count_in_the_clubs_ranking(
    sent: Appeal, piero: User, line: Result, club: Club, session: Session
) -> None:
    before = score_data(score_sheet(session))["lines"]
    averages = Artificial(ArtificialScore(Average.MINUS), ArtificialScore(Average.PLUS))
    fine = SidePenalty(Side.NS, Fraction(10), PenaltyKind.DISCIPLINARY)
    given = Given(averages, "12C2(a)", penalties=(fine,), penalty_reason="He shouted at the director.")
    decided(piero, sent, decision="changed", score=(line, given))
    made = line.adjustments.get(is_current=True)
    assert (made.made_by, made.paragraph, made.kind, made.ruling.version) == (piero, "12C2(a)", "artificial", 2)
    entry = club.audit_entries.get(verb="score.adjusted")
    assert (entry.actor, entry.after["paragraph"], len(entry.after["penalties"])) == (piero, "12C2(a)", 1)
    assert score_data(score_sheet(session))["lines"] != before
    untouched(Club.objects.get(pk=club.pk))


def test_a_score_that_no_version_can_have_yet_undoes_the_whole_decision(
    sent: Appeal, piero: User, line: Result, session: Session
) -> None:
    ReportCase.objects.filter(pk=sent.ruling.case_id).update(answers={})
    score = (line, Given(Assigned.to_both(-100), "12C1"))
    with pytest.raises(BadInput, match="leave the score empty"):
        decided(piero, sent, decision="changed", score=score)
    assert Appeal.objects.get(pk=sent.pk).state == AppealState.SENT
    assert decided(piero, sent, decision="changed").new_ruling is None


def test_what_is_returned_is_heard_anew_in_the_club(sent: Appeal, piero: User, club: Club, dora: User) -> None:
    decided(piero, sent, decision="returned", decision_text="Ask the players.")
    again = Appeal.objects.get(further_of=sent)
    assert (again.state, again.body, again.side, again.number) == ("admitted", "chief_director", "NS", 3)
    untouched(Club.objects.get(pk=club.pk))


def test_questions_are_answered_one_after_the_other(sent: Appeal, piero: User, dora: User) -> None:
    with pytest.raises(WrongState, match="asked nothing"):
        answer_federation(actor=dora, appeal=sent, answer="Nothing.")
    for question in ("Who was polled?", "What did he say?"):
        ask_club(actor=piero, appeal=sent, question=question)
    appeal = answer_federation(actor=dora, appeal=sent, answer="Nobody.")
    assert [(each["question"], each.get("answer")) for each in appeal.asked] == [
        ("Who was polled?", "Nobody."),
        ("What did he say?", None),
    ]


def test_a_decision_is_taken_on_all_that_was_said(sent: Appeal, piero: User, dora: User) -> None:
    read = entries_on(sent)
    ask_club(actor=piero, appeal=sent, question="Who was polled?")
    with pytest.raises(Stale, match="More was said"):
        decided(piero, sent, entries=read)
    assert Appeal.objects.get(pk=sent.pk).state == AppealState.SENT


def test_the_regulations_may_send_it_at_once_and_nothing_else_does(
    figb: Club, piero: User, dora: User, rev: User, session: Session, club: Club
) -> None:
    here = make_appeal(dora, make_ruling(dora, session))
    with pytest.raises(WrongState, match="hear it here first"):
        refer_appeal(actor=rev, appeal=here, federation=figb.pk)
    session.profile.review = {"body": Body.FEDERATION.value}
    session.profile.save()
    appeal = make_appeal(dora, make_ruling(dora, session))
    assert refer_appeal(actor=rev, appeal=appeal, federation=figb.pk).state == "sent"
    decided(piero, appeal, decision="returned", decision_text="Hear it yourselves.")
    assert Appeal.objects.get(further_of=appeal).body == Body.COMMITTEE
    untouched(Club.objects.get(pk=club.pk))


def test_what_is_sent_twice_or_to_a_federation_that_was_left_is_refused_whole(
    sent: Appeal, told: Appeal, rev: User, club: Club, figb: Club
) -> None:
    entries = club.audit_entries.count()
    with pytest.raises(WrongState, match=r"^This was sent to the federation already: it is appeal 2\.$"):
        make_sent(rev, told)
    Club.objects.filter(pk=club.pk).update(federation=None)
    with pytest.raises(Refusal, match=r"goes on from here|any more"):
        make_sent(rev, told, side="EW", federation=figb.pk)
    other = make_federation(club, "ebu")
    with pytest.raises(WrongState, match="does not belong to that federation any more"):
        make_sent(rev, told, side="EW", federation=figb.pk)
    assert (Appeal.objects.count(), club.audit_entries.count(), other.appeals_sent_here.count()) == (2, entries, 0)


def test_the_same_form_again_is_the_same_appeal(told: Appeal, rev: User) -> None:
    key = uuid4()
    assert make_sent(rev, told, appeal_key=key) == make_sent(rev, told, appeal_key=key)
    assert Appeal.objects.count() == 2


@pytest.mark.parametrize("side", Side)
def test_either_side_goes_on_and_a_pair_goes_together(told: Appeal, rev: User, side: Side) -> None:
    with pytest.raises(BadInput, match="A pair appeals together"):
        make_sent(rev, told, side=side.value, consents=BOTH[:1])
    assert make_sent(rev, told, side=side.value).side == side


def test_after_its_time_it_goes_as_late_and_where_there_is_none_it_does_not_go(
    told: Appeal, rev: User, session: Session
) -> None:
    session.profile.review, told.told_at = {"further_days": 7}, told.told_at.replace(year=2020)
    session.profile.save()
    told.save()
    assert make_sent(rev, told).is_late
    session.profile.settings = {"further_appeal": "no"}
    session.profile.save()
    with pytest.raises(WrongState, match="Nothing goes on"):
        make_sent(rev, told, side="EW")


def test_only_who_hears_appeals_there_and_had_no_part_decides(
    sent: Appeal, figb: Club, piero: User, rev: User, olga: User, dora: User, wanda: User
) -> None:
    for user in (rev, olga, dora, wanda):
        with pytest.raises(NotAllowed, match="Only those who hear appeals"):
            decided(user, sent)
    figb.memberships.create(user=rev, role="chief_director")
    with pytest.raises(NotAllowed, match="You had a part in this case"):
        decided(rev, sent)
    figb.memberships.filter(user=piero).delete()
    with pytest.raises(NotAllowed):
        decided(piero, sent)


def test_who_heard_it_in_the_club_by_his_name_alone_decides_nothing_there(
    sent: Appeal, figb: Club, piero: User
) -> None:
    assert not took_part(piero, sent.ruling)
    AppealMember.objects.create(appeal=Appeal.objects.get(pk=sent.further_of_id), name="GATTI Piero")
    with pytest.raises(NotAllowed, match="You had a part in this case"):
        decided(piero, sent)


def test_a_federation_decides_what_it_may_and_gives_a_score_to_a_change_alone(
    sent: Appeal, piero: User, line: Result
) -> None:
    with pytest.raises(BadInput, match="cannot decide that"):
        decided(piero, sent, decision="sent_back")
    score = (line, Given(Assigned.to_both(-100), "12C1"))
    with pytest.raises(BadInput, match="A score is given where the ruling is changed"):
        decided(piero, sent, score=score)
    assert Appeal.objects.get(pk=sent.pk).state == AppealState.SENT


def test_what_is_withdrawn_is_decided_no_more_and_may_be_sent_again(
    sent: Appeal, told: Appeal, piero: User, dora: User, rev: User
) -> None:
    withdraw_appeal(actor=dora, appeal=sent, reason="They accept it.")
    with pytest.raises(WrongState, match="was withdrawn"):
        decided(piero, sent)
    assert make_sent(rev, told).number == 3


def test_what_is_wanted_by_a_day_is_still_to_come_and_stands_in_the_trail(
    sent: Appeal, piero: User, club: Club
) -> None:
    now = timezone.now()
    for wrong in ({"until": now - timedelta(days=1)}, {"hearing": now + timedelta(days=400)}):
        with pytest.raises(BadInput, match="still to come, within a year") as refused:
            ask_club(actor=piero, appeal=sent, question="Who was polled?", **wrong)
        assert refused.value.field in wrong
    ask_club(actor=piero, appeal=sent, question="Who was polled?", until=now + timedelta(days=1))
    (asked,) = Appeal.objects.get(pk=sent.pk).asked
    assert club.audit_entries.get(verb="appeal.asked").after["until"] == asked["until"]
    untouched(Club.objects.get(pk=club.pk))


def test_the_federations_word_is_final(sent: Appeal, piero: User, rev: User, dora: User) -> None:
    final = tell_outcome(actor=dora, appeal=decided(piero, sent))
    with pytest.raises(WrongState, match="Nothing goes on"):
        send_further(
            actor=rev, appeal=final, side="NS", reasons="No.", appeal_key=uuid4(), federation=final.federation_id
        )
