"""The list of names under which the site answers, and the one that is added to it for a single request."""

from config.hosts import Hosts, also


def test_a_name_is_there_for_the_time_of_one_request_alone() -> None:
    hosts = Hosts(["localhost"])
    with also("desk.example.org"):
        assert list(hosts) == ["localhost", "desk.example.org"]
    assert list(hosts) == ["localhost"]
