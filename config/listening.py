"""Where the site's server listens, which who asks for its health follows."""

from config import env


def where_to_listen() -> str:
    """BIND, else PORT of this machine, else 8000."""
    port = env.port("PORT", default=8000)
    return env.door("BIND", f"127.0.0.1:{port}")
