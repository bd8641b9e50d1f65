"""What is said of an archive that cannot be taken in: a sentence each, that says what to do."""

from rulings.desk.archives import wording


def test_each_is_one_sentence_of_its_own() -> None:
    told = [str(value) for name, value in vars(wording).items() if name.isupper()]
    assert len(told) == len(set(told)) > 10
    assert all(each.endswith(".") for each in told)
