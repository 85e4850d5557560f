"""Two browsers play a Duel and three a Tournament, one loses its connection, one reloads, and nobody sees too much."""

import json
import re
import shutil
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest

pytest.importorskip("starlette", reason="the server needs the extra web")
pytest.importorskip("uvicorn", reason="the server needs the extra web")
pytest.importorskip("websockets", reason="the server needs the extra web")
pytest.importorskip("cattrs", reason="the server needs the extra web")
pytest.importorskip("selenium", reason="browsers need the extra browser")

import uvicorn
from selenium import webdriver
from web_table.server import Host, Store, application

import pyskat as sk
from browser.conftest import OPTIONS

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

NAMES: Final = ("Anna", "Ben", "Cleo")
CARD: Final = re.compile(r"\b[CSHD][789TJQKA]\b")
PLAYER: Final = """
const [most] = arguments;  // up to which value it holds and bids
window.player = setInterval(() => {
  const find = (path) => document.querySelector(path + ":not(:disabled)");
  const next = find("#next"), choose = find("#choose"), card = find("#hand button:not(.chosen)");
  const hold = find("[data-do=hold]"), bid = document.querySelector("#bid");
  const asked = screen && JSON.stringify([screen.number, screen.result, chosen.size]), now = Date.now();
  // No faster than the server allows; what was not answered is asked once more.
  if (!screen || now - (window.at || 0) < (asked === window.acted ? 1500 : 125)) return;
  window.acted = asked;
  window.at = now;
  if (next) next.click();
  else if (choose) choose.click();
  else if (bid && Number(bid.value) <= most) find("#bid-go").click();
  else if (hold && screen.bid <= most) hold.click();
  else if (card) card.click();
  else if (find("#declare-go")) find("#declare-go").click();
  else if (find("#acts [data-do]")) [...document.querySelectorAll("#acts [data-do]")].at(-1).click();
}, 15);
"""


@pytest.fixture(scope="module")
def browsers(tmp_path_factory: pytest.TempPathFactory) -> "Iterator[list[Chrome]]":
    """Three browsers, each with a profile of its own."""
    browser, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if browser is None or driver is None:
        pytest.skip("Chromium or its driver is missing")
    opened: list[Chrome] = []
    try:
        for _ in NAMES:
            options = webdriver.ChromeOptions()
            options.binary_location = browser
            for option in (*OPTIONS, f"--user-data-dir={tmp_path_factory.mktemp('chromium')}"):
                options.add_argument(option)
            opened.append(webdriver.Chrome(options=options, service=webdriver.ChromeService(driver)))
        yield opened
    finally:
        for each in opened:
            each.quit()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, Host]]:
    """A server on a port of this machine."""
    host = Host(Store(tmp_path / "rooms.sqlite"))
    served = uvicorn.Server(uvicorn.Config(application(host), port=0, log_level="warning"))
    thread = threading.Thread(target=served.run)
    thread.start()
    while not served.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{served.servers[0].sockets[0].getsockname()[1]}", host
    served.should_exit = True
    thread.join()


def until(chrome: "Chrome", condition: str, seconds: float = 30) -> Any:  # noqa: ANN401 - what the script gives
    """Wait until a condition is true on the page."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = chrome.execute_script(f"return {condition}")
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError((condition, chrome.execute_script("return document.body.innerText")))


def seated(url: str, chromes: "list[Chrome]", mode: str) -> None:
    """Open a room on the first browser's page; all sit down by the links that it shows."""
    first = chromes[0]
    first.get(f"{url}/")
    until(first, "document.querySelector('form select[name=mode]')")
    first.execute_script(f"document.querySelector('[name=mode]').value = '{mode}'")
    first.execute_script("document.querySelector('form button.go').click()")
    until(first, "document.querySelector('#mine')")
    links = first.execute_script("return opened")
    assert len(links) == len(chromes)
    for chrome, link, name in zip(chromes, links, NAMES, strict=False):
        chrome.get(link)
        until(chrome, "document.querySelector('input[name=name]')")
        chrome.execute_script(f"document.querySelector('input').value = '{name}'")
        chrome.execute_script("document.querySelector('form button.go').click()")
        until(chrome, "screen && screen.me")
        assert link.split("#")[1] not in chrome.current_url


def received(chrome: "Chrome") -> list[str]:
    """Give every message that the page has received since it was loaded."""
    found: list[str] = chrome.execute_script("return window.received.splice(0)")
    return found


def searched(messages: list[str], records: tuple[sk.Record, ...]) -> int:
    """Search messages for cards that the seat could not know: the hands of others that were not played yet, the skat.

    Returns:
        In how many messages there was something to hide.
    """
    hiding = 0
    for text in messages:
        message = json.loads(text)
        if "hand" not in message:
            continue
        record = records[message["deal"] - 1]
        seat = record.players.index(message["me"])
        played = [action.card for action in record.actions if isinstance(action, sk.PlayCard)]
        count = 30 - sum(min(10, one["cards"]) for one in message["seats"])
        known = {str(card) for card in record.deal.hands[seat]} | {str(card) for card in played[:count]}
        if message["seats"][0]["declarer"]:
            known |= {str(card) for card in record.deal.skat}
        told = {card for part in ("hand", "trick", "last", "taken", "skat", "legal", "told", "seats", "buttons")
                for card in CARD.findall(json.dumps(message[part], ensure_ascii=False))}  # fmt: skip
        assert told <= known, text
        assert set(CARD.findall(text)) <= known | told, text
        hiding += len(known) < 32
    return hiding


def play_out(chromes: "list[Chrome]", host: Host, kept: list[list[str]]) -> None:
    """Play to the end of the evening, and look at what each has received."""
    for chrome in chromes:
        until(chrome, "document.querySelector('#winners')", 60)
    (live,) = host.live.values()
    table = live.room.table
    assert table is not None
    assert table.over
    assert table.sheet.deals == 3
    for chrome, before in zip(chromes, kept, strict=True):
        assert searched(before + received(chrome), table.records) > 15
        shown = chrome.execute_script("return document.querySelector('#winners').textContent")
        assert all(table.players[one] in shown for one in table.session.winners)


def test_two_browsers_play_a_duel_and_one_loses_its_connection_and_one_reloads(
    browsers: "list[Chrome]", server: tuple[str, Host]
) -> None:
    url, host = server
    anna, ben = browsers[:2]
    seated(url, [anna, ben], "duel")
    until(anna, "screen.hand && screen.hand.length >= 10")
    anna.execute_script(PLAYER, 20)
    ben.execute_script(PLAYER, 0)
    until(ben, "screen.trick && screen.trick.cards.length || screen.result")
    ben.execute_script("socket.close()")
    until(ben, "socket.readyState === 1")
    kept = received(anna)
    anna.refresh()
    until(anna, "screen && (screen.hand || screen.result)")
    anna.execute_script(PLAYER, 20)
    play_out([anna, ben], host, [kept, []])
    for chrome in (anna, ben):
        chrome.execute_script("document.querySelector('#again').click()")
    until(anna, "screen.game === 2 && screen.deal === 1 && screen.hand.length")


def test_three_browsers_play_a_tournament(browsers: "list[Chrome]", server: tuple[str, Host]) -> None:
    url, host = server
    seated(url, browsers, "tournament")
    for chrome, most in zip(browsers, (20, 18, 0), strict=True):
        until(chrome, "screen.hand")
        chrome.execute_script(PLAYER, most)
    play_out(browsers, host, [[], [], []])
