"""What is typed of a club or a session at a command, and one way to refuse."""

import pytest
from django.core.management import CommandError

from rulings.management.arguments import bad_input, club_named, refuse_invalid, session_named
from rulings.models import Club, Session
from tests.factories import make_club


def refusal(error: pytest.ExceptionInfo[CommandError]) -> tuple[str, int]:
    return str(error.value), error.value.returncode


def test_bad_input_is_a_sentence_and_exit_code_2() -> None:
    with pytest.raises(CommandError) as refused:
        raise bad_input("no such thing")
    assert refusal(refused) == ("no such thing", 2)


def test_the_only_club_need_not_be_named(club: Club) -> None:
    assert club_named(None) == club_named("ponte") == club


def test_of_several_one_is_named_and_an_unknown_one_is_told_with_those_there_are(club: Club) -> None:
    make_club("wisla", "Klub Wisła")
    with pytest.raises(CommandError) as several:
        club_named(None)
    with pytest.raises(CommandError) as unknown:
        club_named("roma")
    assert refusal(several) == ("say which club, with --club; clubs: ponte, wisla", 2)
    assert refusal(unknown) == ("no club 'roma'; clubs: ponte, wisla", 2)


def test_where_there_is_none_it_says_how_to_make_one(db: None) -> None:
    with pytest.raises(CommandError, match="clubs: none yet: make one with create_club"):
        club_named(None)


def test_a_session_is_named_by_its_id_or_its_short_name(session: Session) -> None:
    assert session_named("tuesday") == session_named(str(session.pk)) == session


@pytest.mark.parametrize("typed", ["wednesday", "0", "²", "9" * 40, ""])
def test_one_that_is_not_there_is_refused(session: Session, typed: str) -> None:
    with pytest.raises(CommandError, match="give the id or short name that import_session printed") as refused:
        session_named(typed)
    assert refused.value.returncode == 2


def test_the_first_field_that_the_database_would_not_take_is_named() -> None:
    with pytest.raises(CommandError) as refused:
        refuse_invalid(Club(slug="ro ma", name="Roma"), exclude=("publishing",))
    assert str(refused.value).startswith("slug 'ro ma': Enter a valid")
