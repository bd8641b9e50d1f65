"""What a seal keeps, and what it does not open."""

from rulings.desk.practice.queries.sealed import Result, code_of, link_of, name_of, opened_test, results_of
from tests.desk.practice.rounds import SET

IDA = Result(name_of(SET), "Ida", "10", 30, 60, 1_700_000_000, 2, 3)


def test_a_seal_is_opened_as_what_it_is_and_as_nothing_else() -> None:
    code = code_of(IDA)
    assert opened_test(link_of(SET)) == SET
    assert results_of([code, code]) == ([IDA], 0)
    assert IDA.right == 1
    assert (opened_test(code), results_of([link_of(SET), "é"])) == (None, ([], 2))
