"""Who plays, for whom, and who rules in his place: what the forms give. No row is stored."""

from rulings.desk.playing.forms import LeaveForm, NamedForm, PlaysForm
from rulings.models import Contestant, PlayingDirector, User

DORA, REV = User(pk=1, first_name="Dora"), User(pk=2, first_name="Rev")
FIVE = Contestant(pk=5, number="5", name="Anna - Bruno")


def test_who_speaks_of_himself_alone_is_not_asked_who_plays() -> None:
    form = PlaysForm(None, [DORA], [FIVE], None)
    assert form.fields["user"].widget.is_hidden
    assert form["user"].value() == DORA.pk


def test_it_gives_who_plays_and_where_he_sits() -> None:
    form = PlaysForm({"user": "2", "contestant": "5"}, [DORA, REV], [FIVE], None)
    assert form.is_valid(), form.errors
    assert form.given() == {"user": REV, "contestant": FIVE}


def test_for_whom_may_not_be_known_yet() -> None:
    form = PlaysForm({"user": "1", "contestant": ""}, [DORA], [FIVE], None)
    assert form.is_valid()
    assert form.given() == {"user": DORA, "contestant": None}


def test_it_begins_with_what_he_said_before() -> None:
    known = PlayingDirector(contestant=FIVE)
    assert PlaysForm(None, [DORA], [FIVE], known)["contestant"].value() == FIVE.pk


def test_somebody_else_is_no_choice() -> None:
    form = PlaysForm({"user": "2", "contestant": "6"}, [DORA], [FIVE], None)
    assert form.errors == {"user": ["Choose one of the list."], "contestant": ["Choose one of the list."]}


def test_who_plays_no_more_says_why() -> None:
    assert list(LeaveForm({"plays": "3", "reason": " "}).errors) == ["reason"]
    assert LeaveForm({"plays": "3", "reason": "I went home."}).is_valid()


def test_another_director_is_named_from_the_list() -> None:
    assert NamedForm({"director": ""}, [REV]).errors == {"director": ["Choose one."]}
    form = NamedForm({"director": "2"}, [REV])
    assert form.is_valid()
    assert form.named() == REV
