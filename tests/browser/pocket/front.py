"""A server before the site: it passes on what is asked of it, but for what a test has it answer otherwise."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from urllib.error import HTTPError
from urllib.request import Request, urlopen

Change = Callable[[bytes], bytes]
_PASSED_ON = ("Content-Type", "Service-Worker-Allowed", "Content-Security-Policy", "Cache-Control")


class Front:
    """What it answers: `changed` is what becomes of a file by its path, `broken` those that break off in the middle."""

    def __init__(self, site: str) -> None:
        self.site = site
        self.changed: dict[str, Change] = {}
        self.broken: set[str] = set()
        self.address = ""

    def asked(self, path: str) -> tuple[int, dict[str, str], bytes]:
        """What the site answers, changed where a test wants it so."""
        try:
            with urlopen(Request(f"{self.site}{path}"), timeout=30) as answer:
                status, body, headers = answer.status, answer.read(), answer.headers
        except HTTPError as refused:
            status, body, headers = refused.code, refused.read(), refused.headers
        kept = {name: headers[name] for name in _PASSED_ON if headers[name]}
        return status, kept, self.changed.get(path, bytes)(body)


@contextmanager
def a_front(site: str) -> Iterator[Front]:
    """A front that listens while the context lasts."""
    front = Front(site)

    class Handler(BaseHTTPRequestHandler):
        """One request; a broken one is promised whole and cut in its middle."""

        def do_GET(self) -> None:
            status, headers, body = front.asked(self.path)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body[: len(body) // 2] if self.path in front.broken else body)
            self.close_connection = True

        def log_message(self, *_args: object) -> None:
            """Nothing: the page's own sentence is what counts."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    front.address = f"http://127.0.0.1:{server.server_port}"
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield front
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
