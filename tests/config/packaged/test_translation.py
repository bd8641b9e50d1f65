"""The package's own translation, where no catalogue lies beside it: English is its own, and no other language is."""

from threading import Thread

import pytest

from config.packaged.translation import Promise, gettext, gettext_lazy, override, pgettext, pgettext_lazy


def test_english_sentences_are_their_own() -> None:
    assert (gettext("Yes"), pgettext("call", "pass"), str(gettext_lazy("Yes"))) == ("Yes", "pass", "Yes")
    assert repr(pgettext_lazy("call", "pass")) == "Promise('pass')"


def test_a_sentence_is_put_into_the_language_that_is_active_when_it_is_read() -> None:
    sentence = Promise("Yes")
    with override("it"), pytest.raises(FileNotFoundError):
        str(sentence)
    assert str(sentence) == "Yes"


def test_each_thread_has_its_own_language() -> None:
    said: list[str] = []
    with override("it"):
        thread = Thread(target=lambda: said.append(gettext("Yes")))
        thread.start()
        thread.join()
    assert said == ["Yes"]
