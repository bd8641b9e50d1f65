"""Who signs in. No row is stored."""

from rulings.models import User


def test_somebody_is_called_by_his_name_and_without_one_by_his_account() -> None:
    assert User(username="dora", first_name="Dora", last_name="Neri").display_name == "Dora Neri"
    assert User(username="dora").display_name == "dora"
