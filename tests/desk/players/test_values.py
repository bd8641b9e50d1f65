"""What is kept of a private link's secret."""

from rulings.desk.players.values import digest_of


def test_a_digest_tells_nothing_of_its_secret_and_bears_any_signs() -> None:
    assert digest_of("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert len({digest_of(each) for each in ("", "abc", "\ud800", "ł" * 100_000)}) == 4
