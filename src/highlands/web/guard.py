"""What stands before every request: the size of a body, the origin of a form, headers of safety."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST: Final = 64 * 1024  # bytes of a form

# Pictures carry a few styles of their own; scripts and styles come from files of ours only.
SAFETY: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
}


class TooLarge(Exception):
    """A body is longer than any form of ours."""


class Guard:
    """Refuses bodies that are too long before they are read, and forms of other sites."""

    def __init__(self, app: ASGIApp, refuse: ASGIApp) -> None:
        self.app = app
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > LARGEST:
                raise TooLarge
            return message

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = MutableHeaders(scope=message)
                for name, value in SAFETY.items():
                    given.setdefault(name, value)
            await send(message)

        scope["trouble"] = fault(scope["method"], headers)
        if scope["trouble"]:
            await self.refuse(scope, receive, safe)
            return
        try:
            await self.app(scope, counted, safe)
        except TooLarge:
            scope["trouble"] = "web-too-large"
            await self.refuse(scope, receive, safe)


def fault(method: str, headers: Headers) -> str:
    """What is wrong with a request as such; usually nothing."""
    if method in {"GET", "HEAD", "OPTIONS"}:
        return ""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length) > LARGEST:
        return "web-too-large"
    origin = headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != headers.get("host"):
        return "web-forged"
    if headers.get("sec-fetch-site") in {"cross-site", "same-site"}:
        return "web-forged"
    return ""
