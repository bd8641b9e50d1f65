"""Nobody is asked, warned or named in Laws 5 to 16 who cannot be meant."""

import pytest

from rulings.bridge import Role
from rulings.laws.engine import Effect, Law, every_path
from rulings.laws.preliminaries.situations import SITUATIONS
from rulings.laws.situations import EDITIONS
from rulings.wording.findings import sentence
from tests.laws.ruling import cited, ruled

WALKED = [
    pytest.param(situation.laws[edition], id=f"{edition}-{situation.key}")
    for edition in EDITIONS
    for situation in SITUATIONS
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
