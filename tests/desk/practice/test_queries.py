"""What a seal keeps, and what it does not open."""

from rulings.desk.practice.queries.sealed import code_of, link_of, opened_test, results_of, round_of_state, state_of
from tests.desk.practice.rounds import DONE, SET


def test_a_seal_is_opened_as_what_it_is_and_as_nothing_else() -> None:
    code = code_of(SET, DONE, "Ida", DONE.began + 30)
    assert opened_test(link_of(SET)) == SET
    assert round_of_state(state_of(DONE)) == DONE
    assert [(each.name, each.right, each.seconds) for each in results_of([code])[0]] == [("Ida", 1, 30)]
    assert (opened_test(code), round_of_state(link_of(SET)), results_of([state_of(DONE)])) == (None, None, ([], 1))
