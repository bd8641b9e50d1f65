"""Where a request comes from: the visitor's address, behind our own proxy as the proxy wrote it down."""

from ipaddress import ip_address, ip_network

from django.conf import settings
from django.http import HttpRequest


def client_address(request: HttpRequest) -> str:
    """The visitor's address; behind our own proxy, the last one that the proxy has written down."""
    forwarded = _without_port(str(request.META.get("HTTP_X_FORWARDED_FOR", "")).rsplit(",", 1)[-1].strip())
    if settings.BEHIND_PROXY and _is_address(forwarded):
        return forwarded
    return str(request.META.get("REMOTE_ADDR", ""))


def client_network(request: HttpRequest) -> str:
    """The visitor's address; of IPv6 the first of his network's, since each visitor has a whole one of them."""
    address = client_address(request)
    if not _is_address(address) or ip_address(address).version == 4:
        return address
    return str(ip_network(f"{address.partition('%')[0]}/64", strict=False).network_address)


def _without_port(text: str) -> str:
    """An address as some proxies write it: `192.0.2.9:51234`, `[2001:db8::7]:443`, `[2001:db8::7]`."""
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text


def _is_address(text: str) -> bool:
    """An IPv4 or IPv6 address, which is all the database takes."""
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
