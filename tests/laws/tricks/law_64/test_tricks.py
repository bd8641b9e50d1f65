"""Law 64A from counts: the digest's worked cases, one row each."""

import pytest

from rulings.laws.tricks.law_64.tricks import (
    EstablishedRevoke,
    WonBy,
    next_count_matters,
    transferred,
    transferred_by_counts,
    tricks_due,
)

REVOKER, PARTNER, OPPONENTS = WonBy.REVOKER, WonBy.PARTNER, WonBy.OPPONENTS


@pytest.mark.parametrize(("won_by", "later", "tricks"), [
    pytest.param(REVOKER, 2, 2, id="64A1-defender-ruffs-and-wins-and-his-side-wins-2-later"),
    pytest.param(REVOKER, 0, 1, id="64A1-defender-ruffs-and-wins-and-none-later"),
    pytest.param(REVOKER, 3, 2, id="64A1-declarer-ruffs-from-hand-and-wins-and-3-later"),
    pytest.param(REVOKER, 1, 2, id="64A1-exactly-one-later"),
    pytest.param(PARTNER, 0, 1, id="64A2-defender-discards-and-partner-wins-none-later"),
    pytest.param(OPPONENTS, 1, 1, id="64A2-defender-discards-declarer-wins-and-1-later"),
    pytest.param(OPPONENTS, 0, 0, id="64B1-defender-discards-declarer-wins-and-none-later"),
    pytest.param(PARTNER, 5, 1, id="64A2-declarer-discards-from-hand-dummy-wins-and-5-later"),
    pytest.param(OPPONENTS, 9, 1, id="64A2-never-more-than-one-when-the-revoker-did-not-win"),
])  # fmt: skip
def test_64A_tricks_due_for_one_revoke(won_by: WonBy, later: int, tricks: int) -> None:
    assert tricks_due(won_by, later) == tricks


def test_64A_two_suits_hearts_at_trick_4_which_he_wins_and_clubs_at_6_three_later_give_2_and_1() -> None:
    revokes = [EstablishedRevoke(4, REVOKER), EstablishedRevoke(6, OPPONENTS)]
    assert transferred(revokes, {4, 8, 9, 12}) == (2, 1)


def test_64A_a_later_trick_goes_only_once_when_it_is_the_only_one() -> None:
    revokes = [EstablishedRevoke(4, REVOKER), EstablishedRevoke(6, OPPONENTS)]
    assert transferred(revokes, {4, 8}) == (2, 0)


def test_64A_different_players_in_the_same_suit_pay_one_trick_each() -> None:
    revokes = [EstablishedRevoke(3, OPPONENTS), EstablishedRevoke(5, OPPONENTS)]
    assert transferred(revokes, {6, 7, 8, 9}) == (1, 1)


def test_64B2_the_second_revoke_of_one_player_in_one_suit_costs_nothing_by_itself() -> None:
    revokes = [EstablishedRevoke(3, REVOKER), EstablishedRevoke(5, REVOKER, is_exempt=True)]
    assert transferred(revokes, {3, 5, 9}) == (2, 0)


def test_64A_tricks_before_the_revoke_never_count() -> None:
    assert transferred([EstablishedRevoke(5, OPPONENTS)], {1, 2, 3, 4}) == (0,)


def test_64A_the_first_revoke_takes_the_earliest_tricks_so_that_the_second_finds_its_own() -> None:
    revokes = [EstablishedRevoke(4, REVOKER), EstablishedRevoke(6, OPPONENTS)]
    assert transferred(revokes, {4, 5, 8}) == (2, 1)


def test_64A_the_order_in_which_revokes_are_told_does_not_matter() -> None:
    revokes = [EstablishedRevoke(6, REVOKER), EstablishedRevoke(4, OPPONENTS)]
    assert transferred(revokes, {6, 7}) == transferred(list(reversed(revokes)), {6, 7}) == (1, 1)


@pytest.mark.parametrize(("first", "between", "second", "after", "tricks"), [
    ((REVOKER, False), 0, (OPPONENTS, False), 3, (2, 1)),
    ((REVOKER, False), 0, (OPPONENTS, False), 1, (2, 0)),
    ((OPPONENTS, False), 0, (OPPONENTS, False), 4, (1, 1)),
    ((OPPONENTS, False), 0, (REVOKER, True), 4, (1, 0)),
    ((REVOKER, False), 1, (REVOKER, False), 1, (2, 2)),
    ((REVOKER, False), 0, (REVOKER, False), 0, (2, 0)),
    ((PARTNER, False), 2, (OPPONENTS, False), 0, (1, 0)),
    ((REVOKER, True), 2, (PARTNER, False), 0, (0, 1)),
])  # fmt: skip
def test_64A_two_revokes_from_the_counts_at_the_table(
    first: tuple[WonBy, bool], between: int, second: tuple[WonBy, bool], after: int, tricks: tuple[int, int]
) -> None:
    counts, exempt = (first[0], between, second[0], after), (first[1], second[1])
    assert transferred_by_counts(counts, exempt) == tricks


def test_64A_no_count_of_tricks_lets_more_go_than_the_side_won_from_the_first_revoke_on() -> None:
    for one in WonBy:
        for two in WonBy:
            for between in range(4):
                for after in range(4):
                    own = (one is not OPPONENTS) + (two is not OPPONENTS)
                    went = transferred_by_counts((one, between, two, after), (False, False))
                    assert sum(went) <= own + between + after
                    assert went[1] <= (two is not OPPONENTS) + after


def test_64A_three_revokes_each_count_and_no_trick_goes_twice() -> None:
    won_and_none_later = (REVOKER, 0, REVOKER, 0, REVOKER, 0)
    assert transferred_by_counts(won_and_none_later, (False, False, False)) == (2, 1, 0)
    assert transferred_by_counts((REVOKER, 1, OPPONENTS, 2, PARTNER, 2), (False, True, False)) == (2, 0, 1)


@pytest.mark.parametrize(("known", "exempt", "matters"), [
    ((), (False, True), True),
    ((), (True, True), False),
    ((PARTNER,), (False, True), False),
    ((REVOKER, 2), (False, True), False),
    ((REVOKER, 0), (False, True), True),
    ((REVOKER, 2, REVOKER), (False, False), True),
])  # fmt: skip
def test_64A_a_count_matters_where_it_could_change_what_goes(
    known: tuple[WonBy | int, ...], exempt: tuple[bool, ...], matters: bool
) -> None:
    assert next_count_matters(known, exempt) is matters
