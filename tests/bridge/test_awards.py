"""The words for artificial scores and faults, which rulings in every club's database hold."""

from rulings.bridge import Average, Fault


def test_what_rulings_hold_is_read_again() -> None:
    assert [Average(word) for word in ("plus", "plain", "minus")] == [Average.PLUS, Average.PLAIN, Average.MINUS]
    assert [Fault(word) for word in ("none", "partly", "directly")] == [Fault.NONE, Fault.PARTLY, Fault.DIRECTLY]


def test_there_are_no_others() -> None:
    assert (len(Average), len(Fault)) == (3, 3)
