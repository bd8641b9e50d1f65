"""How else a name is spelled, whichever of its spellings is listed."""

import pytest

from rulings.desk.base.naming.spellings import also_spelled


@pytest.mark.parametrize(
    ("typed", "spelling"),
    [
        ("Müller", "mueller"),
        ("Mu\u0308ller", "mueller"),
        ("Mueller", "muller"),
        ("Bøgh", "boegh"),
        ("Livgård", "livgaard"),
        ("Weiß", "weis"),
        ("Þorbjörnsson", "torbjornsson"),
        ("Drijver", "dryver"),
        ("Shevchenko", "szewczenko"),
        ("Szewczenko", "shevchenko"),
        ("Gromov", "gromow"),
    ],
)
def test_it_is_spelled_otherwise_too(typed: str, spelling: str) -> None:
    assert spelling in set(also_spelled(typed))


@pytest.mark.parametrize("typed", ["Nowak", "Samuel", "Rossi", "Smith"])
def test_what_has_one_spelling_has_no_other(typed: str) -> None:
    assert set(also_spelled(typed)) == {typed.lower()}
