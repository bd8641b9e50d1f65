"""Who may hear an appeal: nobody his own ruling, nobody with a conflict, nobody who was asked or plays."""

from typing import Any

import pytest

from rulings.desk.appeals.services.hearing import decide_appeal, hear_appeal, rule_on_law, seat_members
from rulings.desk.appeals.services.lodging import decide_late
from rulings.desk.base.refusals import BadInput, NotAllowed
from rulings.desk.cases.queries.hearers import Member, hearers_of, refuse_part_in_ruling, took_part
from rulings.desk.cases.services.answering import answer
from rulings.desk.cases.services.issuing import issue_ruling, supersede_ruling
from rulings.desk.playing.services import play_in
from rulings.desk.review.services import countersign
from rulings.models import Appeal, AppealMember, Body, Club, Role, Ruling, Session, User
from tests.appealing import CHANGED, UPHELD, end_the_time_to_appeal, make_appeal, make_decided, make_ready
from tests.factories import answer_all, first_case, history, make_pair, make_report, make_ruling, make_user

CHAIR, SECOND = Member("Carla Verdi", is_chair=True), Member("Dino Blu")


@pytest.fixture
def ruling(dora: User, session: Session) -> Ruling:
    return make_ruling(dora, session)


@pytest.fixture
def appeal(dora: User, ruling: Ruling) -> Appeal:
    return make_appeal(dora, ruling)


def free(appeal: Appeal) -> list[User]:
    """Who may hear it."""
    return hearers_of(appeal).in_charge(None)


def committee(actor: User, appeal: Appeal, *members: Member) -> Appeal:
    return seat_members(actor=actor, appeal=appeal, body=Body.COMMITTEE, members=members)


def test_the_chief_director_and_the_administrator_may_hear_what_a_director_ruled(
    rev: User, olga: User, appeal: Appeal
) -> None:
    assert free(appeal) == [olga, rev]


def test_who_signed_it_may_not_and_is_told_who_may(rev: User, olga: User, ruling: Ruling, appeal: Appeal) -> None:
    countersign(actor=rev, ruling=ruling)
    with pytest.raises(NotAllowed, match=r"^You made this ruling or countersigned it: .* Ask Olga Zieba\.$"):
        committee(rev, appeal, CHAIR)


def test_where_nobody_is_left_it_says_whom_to_ask_for(rev: User, session: Session) -> None:
    appeal = make_appeal(rev, make_ruling(rev, session))
    with pytest.raises(NotAllowed, match="ask for another chief director or administrator"):
        committee(rev, appeal, CHAIR)


def test_a_second_chief_director_hears_it_before_the_administrator(
    club: Club, rev: User, olga: User, session: Session
) -> None:
    appeal = make_appeal(rev, make_ruling(rev, session))
    other = make_user("uma", club, Role.CHIEF_DIRECTOR)
    points = {"law_points": "67?", "law_ruling": "67.", "fact_points": ""}
    with pytest.raises(NotAllowed, match="ask uma"):
        rule_on_law(actor=olga, appeal=appeal, **points)
    assert rule_on_law(actor=other, appeal=appeal, **points).law_ruled_by == other


def test_who_issued_an_earlier_version_does_not_hear_the_appeal_either(
    dora: User, rev: User, olga: User, session: Session
) -> None:
    case = supersede_ruling(actor=dora, ruling=make_ruling(rev, session), reason="It was East.")
    appeal = make_appeal(dora, issue_ruling(actor=dora, case=case, revision=case.revision))
    assert free(appeal) == [olga]


def test_who_issued_what_an_appeal_decided_may_hear_the_other_sides_appeal(
    dora: User, rev: User, olga: User, ruling: Ruling
) -> None:
    other = make_appeal(dora, ruling, side="EW", consents=("Carla", "Dino"))
    make_decided(dora, rev, ruling, **CHANGED)
    case = Ruling.objects.get().case
    issue_ruling(actor=rev, case=case, revision=case.revision)
    assert free(other) == [olga, rev]


@pytest.mark.parametrize("name", ["Dora Neri", "neri dora", "DORA NERI"])
def test_who_ruled_does_not_sit_under_his_typed_name(rev: User, appeal: Appeal, name: str) -> None:
    with pytest.raises(BadInput, match="made this ruling or countersigned it") as refusal:
        committee(rev, appeal, CHAIR, Member(name))
    assert refusal.value.field == "members"
    assert AppealMember.objects.count() == 0


def test_who_ruled_does_not_sit_by_his_account(dora: User, rev: User, appeal: Appeal) -> None:
    with pytest.raises(BadInput, match="made this ruling or countersigned it"):
        committee(rev, appeal, CHAIR, Member("Somebody", dora))


def test_who_was_consulted_does_not_sit(rev: User, ruling: Ruling, appeal: Appeal) -> None:
    judged: Any = {"damage": {"value": "yes", "reason": "Clear.", "consulted": "Dino Blu, by telephone", "polled": ""}}
    issued = Ruling(pk=ruling.pk, judgements=judged, case=ruling.case, report=ruling.report)
    appeal.ruling = issued
    with pytest.raises(BadInput, match="Dino Blu was consulted on this ruling"):
        refuse_part_in_ruling(appeal, SECOND)
    refuse_part_in_ruling(appeal, Member("Dino Rossi"))


def test_a_player_of_either_side_does_not_sit(dora: User, rev: User, session: Session) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Emma", "Dino Blu")
    appeal = make_appeal(dora, make_ruling(dora, session, ns=ns, ew=ew), consents=("Anna", "Bruno"))
    with pytest.raises(BadInput, match="Dino Blu plays for one of the two sides"):
        committee(rev, appeal, CHAIR, SECOND)


def test_a_conflict_of_interest_is_kept_with_its_member_who_does_not_sit(rev: User, appeal: Appeal, club: Club) -> None:
    committee(rev, appeal, CHAIR, SECOND, Member("Elsa Grigi", conflict="Sister of East"))
    assert [(each.name, each.conflict) for each in appeal.members.all()] == [
        ("Carla Verdi", ""),
        ("Dino Blu", ""),
        ("Elsa Grigi", "Sister of East"),
    ]
    assert history(club)[-1][0] == "appeal.seated"


@pytest.mark.parametrize(
    ("members", "said"),
    [
        ([], "Nobody is left to hear the appeal"),
        ([Member("Carla Verdi", is_chair=True, conflict="Sister of East")], "Nobody is left to hear the appeal"),
        ([Member("Carla Verdi", is_chair=True, conflict="Sister"), SECOND], "A committee has one chair"),
        ([Member("Carla Verdi"), SECOND], "A committee has one chair"),
        ([CHAIR, Member("Dino Blu", is_chair=True)], "A committee has one chair"),
        ([CHAIR, Member("carla verdi")], "Somebody is named twice"),
        ([CHAIR, Member(" ")], "Write the name of each member"),
        ([CHAIR, *(Member(f"Dino {sign * 2}") for sign in "abcdefghi")], "A committee has at most 9 members"),
    ],
)
def test_a_committee_is_whole_and_has_one_chair(rev: User, appeal: Appeal, members: list[Member], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        committee(rev, appeal, *members)
    assert AppealMember.objects.count() == 0


def test_a_reviewer_is_one_person(rev: User, appeal: Appeal) -> None:
    with pytest.raises(BadInput, match="hears an appeal alone"):
        seat_members(actor=rev, appeal=appeal, body=Body.REVIEWER, members=[CHAIR, SECOND])


def test_the_chief_directors_hearing_is_the_chief_directors(rev: User, olga: User, appeal: Appeal) -> None:
    with pytest.raises(BadInput, match="name Rev Alti"):
        seat_members(actor=olga, appeal=appeal, body=Body.CHIEF_DIRECTOR, members=[Member("Olga", olga)])
    seat_members(actor=olga, appeal=appeal, body=Body.CHIEF_DIRECTOR, members=[Member("", rev)])
    assert appeal.members.get().name == "Rev Alti"


def test_other_members_take_the_place_of_those_named_before(rev: User, appeal: Appeal) -> None:
    committee(rev, appeal, CHAIR, SECOND)
    committee(rev, appeal, Member("Elsa Grigi", is_chair=True))
    assert [each.name for each in appeal.members.all()] == ["Elsa Grigi"]


def test_an_unknown_body_is_refused(rev: User, appeal: Appeal) -> None:
    with pytest.raises(BadInput, match="Choose who hears the appeal"):
        seat_members(actor=rev, appeal=appeal, body="jury", members=[CHAIR])


def test_who_declared_a_conflict_neither_hears_nor_decides(dora: User, rev: User, olga: User, ruling: Ruling) -> None:
    """Under the typed name as by the account."""
    appeal = make_ready(dora, make_appeal(dora, ruling))
    rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="Had West a heart?")
    for named in (Member("olga zieba", conflict="North's aunt"), Member("O. Z.", olga, conflict="North's aunt")):
        committee(rev, appeal, CHAIR, SECOND, named)
        with pytest.raises(NotAllowed, match=r"left to somebody else: ask Rev Alti\.$"):
            hear_appeal(actor=olga, appeal=appeal)
    hear_appeal(actor=rev, appeal=appeal)
    with pytest.raises(NotAllowed, match="ask Rev Alti"):
        decide_appeal(actor=olga, appeal=appeal, **UPHELD)
    assert decide_appeal(actor=rev, appeal=appeal, **UPHELD).decided_by == rev


def test_where_all_have_a_conflict_it_says_whom_to_ask_for(dora: User, rev: User, appeal: Appeal) -> None:
    make_ready(dora, appeal)
    rule_on_law(actor=rev, appeal=appeal, law_points="", law_ruling="", fact_points="Had West a heart?")
    committee(rev, appeal, CHAIR, Member("Rev Alti", rev, conflict="East's partner last week"))
    with pytest.raises(NotAllowed, match="Ask for another chief director or administrator"):
        hear_appeal(actor=rev, appeal=appeal)


def test_a_consulted_chief_director_rules_on_law_and_another_hears(
    dora: User, rev: User, olga: User, session: Session
) -> None:
    about: Any = {"situation": "unauthorized_information", "facts": {"offender": "S"}}
    asked = (("information_from", "tempo"), ("information_judged", "play_over"))
    case = answer_all(dora, first_case(make_report(dora, session, **about)), asked)
    judged = {"value": "no", "reason": "Five seconds.", "consulted": "Rev Alti, by telephone"}
    case = answer(actor=dora, case=case, key="information_was_conveyed", revision=case.revision, **judged).case
    appeal = make_appeal(dora, issue_ruling(actor=dora, case=case, revision=case.revision))
    assert [took_part(user, appeal.ruling) for user in (dora, rev, olga)] == [True, True, False]
    points = {"law_points": "16B?", "law_ruling": "16B.", "fact_points": ""}
    assert rule_on_law(actor=rev, appeal=appeal, **points).law_ruled_by == rev
    with pytest.raises(BadInput, match="Rev Alti was consulted"):
        seat_members(actor=rev, appeal=appeal, body=Body.CHIEF_DIRECTOR, members=[Member("rev", rev)])
    seated = seat_members(actor=rev, appeal=appeal, body=Body.CHIEF_DIRECTOR, members=[Member("olga", olga)])
    assert [member.user for member in seated.members.all()] == [olga]


@pytest.mark.parametrize("name", ["Olga Zieba", "zieba olga"])
def test_a_chief_who_plays_at_the_table_has_no_say(
    dora: User, rev: User, olga: User, session: Session, name: str
) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Emma", name)
    ruling = make_ruling(dora, session, ns=ns, ew=ew)
    end_the_time_to_appeal(session)
    appeal = make_appeal(dora, ruling, consents=("Anna", "Bruno"))
    assert free(appeal) == [rev]
    with pytest.raises(NotAllowed, match=r"left to somebody else: ask Rev Alti\.$"):
        decide_late(actor=olga, appeal=appeal, is_admitted=True, reason="We were away.")
    appeal.refresh_from_db()
    assert (appeal.state, appeal.late_at) == ("late", None)


def test_a_director_who_plays_under_another_name_has_no_say_either(
    dora: User, rev: User, olga: User, session: Session
) -> None:
    ns, ew = make_pair(session, "1", "NS", "Anna", "Bruno"), make_pair(session, "2", "EW", "Emma", "Ola")
    play_in(actor=rev, session=session, user=olga, contestant=ew)
    appeal = make_appeal(dora, make_ruling(dora, session, ns=ns, ew=ew), consents=("Anna", "Bruno"))
    assert free(appeal) == [rev]
    with pytest.raises(BadInput, match="plays for one of the two sides"):
        committee(rev, appeal, CHAIR, Member("olga", olga))


@pytest.mark.parametrize("name", ["D. Neri", "Neri", "neri d"])
def test_nobody_sits_under_half_a_name(name: str, rev: User, appeal: Appeal) -> None:
    with pytest.raises(BadInput, match=r"may be Dora Neri\. Write each member's whole name\."):
        seat_members(actor=rev, appeal=appeal, body=Body.COMMITTEE, members=[CHAIR, Member(name)])
    assert not appeal.members.exists()
