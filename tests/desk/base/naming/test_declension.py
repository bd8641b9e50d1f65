"""Names and words meet in the forms that grammar has, and not in those that only look near."""

import pytest

from rulings.desk.base.naming.declension import keys_of_name, keys_of_word
from rulings.desk.base.naming.letters import plain


def meet(name: str, form: str) -> bool:
    return bool(keys_of_name(plain(name)) & keys_of_word(plain(form)))


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("Kowalski", "Kowalskiego Kowalskiej Kowalską Kowalscy Kowalskich"),
        ("Kowalska", "Kowalskiej Kowalskich Kowalscy"),
        ("Nowak", "Nowaka Nowakowie Nowakom Nowakowa Nowakówna Nowak Nowaks"),
        ("Wójcik", "Wójcika Wojcika Wójcikiem Wójcicy"),
        ("Gołąb", "Gołębia Golebia Gołębiowie Gołębiowa"),
        ("Golab", "Gołębia"),
        ("Zając", "Zającowi Zająca Zającem"),
        ("Kwiecień", "Kwietnia Kwietniowi"),
        ("Marzec", "Marca"),
        ("Orzeł", "Orła Orłowie"),
        ("Kinga", "Kindze Kingi"),
        ("Sapieha", "Sapieże Sapiesze"),
        ("Maja", "Mai Mają Maję"),
        ("Max", "Maksa Maxa"),
        ("Hugo", "Hugona Hugonowi"),
        ("Jerzy", "Jerzego Jerzemu"),
        ("Luca", "Luki Luce Lucą"),
        ("Rossi", "Rossiego Rossich Rossis"),
        ("Dante", "Dantego Dantem"),
        ("Jones", "Joneses Jonesa"),
        ("Kennedy", "Kennedys Kennedies"),
    ],
)
def test_forms_meet_their_name(name: str, forms: str) -> None:
    assert [form for form in forms.split() if not meet(name, form)] == []


@pytest.mark.parametrize(
    ("name", "others"),
    [
        ("Rossi", "Rossini Rossella rosone"),
        ("Nowak", "Nowakowski Nowacki nowy nowa"),
        ("Angelo", "angel angels"),
        ("Anna", "Annette"),
        ("Jan", "Janusz Janina"),
        ("Marek", "mark marker"),
        ("Katarzyna", "Kasia"),
    ],
)
def test_other_names_and_words_do_not(name: str, others: str) -> None:
    assert [each for each in others.split() if meet(name, each)] == []


def test_a_name_of_two_letters_has_its_genitive_and_no_cases() -> None:
    assert [meet("Wu", form) for form in ("Wu", "Wus", "Wa", "Wem")] == [True, True, False, False]


def test_a_word_has_few_keys_however_long_it_is() -> None:
    assert max(len(keys_of_word(word)) for word in ("niedzwiedziowie", "kowalskimi", "a" * 2000)) < 60
