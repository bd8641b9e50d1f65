"""Nobody is asked, bound, warned or named who cannot be meant: every situation, both editions, every role.

South declares and North is dummy. A situation of another role than the offender's asks who it was, and is walked with
the player it then means.
"""

from collections.abc import Iterator

import pytest

from rulings.bridge import Role, Seat, Side, role_of
from rulings.laws.auction.situations import SITUATIONS as AUCTION
from rulings.laws.engine import AskedOf, Case, Effect, Finding, Law, Ruling, UnknownAnswer, every_path, rule
from rulings.laws.engine.situation import Stage
from rulings.laws.follow_ups import continuation
from rulings.laws.preliminaries.situations import SITUATIONS as PRELIMINARIES
from rulings.laws.proprieties.situations import SITUATIONS as PROPRIETIES
from rulings.laws.record.record import Record, read_record
from rulings.laws.record.roles import offender
from rulings.laws.scoring_and_appeals.situations import SITUATIONS as SCORING_AND_APPEALS
from rulings.laws.situations import EDITIONS, law_of, situations
from rulings.wording.findings import sentence
from tests.laws.ruling import cited, ruled

CONTRACT = {"contract": "4S by S"}
PLAYED = read_record(CONTRACT).contract
assert PLAYED is not None
BOUND = (Effect.PENALTY_CARD, Effect.LEAD_RESTRICTION, Effect.PLAY_RESTRICTION)
DEFENDERS_CHOOSE = "either_defender_chooses_the_hand"  # names dummy as the one who had lost his right
OF_DUMMYS_HAND = {"named_card_is_played_instead", "able_so_must_comply"}  # declarer plays the card from it
BOTH_ERRED = {"failure": "both_sides", "second_to_change_after_own_revoke": "yes"}  # nothing is free for anybody
BEFORE_THE_LEAD = {"replacement_unauthorized_for_partner"}  # nobody is dummy yet: the auction may go on
ALL = [
    pytest.param(edition, situation.key, situation.stage, id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in situations(edition)
]
TO_A_PLAYER = {
    AskedOf.OFFENDER: lambda who: who,
    AskedOf.PARTNER: lambda who: who.partner,
    AskedOf.LHO: lambda who: who.lho,
    AskedOf.RHO: lambda who: who.rho,
}


def every_ruling(law: Law, record: Record, answers: dict[str, object]) -> Iterator[Ruling]:
    """Each ruling with this record and each on the way to it; none where the situation is of another role."""
    try:
        ruling = rule(law, Case(answers, record))
    except UnknownAnswer:
        return
    yield ruling
    if ruling.question is not None:
        fact = ruling.question.fact
        for sample in ruling.question.samples:
            yield from every_ruling(law, record, {**answers, fact.key: fact.kind.write(sample)})


def rulings_of(edition: str, key: str) -> Iterator[Ruling]:
    """With each of the four as the recorded offender."""
    for seat in Seat:
        yield from every_ruling(law_of(key, edition), read_record({**CONTRACT, "offender": str(seat)}), {})


def plays(who: Seat) -> Role:
    return role_of(who, PLAYED)


def named(finding: Finding) -> Seat | None:
    who = finding.values.get("who")
    return who if isinstance(who, Seat) else None


@pytest.mark.parametrize(("edition", "key", "stage"), ALL)
def test_only_a_defender_is_bound_by_a_card_or_a_prohibition(edition: str, key: str, stage: Stage) -> None:
    walked = list(rulings_of(edition, key))
    assert any(ruling.is_complete for ruling in walked)
    for ruling in walked:
        for finding in ruling.findings:
            if finding.effect in BOUND and finding.key != DEFENDERS_CHOOSE and (who := named(finding)):
                assert plays(who) is Role.DEFENDER, finding


@pytest.mark.parametrize(("edition", "key", "stage"), [each for each in ALL if each.values[2] is not Stage.AUCTION])
def test_dummy_chooses_nothing_changes_no_card_and_has_no_use_for_information(
    edition: str, key: str, stage: Stage
) -> None:
    for ruling in rulings_of(edition, key):
        who = ruling.relied_on.get(offender)
        if ruling.question and who and (to := TO_A_PLAYER.get(ruling.question.fact.asked_of)):
            assert plays(to(who)) is not Role.DUMMY, ruling.question.fact.key
        for finding in ruling.findings:
            if finding.effect is Effect.INFORMATION and "unauthorized" in finding.key:
                assert (
                    named(finding) is None
                    or plays(finding.values["who"]) is not Role.DUMMY
                    or (finding.key in BEFORE_THE_LEAD)
                ), finding
            if finding.effect is Effect.MUST_PLAY and finding.key not in OF_DUMMYS_HAND:
                assert named(finding) is None or plays(finding.values["who"]) is not Role.DUMMY, finding


@pytest.mark.parametrize(("edition", "key", "stage"), ALL)
def test_no_side_chooses_about_its_own_irregularity(edition: str, key: str, stage: Stage) -> None:
    for ruling in rulings_of(edition, key):
        who = ruling.relied_on.get(offender)
        if ruling.question is None or who is None:
            continue
        if ruling.question.fact.asked_of is AskedOf.DECLARER:
            assert plays(who) is Role.DEFENDER, ruling.question.fact.key
        if ruling.question.fact.asked_of is AskedOf.DEFENDERS:
            assert plays(who) is not Role.DEFENDER, ruling.question.fact.key


@pytest.mark.parametrize(("edition", "key", "stage"), ALL)
def test_whom_a_ruling_leads_on_about_can_be_meant_there(edition: str, key: str, stage: Stage) -> None:
    for ruling in rulings_of(edition, key):
        for finding in ruling.findings if ruling.is_complete else ():
            onward = continuation(finding, ruling, edition)
            if onward is not None:
                rule(law_of(onward.situation, edition), Case(dict(onward.facts), read_record(CONTRACT)))


WALKED = [
    pytest.param(situation.laws[edition], id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in (*PRELIMINARIES, *AUCTION, *PROPRIETIES, *SCORING_AND_APPEALS)
    if edition in situation.laws
]


@pytest.mark.parametrize("law", WALKED)
def test_neither_dummy_nor_declarer_who_sees_dummy_is_warned_of_a_card(law: Law) -> None:
    for path in every_path(law):
        told = {fact.key: value for fact, value in path.ruling.relied_on.items()}
        if told.get("role") in (Role.DECLARER, Role.DUMMY):
            warned = [found for found in path.ruling.findings if found.effect is Effect.INFORMATION]
            assert warned == [], path.answers


@pytest.mark.parametrize("law", WALKED)
def test_no_ruling_in_the_auction_speaks_of_dummy(law: Law) -> None:
    for path in every_path(law):
        told = {fact.key: str(value) for fact, value in path.ruling.relied_on.items()}
        if told.get("attention") == "in_auction" or told.get("missing_card_discovered") == "before_lead_faced":
            assert not [text for found in path.ruling.findings if "dummy" in (text := sentence(found).lower())]


@pytest.mark.parametrize(("contract", "is_warned"), [("4S by E", False), ("4S by W", True), ("4S by N", True)])
def test_who_has_become_dummy_is_no_longer_told_to_take_no_advantage(contract: str, is_warned: bool) -> None:
    """West is told what East let him know; with East as declarer he has nothing more to choose."""
    facts = {"information_from": "tempo", "information_judged": "now", "facts_of_the_matter": "agreed"}
    ruling = ruled("unauthorized_information", record={"contract": contract}, **facts)
    assert (("73C1", "takes_no_advantage_of_partner") in cited(ruling)) == is_warned


@pytest.mark.parametrize(("facts", "seats"), [
    ({"attention": "in_play", "spoke_in_play": "dummy_of_explanation"}, "S"),
    ({"attention": "in_play", "spoke_in_play": "dummy", "dummy_broke_43a2_before": True,
      "dummy_spoke_of": "declarers"}, "N"),
])  # fmt: skip
def test_declarer_and_dummy_are_known_from_the_contract(facts: dict[str, object], seats: str) -> None:
    ruling = ruled("call_attention", record={"contract": "4S by S"}, offender=seats, **facts)
    assert {str(found.values["who"]) for found in ruling.findings if found.effect is Effect.SEE_LAW} == {seats}


@pytest.mark.parametrize(("edition", "key", "stage"), ALL)
def test_who_must_pass_or_may_not_lead_is_of_the_side_at_fault(edition: str, key: str, stage: Stage) -> None:
    for path in every_path(law_of(key, edition)):
        who = path.ruling.relied_on.get(offender)
        for finding in path.ruling.findings if who else ():
            if finding.effect in (Effect.MUST_PASS, Effect.LEAD_RESTRICTION) and (bound := named(finding)):
                assert bound.side is who.side, (path.answers, finding)


@pytest.mark.parametrize(("edition", "key", "stage"), ALL)
def test_what_was_withdrawn_is_free_for_the_side_without_fault_and_for_no_other(
    edition: str, key: str, stage: Stage
) -> None:
    """Of several withdrawn calls, those of both sides: 16C1 and C2 (2007: 16D) go by who erred, not by who called."""
    for path in every_path(law_of(key, edition)):
        erred = path.ruling.relied_on.get(offender)
        if BOTH_ERRED.items() & {key: str(value) for key, value in path.answers.items()}.items():
            continue
        told = {"16C1": [], "16C2": []} if edition == "2017" else {"16D1": [], "16D2": []}
        for finding in path.ruling.findings if erred else ():
            side = finding.values.get("side")
            if finding.paragraph in told and finding.effect is Effect.INFORMATION and isinstance(side, Side):
                told[finding.paragraph].append(side)
        free, barred = told.values()
        assert not erred or set(free) <= {erred.side.other}, path.answers
        assert not erred or set(barred) <= {erred.side}, path.answers
        assert len(barred) >= len(free) or not barred, path.answers
