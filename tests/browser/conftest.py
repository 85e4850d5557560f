"""A browser without a window, and the built documentation on a port of this machine."""

import functools
import os
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from browser.seeing import errors, scheme

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

SITE = Path(__file__).resolve().parents[2] / "docs/_build/html"
PYTHON = SITE / "_static/pyodide/pyskat.whl"
OPTIONS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-dev-shm-usage"),
    *("--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"),
    # No other machine has a name: a page that asks one for something misses it, here as for a reader offline.
    "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1",
    "--window-size=1280,900",
)


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Leave these tests out of runs that do not ask for them by their mark or their folder."""
    asked = "browser" in config.option.markexpr or any("tests/browser" in argument for argument in config.args)
    return None if asked else True


def _without(what: str) -> NoReturn:
    """Skip, or fail where everything is meant to be there."""
    if os.environ.get("PYSKAT_BROWSER") == "1":
        pytest.fail(what)
    pytest.skip(what)


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def do_GET(self) -> None:
        if self.path == "/favicon.ico":  # browsers ask for it unbidden
            self.send_response(204)
            self.end_headers()
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built documentation, with a slash at its end."""
    if not PYTHON.exists():
        _without("the documentation is not built, or without Python for its prompt: python -m nox -s site")
    with ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Handler, directory=str(SITE))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Chrome]":
    """One browser for all tests."""
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if browser is None or driver is None:
        _without("Chromium or its driver is missing: apt-get install chromium chromium-driver")
    try:
        from selenium import webdriver  # noqa: PLC0415 - an extra
    except ImportError:
        _without("Selenium is missing: pip install selenium")
    options = webdriver.ChromeOptions()
    options.binary_location = browser
    for option in (*OPTIONS, f"--user-data-dir={tmp_path_factory.mktemp('chromium')}"):
        options.add_argument(option)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    with webdriver.Chrome(options=options, service=webdriver.ChromeService(driver)) as chrome:
        chrome.set_page_load_timeout(30)
        chrome.set_script_timeout(30)
        yield chrome


@pytest.fixture
def browser(chromium: "Chrome") -> "Iterator[Chrome]":
    """The browser, with a wide window and a light scheme, and without errors on its console afterwards."""
    chromium.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
    scheme(chromium, "light")
    errors(chromium)
    yield chromium
    assert errors(chromium) == []


@pytest.fixture
def prompt(browser: "Chrome", site: str) -> "Chrome":
    """The browser on the page with the prompt, where Python goes on running from test to test."""
    if browser.current_url != f"{site}try.html":
        browser.get(f"{site}try.html")
    return browser
