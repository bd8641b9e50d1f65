"""Every trouble has its sentence."""

from rulings.desk.between.values import Trouble
from rulings.desk.between.wording import TROUBLES


def test_all_of_them_have_words() -> None:
    assert set(TROUBLES) == set(Trouble)
    assert all(str(each).endswith(".") for each in TROUBLES.values())
