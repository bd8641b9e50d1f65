"""Sentences by number: once each, in every language, with what they name."""

from django.utils.translation import gettext_lazy as _

from rulings.bridge import Seat
from rulings.laws.engine import Case, rule
from rulings.laws.situations import law_of
from rulings.wording.pocket import LANGUAGES, Texts


def test_the_same_words_have_one_number_and_stand_in_every_language() -> None:
    texts = Texts()
    yes = texts.number(_("Yes"))
    assert (texts.number(_("Yes")), texts.number(_("No"))) == (yes, yes + 1)
    assert [texts.in_language(code)[yes] for code in LANGUAGES] == ["Yes", "Sì", "Tak"]


def test_a_question_names_only_what_its_sentence_uses() -> None:
    texts, law = Texts(), law_of("penalty_card")
    asks = texts.words_of("penalty_card").question
    first = asks(rule(law, Case({})))
    assert texts.in_language("en")[first.text.text] == "Whose card was exposed?"
    assert first.text.names == ()
    second = asks(rule(law, Case({"offender": "W"})))
    assert all(value in Seat for _name, value, _style in second.text.names)
