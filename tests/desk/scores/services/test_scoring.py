"""How a session is scored, chosen in place of what its file says or shows."""

import pytest

from rulings.desk.base.refusals import BadInput, NotAllowed, WrongState
from rulings.desk.scores.queries.choices import is_file_followed, methods_for, shown_by_file
from rulings.desk.scores.queries.sheet import score_sheet
from rulings.desk.scores.services.scoring import choose_scoring
from rulings.models import Club, Session, User
from tests.desk.imports.queries.test_own_awards import awards_of, taken, usebio, whole
from tests.factories import history, make_adjustment, make_ruling


@pytest.fixture
def shown(club: Club) -> Session:
    """A session whose file shows that cross-IMPs are divided by the number of results."""
    return taken(club, usebio("CROSS_IMPS", whole("CROSS_IMP_POINTS", "3.00", "-7.00", "4.00"))).session


def test_another_form_of_scoring_stands_before_the_file_s(dora: User, shown: Session) -> None:
    session = choose_scoring(actor=dora, session=shown, method="matchpoints", follows_file=True)
    assert score_sheet(session).method == "matchpoints"
    assert awards_of(session) == ["2.00", "0.00", "4.00"]


def test_without_the_file_s_own_scores_the_profile_alone_says_how(dora: User, shown: Session) -> None:
    session = choose_scoring(actor=dora, session=shown, method="", follows_file=False)
    assert awards_of(session) == ["4.50", "-10.50", "6.00"]
    assert (is_file_followed(session), shown_by_file(session)) == (False, {"cross_divisor": "results"})


def test_what_the_file_shows_can_be_followed_again(dora: User, shown: Session) -> None:
    left = choose_scoring(actor=dora, session=shown, method="butler", follows_file=False)
    again = choose_scoring(actor=dora, session=left, method="", follows_file=True)
    assert again.own_scoring == {"cross_divisor": "results"}
    assert awards_of(again) == ["3.00", "-7.00", "4.00"]


def test_a_chosen_form_leaves_no_other_possible(dora: User, club: Club) -> None:
    session = taken(club, usebio("PAIRS", whole("IMPS", "1", "2", "3"))).session
    assert score_sheet(session).others == ("butler",)
    chosen = choose_scoring(actor=dora, session=session, method="cross_imps", follows_file=True)
    assert score_sheet(chosen).others == ()


def test_a_session_whose_file_does_not_say_can_be_scored_once_it_is_chosen(dora: User, club: Club) -> None:
    text = '[Event "X"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 90\n3 4 80\n'
    session = taken(club, text).session
    chosen = choose_scoring(actor=dora, session=session, method="matchpoints", follows_file=True)
    assert awards_of(chosen) == ["2.00", "0.00"]


def test_the_choice_is_recorded_and_the_same_again_is_nothing(dora: User, shown: Session) -> None:
    for _time in range(2):
        choose_scoring(actor=dora, session=shown, method="butler", follows_file=False)
    chosen = [entry for entry in history(shown.event.club) if entry[0] == "session.scoring_chosen"]
    before = {"scoring": {"cross_divisor": "results"}}
    after = {"scoring": {"left_out": {"cross_divisor": "results"}, "method": "butler"}}
    assert chosen == [("session.scoring_chosen", before, after)]


@pytest.mark.parametrize("method", ["teams", "board_a_match", "chess"])
def test_a_form_that_does_not_fit_who_plays_is_refused(dora: User, shown: Session, method: str) -> None:
    with pytest.raises(BadInput, match=r"^This form of scoring does not fit who plays in this session\."):
        choose_scoring(actor=dora, session=shown, method=method, follows_file=True)
    assert method not in methods_for(shown)


def test_a_session_with_adjusted_scores_keeps_its_form(dora: User, session: Session) -> None:
    make_adjustment(dora, make_ruling(dora, session))
    before = history(session.event.club)
    with pytest.raises(WrongState, match=r"^Scores were adjusted in this session"):
        choose_scoring(actor=dora, session=session, method="butler", follows_file=True)
    assert history(session.event.club) == before


def test_who_does_not_run_the_session_cannot_choose(pat: User, shown: Session) -> None:
    with pytest.raises(NotAllowed):
        choose_scoring(actor=pat, session=shown, method="butler", follows_file=True)
