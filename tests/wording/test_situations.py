"""The doors a director recognises, in his words."""

from django.utils.translation import override

from rulings.laws.engine.situation import Stage
from rulings.laws.situations import find_situation
from rulings.wording.situations import STAGES, door_hint, door_title, situation_title, stage_title

REVOKE = find_situation("revoke", "2017")
(DOOR, *_OTHERS) = REVOKE.doors


def test_every_stage_has_its_title() -> None:
    assert set(STAGES) == set(Stage)
    assert [stage_title(stage) for stage in Stage] == [
        "Before the auction",
        "Auction",
        "Opening lead",
        "Play",
        "End of play",
    ]


def test_a_situation_and_its_door_are_called_in_the_readers_language() -> None:
    english = situation_title("revoke"), door_title(DOOR), door_hint(DOOR)
    with override("pl"):
        assert (situation_title("revoke"), door_title(DOOR)) != english[:2]
    assert (situation_title("revoke"), door_title(DOOR), door_hint(DOOR)) == english
