"""Every step of an appeal by every role in every state, as the table says: generated, so that no row is forgotten."""

from collections.abc import Callable

import pytest
from django.db import transaction

from rulings.bridge import Side
from rulings.desk.appeals.queries import entries_on, next_act
from rulings.desk.appeals.services.federation import (
    answer_federation,
    ask_club,
    decide_further,
    refer_appeal,
)
from rulings.desk.appeals.services.hearing import (
    comment_on_appeal,
    decide_appeal,
    give_statement,
    hear_appeal,
    note_further_appeal,
    rule_on_law,
    seat_members,
    tell_other_side,
    tell_outcome,
)
from rulings.desk.appeals.services.lodging import begin, consent_to_appeal, decide_late, note_deposit, withdraw_appeal
from rulings.desk.appeals.values import DECISIONS, STEPS, Act, Speaker, acts_in, is_ahead, on_one_form
from rulings.desk.base.refusals import NotAllowed, Refusal, WrongState
from rulings.desk.base.rights import Right, rights_in
from rulings.desk.cases.queries.appeal_outcomes import open_appeals_of
from rulings.desk.cases.queries.hearers import Member
from rulings.desk.players.services import make_private_link
from rulings.desk.review.services import countersign
from rulings.models import Appeal, AppealState, AuditEntry, Body, Club, Decision, Ruling, Session, User
from tests.appealing import (
    UPHELD,
    end_the_time_to_appeal,
    make_appeal,
    make_decided,
    make_heard,
    make_ready,
    make_refused,
    make_seated,
    make_told,
)
from tests.factories import make_ruling
from tests.federations import make_federation, make_sent

State = AppealState
Do = Callable[[User, Appeal], Appeal]
DO: dict[Act, Do] = {
    Act.CONSENT: lambda actor, appeal: consent_to_appeal(actor=actor, appeal=appeal, name="Bruno Rossi"),
    Act.ADMIT_LATE: lambda actor, appeal: decide_late(actor=actor, appeal=appeal, is_admitted=True, reason="Ill."),
    Act.REFUSE_LATE: lambda actor, appeal: decide_late(actor=actor, appeal=appeal, is_admitted=False, reason="No."),
    Act.DEPOSIT: lambda actor, appeal: note_deposit(actor=actor, appeal=appeal, deposit="20 EUR", is_paid=True),
    Act.TELL_OTHER_SIDE: lambda actor, appeal: tell_other_side(actor=actor, appeal=appeal),
    Act.COMMENT: lambda actor, appeal: comment_on_appeal(actor=actor, appeal=appeal, comments="He had none."),
    Act.STATE: lambda actor, appeal: give_statement(actor=actor, appeal=appeal, statement="I looked."),
    Act.RULE_ON_LAW: lambda actor, appeal: rule_on_law(
        actor=actor, appeal=appeal, law_points="67B or 64?", law_ruling="67B.", fact_points="Had he a heart?"
    ),
    Act.SEAT: lambda actor, appeal: seat_members(
        actor=actor, appeal=appeal, body=Body.REVIEWER, members=[Member("Carla Verdi")]
    ),
    Act.HEAR: lambda actor, appeal: hear_appeal(actor=actor, appeal=appeal),
    Act.DECIDE: lambda actor, appeal: decide_appeal(actor=actor, appeal=appeal, **UPHELD),
    Act.TELL: lambda actor, appeal: tell_outcome(actor=actor, appeal=appeal),
    Act.NOTE_FURTHER: lambda actor, appeal: note_further_appeal(actor=actor, appeal=appeal, further="Sent on."),
    Act.REFER: lambda actor, appeal: refer_appeal(
        actor=actor, appeal=appeal, federation=Club.objects.get(pk=appeal.club_id).federation_id
    ),
    Act.SEND_FURTHER: lambda actor, appeal: make_sent(actor, appeal),
    Act.ASK: lambda actor, appeal: ask_club(actor=actor, appeal=appeal, question="Who was polled?"),
    Act.ANSWER: lambda actor, appeal: answer_federation(actor=actor, appeal=appeal, answer="Nobody."),
    Act.DECIDE_FURTHER: lambda actor, appeal: decide_further(
        actor=actor, appeal=appeal, entries=entries_on(appeal), **UPHELD
    ),
    Act.WITHDRAW: lambda actor, appeal: withdraw_appeal(actor=actor, appeal=appeal, reason="They accept it."),
}


def lodged(dora: User, rev: User, ruling: Ruling) -> Appeal:
    return make_ready(dora, make_appeal(dora, ruling, consents=("Anna Bianchi",)))


def late(dora: User, rev: User, ruling: Ruling) -> Appeal:
    end_the_time_to_appeal(ruling.report.session)
    return make_ready(dora, make_appeal(dora, ruling, consents=("Anna Bianchi",)))


def admitted(dora: User, rev: User, ruling: Ruling) -> Appeal:
    return make_seated(rev, make_ready(dora, make_appeal(dora, ruling)))


def withdrawn(dora: User, rev: User, ruling: Ruling) -> Appeal:
    return withdraw_appeal(actor=dora, appeal=make_appeal(dora, ruling), reason="They accept it.")


def sent(dora: User, rev: User, ruling: Ruling) -> Appeal:
    further = tell_other_side(actor=dora, appeal=make_sent(rev, make_told(dora, rev, ruling)))
    return ask_club(actor=User.objects.get(username="piero"), appeal=further, question="Who was polled?")


BROUGHT: dict[State, Callable[[User, User, Ruling], Appeal]] = {
    State.LODGED: lodged,
    State.LATE: late,
    State.REFUSED: make_refused,
    State.ADMITTED: admitted,
    State.SENT: sent,
    State.HEARD: make_heard,
    State.DECIDED: make_decided,
    State.TOLD: make_told,
    State.WITHDRAWN: withdrawn,
}
"""How each state is reached; Rev hears."""


@pytest.fixture(autouse=True)
def piero(club: Club) -> User:
    """The chief director of the federation to which the club belongs."""
    make_federation(club)
    return User.objects.get(username="piero")


@pytest.fixture
def cast(dora: User, rev: User, olga: User, pat: User, wanda: User, piero: User) -> dict[str, User]:
    return {"dora": dora, "rev": rev, "olga": olga, "pat": pat, "wanda": wanda, "piero": piero}


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


def expected(act: Act, state: State, name: str, user: User) -> set[str]:
    """What the table says: a refusal's code, or the states that the act may lead to.

    Olga has the right to hear, but Rev is in charge of what the chief director is, and hears this appeal alone. What is
    before the federation Piero hears; the regulations send nothing there at once.
    """
    membership = user.memberships.filter(club__slug="ponte").first()
    step = STEPS[act]
    if step.is_of_federation:
        return {str(after) for after in step.moves.get(state, ())} if name == "piero" and state in step.moves else _NO
    if membership is None or step.right not in rights_in(membership):
        return {"not_allowed"}
    if state not in step.moves:
        return {"wrong_state"}
    if name == "olga" and step.charge is not None:
        return {"not_allowed"}
    return {"wrong_state"} if act is Act.REFER else {str(after) for after in step.moves[state]}


_NO = {"not_allowed"}


def outcome(act: Act, actor: User, appeal: Appeal) -> str:
    """What comes of the act: the code of its refusal, or the state that it led to. Nothing of it is kept."""
    entries, point = AuditEntry.objects.count(), transaction.savepoint()
    try:
        DO[act](actor, Appeal.objects.get(pk=appeal.pk))
        came = Appeal.objects.get(pk=appeal.pk).state
    except Refusal as refusal:
        came = refusal.code
    written = AuditEntry.objects.count() - entries
    transaction.savepoint_rollback(point)
    assert written == 0 or came in State.values, "a refusal leaves no entry"
    return came


@pytest.mark.parametrize("state", State)
def test_every_act_in_every_state_by_everybody(state: State, cast: dict[str, User], ruling: Ruling) -> None:
    appeal = BROUGHT[state](cast["dora"], cast["rev"], ruling)
    assert appeal.state == state
    wrong = {
        (name, str(act)): came
        for name in ("dora", "rev", "olga", "pat", "wanda", "piero")
        for act in Act
        if (came := outcome(act, cast[name], appeal)) not in expected(act, state, name, cast[name])
    }
    assert wrong == {}


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("state", State)
def test_a_link_does_what_its_side_may_and_nothing_else(
    state: State, side: Side, cast: dict[str, User], ruling: Ruling
) -> None:
    appeal = BROUGHT[state](cast["dora"], cast["rev"], ruling)
    link = make_private_link(actor=cast["dora"], report=ruling.report, side=side)
    by_link: dict[Act, Callable[[], Appeal]] = {
        Act.CONSENT: lambda: consent_to_appeal(actor=None, appeal=appeal, name="Bruno Rossi", link=link),
        Act.COMMENT: lambda: comment_on_appeal(actor=None, appeal=appeal, comments="He had none.", link=link),
    }
    assert set(by_link) == {act for act in Act if STEPS[act].speaker is not None}
    for act, do in by_link.items():
        is_its_own = (STEPS[act].speaker is Speaker.APPELLANT) == (side is Side.NS)
        if is_its_own and state in STEPS[act].moves:
            assert do().state in STEPS[act].moves[state]
            continue
        with pytest.raises(WrongState if is_its_own else NotAllowed):
            do()


def test_a_link_does_no_other_step(dora: User, rev: User, ruling: Ruling) -> None:
    appeal = admitted(dora, rev, ruling)
    link = make_private_link(actor=dora, report=ruling.report, side="NS")
    for act in Act:
        if STEPS[act].speaker is None:
            with pytest.raises(RuntimeError):
                begin(actor=None, appeal=appeal, act=act, link=link)


@pytest.mark.parametrize("who_ruled", ["issuer", "countersigner"])
@pytest.mark.parametrize("state", State)
def test_nobody_takes_an_independent_step_on_his_own_ruling(
    state: State, who_ruled: str, cast: dict[str, User], session: Session
) -> None:
    """Rev made the ruling or signed it; Olga hears in his place, and stands in for the chief director."""
    dora, rev, olga = cast["dora"], cast["rev"], cast["olga"]
    if who_ruled == "issuer":
        ruling = make_ruling(rev, session)
    else:
        ruling = countersign(actor=rev, ruling=make_ruling(dora, session))
    appeal = BROUGHT[state](dora, olga, ruling)
    for act in Act:
        step = STEPS[act]
        if step.is_independent and state in step.moves:
            assert outcome(act, rev, appeal) == "not_allowed", act
            assert outcome(act, olga, appeal) in step.moves[state], act


def test_every_state_is_reached_and_left_as_the_table_says() -> None:
    reached = {after for step in STEPS.values() for states in step.moves.values() for after in states}
    assert reached | {State.LODGED, State.LATE} == set(State)
    assert set(BROUGHT) == set(State)
    assert set(DO) == set(STEPS) == set(Act)


def test_only_the_deposit_and_a_further_appeal_are_left_once_it_is_told() -> None:
    assert acts_in(State.TOLD) == (Act.DEPOSIT, Act.NOTE_FURTHER, Act.SEND_FURTHER)
    assert acts_in(State.WITHDRAWN) == (Act.DEPOSIT,)
    assert acts_in(State.REFUSED) == (Act.DEPOSIT, Act.TELL)


@pytest.mark.parametrize(
    ("state", "ahead"),
    [
        (State.LODGED, set(Act) - {Act.ADMIT_LATE, Act.REFUSE_LATE}),
        (State.LATE, set(Act)),
        (State.SENT, {*acts_in(State.SENT), Act.TELL, Act.NOTE_FURTHER, Act.SEND_FURTHER}),
        (State.HEARD, {Act.DEPOSIT, Act.DECIDE, Act.TELL, Act.NOTE_FURTHER, Act.SEND_FURTHER}),
        (State.REFUSED, {Act.DEPOSIT, Act.TELL}),
        (State.WITHDRAWN, {Act.DEPOSIT}),
    ],
)
def test_what_may_still_come(state: State, ahead: set[Act]) -> None:
    assert {act for act in Act if is_ahead(act, state)} == ahead


def test_what_those_who_hear_it_do_is_independent_and_nothing_else_is_left_to_somebody() -> None:
    hearing = {act for act in Act if STEPS[act].right is Right.HEAR}
    apart = {act for act in Act if STEPS[act].is_errand or STEPS[act].is_of_federation}
    assert {act for act in Act if STEPS[act].is_independent} == hearing - apart
    assert apart == {Act.REFER, Act.SEND_FURTHER, Act.ASK, Act.DECIDE_FURTHER}
    assert {act for act in Act if STEPS[act].charge} <= {act for act in Act if STEPS[act].is_independent}


def test_what_is_done_once_says_when_in_a_column_of_the_appeal() -> None:
    columns = {act: STEPS[act].once for act in Act if STEPS[act].once}
    assert columns == {Act.TELL_OTHER_SIDE: "other_told_at", Act.TELL: "told_at"}
    assert all(Appeal._meta.get_field(column).null for column in columns.values())


def test_a_late_appeal_is_admitted_or_refused_on_one_form() -> None:
    assert on_one_form(Act.ADMIT_LATE) == (Act.ADMIT_LATE, Act.REFUSE_LATE)
    assert on_one_form(Act.DECIDE) == (Act.DECIDE,)


def test_every_body_decides_something_and_only_a_reviewer_sends_back() -> None:
    assert {body for body in Body if Decision.SENT_BACK in DECISIONS[body]} == {Body.REVIEWER}
    assert {body for body in Body if Decision.RETURNED in DECISIONS[body]} == {Body.FEDERATION}
    assert all(Decision.UPHELD in DECISIONS[body] for body in Body)


@pytest.mark.parametrize("state", State)
def test_what_comes_next_is_possible(state: State, dora: User, rev: User, ruling: Ruling) -> None:
    appeal = Appeal.objects.get(pk=BROUGHT[state](dora, rev, ruling).pk)
    following = next_act(appeal)
    assert following is None or following in acts_in(state)
    assert (open_appeals_of(ruling) == []) is (state in (State.TOLD, State.WITHDRAWN))
