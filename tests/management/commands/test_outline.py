"""outline: the whole tree of a law, with no database at hand."""

import pytest

from tests.management.commands.shell import ROOT, run


@pytest.mark.parametrize(("language", "title"), [("en", "Law 59: "), ("it", "Art. 59: "), ("pl", "Przepis 59: ")])
def test_the_outline_prints_the_whole_tree_in_each_language(language: str, title: str) -> None:
    done = run("outline", "unable_to_comply", "--lang", language)
    golden = (ROOT / "tests" / "wording" / "outlines" / "unable_to_comply.2017.txt").read_text("utf-8")
    assert (done.returncode, done.stdout.startswith(title)) == (0, True), done.stdout
    assert (done.stdout == golden) == (language == "en")
    assert done.stdout.count("\n") == golden.count("\n")


def test_an_unknown_situation_is_refused_in_one_line() -> None:
    done = run("outline", "revoking")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "no situation 'revoking'" in done.stderr
