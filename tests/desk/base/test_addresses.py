"""Where a request comes from, as whoever counts wrong passwords knows it."""

import pytest
from django.test import RequestFactory, override_settings

from rulings.desk.base.addresses import client_address, client_network


@pytest.mark.parametrize(
    ("forwarded", "address"),
    [
        ("192.0.2.9:51234", "192.0.2.9"),
        ("10.0.0.1, 192.0.2.9:80", "192.0.2.9"),
        ("[2001:db8::7]:443", "2001:db8::7"),
        ("[2001:db8::7]", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("unknown:51234", "127.0.0.1"),
        ("[", "127.0.0.1"),
    ],
)
def test_a_proxy_may_write_the_port_with_the_address(forwarded: str, address: str) -> None:
    request = RequestFactory().get("/", HTTP_X_FORWARDED_FOR=forwarded)
    with override_settings(BEHIND_PROXY=True):
        assert client_address(request) == address


@pytest.mark.parametrize(
    ("remote", "network"),
    [
        ("192.0.2.9", "192.0.2.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("", ""),
    ],
)
def test_a_whole_network_of_ipv6_is_one_visitor(remote: str, network: str) -> None:
    assert client_network(RequestFactory().get("/", REMOTE_ADDR=remote)) == network
