"""`make run` starts only where it can be heard."""

import socket

import pytest

from config.serve import HOST, a_free_port


def test_a_taken_port_is_named_with_the_way_out() -> None:
    with socket.socket() as other:
        other.bind((HOST, 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(SystemExit) as stopped:
            a_free_port(str(port))
    assert stopped.value.code == (
        f"Port {port} of 127.0.0.1 is taken: stop what runs there, or choose another: make run PORT=8001"
    )
    with a_free_port(str(port)) as door:
        assert door.getsockname() == (HOST, port)


@pytest.mark.parametrize("text", ["abc", "0", "65536", "-1", "", "²"])
def test_what_is_no_port_is_refused(text: str) -> None:
    with pytest.raises(SystemExit) as stopped:
        a_free_port(text)
    assert stopped.value.code == f"There is no port {text}: choose one from 1024 to 65535, such as make run PORT=8001"
