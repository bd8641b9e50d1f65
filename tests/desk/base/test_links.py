"""A link's token, and what is kept of it."""

from rulings.desk.base.links import digest_of, new_token


def test_a_digest_tells_nothing_of_its_secret_and_bears_any_signs() -> None:
    assert digest_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len({digest_of(each) for each in ("", "abc", "\ud800", "ł" * 100_000)}) == 4


def test_no_secret_comes_twice_and_each_is_fit_for_an_address() -> None:
    made = {new_token() for _time in range(1_000)}
    assert len(made) == 1_000
    assert all(len(each) == 32 and each.replace("-", "").replace("_", "").isalnum() for each in made)
