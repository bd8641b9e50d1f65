"""Who competes in a session, and whether in matches."""

import pytest

from rulings.desk.scores.queries.competing import has_matches, kind_of
from rulings.models import ContestantKind, Session


@pytest.mark.parametrize(
    ("form", "kind"),
    [
        ("pairs_mp", ContestantKind.PAIR),
        ("", ContestantKind.PAIR),
        ("individual", ContestantKind.INDIVIDUAL),
        ("teams", ContestantKind.TEAM),
        ("knockout", ContestantKind.TEAM),
    ],
)
def test_the_form_says_who_competes(form: str, kind: ContestantKind) -> None:
    assert kind_of(Session(form=form)) is kind


@pytest.mark.parametrize(
    ("form", "words", "is_so"),
    [
        ("teams", "", True),
        ("pairs_mp", "", False),
        ("pairs_mp", "MP", False),
        ("pairs_imp", "CROSS_IMPS VP CONTINUOUS", True),
        ("", "", False),
    ],
)
def test_teams_meet_in_matches_and_pairs_whose_matches_become_victory_points(
    session: Session, form: str, words: str, is_so: bool
) -> None:
    session.form, session.scoring = form, words
    assert has_matches(session) is is_so
