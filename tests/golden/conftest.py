"""`pytest tests/golden --renew` writes the kept games anew."""

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--renew", action="store_true", help="write the golden records anew")
