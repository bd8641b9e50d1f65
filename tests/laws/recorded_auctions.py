"""Words for worked cases with a recorded auction. Seats are letters; an irregular call is written `E:1S`."""

from rulings.laws.engine import Ruling, rule
from rulings.laws.record.case_file import read_case
from rulings.laws.situations import law_of


def recorded(calls: str, dealer: str = "N", **entries: object) -> dict[str, object]:
    """A record with an auction such as `1NT P E:2C`, a seat before the colon where it is not its turn."""
    words = [word.partition(":") for word in calls.split()]
    auction = [{"seat": seat, "call": call} if colon else {"call": seat} for seat, colon, call in words]
    return {"dealer": dealer, "auction": auction, **entries}


def called(
    situation: str, calls: str, dealer: str = "N", edition: str = "2017", recorded_offender: str = "", **facts: object
) -> Ruling:
    """The ruling on a recorded auction; the offender is not given, unless the record names one."""
    law, record = law_of(situation, edition), recorded(calls, dealer, offender=recorded_offender or None)
    return rule(law, read_case(law, {**facts, "record": record}))


def derived(ruling: Ruling) -> dict[str, object]:
    """What the record told, by fact, as JSON."""
    return {fact.key: fact.kind.write(value) for fact, value in ruling.derived.items()}


def asked(ruling: Ruling) -> str:
    """The key of the open question; fails when the ruling is complete."""
    assert ruling.question is not None
    return ruling.question.fact.key


def typed(situation: str, calls: str, dealer: str = "N", **facts: object) -> Ruling:
    """The ruling on an auction written as it is typed, `1S [E:1H] E:2H!`; the offender is not given."""
    law = law_of(situation, "2017")
    return rule(law, read_case(law, {**facts, "record": {"dealer": dealer, "auction": calls}}))
