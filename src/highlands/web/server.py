"""Runs the web table on a socket, and says where it can be found."""

import socket
import sys
import webbrowser
from ipaddress import ip_address
from pathlib import Path
from typing import Final

import segno
import uvicorn

from highlands.web.app import make_app
from highlands.web.live import Bell
from highlands.web.thinking import Workers

EVERYBODY: Final = ("0.0.0.0", "::")  # noqa: S104  only what somebody asked for
GRACE: Final = 2  # seconds for the lines to those who watch


class Server(uvicorn.Server):
    """A server that says its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, bell: Bell, *, browse: bool) -> None:
        super().__init__(config)
        self.bell = bell
        self.browse = browse

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not sockets:
            return
        host, port = sockets[0].getsockname()[:2]
        address = address_of(host, port)
        sys.stdout.write(f"Highlands is at {address}   (Ctrl-C ends it)\n")
        if not is_here(host):
            segno.make(address, error="l").terminal(out=sys.stdout, compact=True, border=2)
        sys.stdout.flush()
        if self.browse:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Those who only listen are let go first, so that nobody waits for them."""
        self.bell.close()
        await super().shutdown(sockets)


def serve(host: str, port: int, folder: Path, *, browse: bool) -> None:
    """Serve until somebody ends it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as listening:
        app = make_app(folder, Workers())
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=GRACE,
        )
        Server(config, app.state.house.bell, browse=browse).run([listening])


def is_here(host: str) -> bool:
    """Whether only this machine can come in."""
    return ip_address(host).is_loopback


def address_of(host: str, port: int) -> str:
    """What to type into a browser, on this machine or on one nearby."""
    named = own_address() if host in EVERYBODY else host
    return f"http://{f'[{named}]' if ':' in named else named}:{port}/"


def own_address() -> str:
    """The address by which others in the same network know this machine; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        name: str = probe.getsockname()[0]
        return name
