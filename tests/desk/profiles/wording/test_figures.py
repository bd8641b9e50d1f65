"""Words stand beside the figures by name: each figure has its own, and no words are left of one that is gone."""

from rulings.desk.profiles.values.figures import BY_NAME, FIGURES, GROUPED, Group
from rulings.desk.profiles.values.kinds import Kind
from rulings.desk.profiles.wording.figures import GROUPS, HELP, LABELS, options_of


def test_every_figure_and_every_group_has_its_words_and_no_other() -> None:
    assert LABELS.keys() == BY_NAME.keys()
    assert HELP.keys() <= BY_NAME.keys()
    assert GROUPS.keys() == set(Group) == GROUPED.keys()


def test_every_option_of_a_choice_has_its_words() -> None:
    choices = [figure for figure in FIGURES if figure.kind is Kind.CHOICE]
    assert choices
    for figure in choices:
        assert [option for option, words in options_of(figure) if str(words)] == list(figure.options), figure.name


def test_a_name_is_declared_once() -> None:
    assert len(FIGURES) == len(BY_NAME)
