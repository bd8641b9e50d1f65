"""What is fetched from elsewhere: over https from public addresses alone, and no more of it than may be."""

import socket
import ssl
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

import pytest

from rulings.desk.between.queries.fetching import Reach, fetch, is_public, parted
from rulings.desk.between.values import NotRead, Trouble
from tests.desk.between.site import Site, made_site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with made_site(tmp_path_factory.mktemp("site")) as site:
        yield site


PRIVATE = [
    *(
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.0.8",
        "198.18.0.1",
        "192.0.2.1",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fc00::1",
        "fd12::1",
        "ff02::1",
        "2001:db8::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "::ffff:169.254.169.254",
        "64:ff9b::7f00:1",
        "64:ff9b::a00:1",
        "2002:7f00:1::",
        "2001::1",
    ),
]


@pytest.mark.parametrize("ip", PRIVATE)
def test_no_address_of_a_private_network_is_public_however_it_is_written(ip: str) -> None:
    assert not is_public(ip_address(ip))


@pytest.mark.parametrize("ip", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
def test_others_are(ip: str) -> None:
    assert is_public(ip_address(ip))


@pytest.mark.parametrize(
    "address",
    [
        *("http://example.org/feed", "ftp://example.org/", "file:///etc/passwd", "example.org", "", "https://"),
        *("https://user@example.org/", "https://user:word@example.org/", "https://example.org:8443/feed"),
        *("https://example.org:99999/", "https://[::1", "https://exam ple.org/", "https://example.org/\n"),
        "https://exämple.org/",
    ],
)
def test_only_plain_addresses_of_https_are_fetched(address: str) -> None:
    with pytest.raises(NotRead) as refused:
        parted(address)
    assert refused.value.trouble is Trouble.ADDRESS


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "localhost", "2130706433", "0x7f.1", "169.254.169.254"])
def test_no_request_goes_into_a_private_network(host: str) -> None:
    with pytest.raises(NotRead) as refused:
        fetch(f"https://{host}/", Reach())
    assert refused.value.trouble in (Trouble.NOT_PUBLIC, Trouble.NO_ANSWER)


def test_what_stands_there_is_read_and_a_redirect_followed(site: Site) -> None:
    site.pages["/feed"] = (200, {}, b"<feed/>")
    site.pages["/moved"] = (302, {"Location": "/feed"}, b"")
    assert fetch(site.at("/feed"), site.reach).body == b"<feed/>"
    found = fetch(site.at("/moved"), site.reach)
    assert (found.body, found.address) == (b"<feed/>", site.at("/feed"))


def trouble_of(site: Site, path: str, **reach: Any) -> Trouble:
    with pytest.raises(NotRead) as refused:
        fetch(site.at(path), Reach(**{**site.reach.__dict__, **reach}))
    return refused.value.trouble


def test_a_redirect_leads_neither_to_http_nor_into_a_private_network_nor_on_for_ever(site: Site) -> None:
    site.pages["/plain"] = (302, {"Location": "http://localhost/feed"}, b"")
    site.pages["/round"] = (301, {"Location": "/round"}, b"")
    site.pages["/inside"] = (307, {"Location": f"https://127.0.0.2:{site.port}/"}, b"")
    assert trouble_of(site, "/plain") is Trouble.ADDRESS
    assert trouble_of(site, "/round") is Trouble.REFUSED
    only = str(ip_address("127.0.0.1"))
    assert trouble_of(site, "/inside", may=lambda ip: str(ip) == only) is Trouble.NOT_PUBLIC


def test_too_much_and_what_is_packed_is_refused(site: Site) -> None:
    site.pages["/large"] = (200, {}, b"x" * 3000)
    site.pages["/packed"] = (200, {"Content-Encoding": "gzip"}, b"x")
    assert trouble_of(site, "/large", most=2999) is Trouble.TOO_LARGE
    assert fetch(site.at("/large"), Reach(**{**site.reach.__dict__, "most": 3000})).body == b"x" * 3000
    assert trouble_of(site, "/packed") is Trouble.REFUSED


@pytest.mark.parametrize(("status", "trouble"), [(404, "gone"), (410, "gone"), (403, "refused"), (500, "refused")])
def test_an_answer_that_is_none_says_why(site: Site, status: int, trouble: str) -> None:
    site.pages[f"/{status}"] = (status, {}, b"")
    assert trouble_of(site, f"/{status}") == trouble


def test_a_site_that_drips_is_cut_off_and_one_without_a_certificate_is_none(site: Site) -> None:
    site.pages["/drip"] = (200, {}, b"")
    assert trouble_of(site, "/drip", seconds=1.0) is Trouble.TOO_SLOW
    assert trouble_of(site, "/feed", trusted=ssl.create_default_context()) is Trouble.NO_ANSWER
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with pytest.raises(NotRead) as refused:
        fetch(f"https://localhost:{port}/", Reach(lambda _ip: True, port, site.reach.trusted))
    assert refused.value.trouble is Trouble.NO_ANSWER
