from typing import TYPE_CHECKING

import pytest

from browser.conftest import SITE
from browser.seeing import PHONE, READABLE, contrasts, errors, phone, scheme

if TYPE_CHECKING:
    from selenium.webdriver import Chrome
    from selenium.webdriver.remote.webelement import WebElement

pytestmark = pytest.mark.browser

GRAND = "with 2, game 3, hand 4, 4 × grand 24 = 96: won with 75 points, +96"
"""Two jacks and hand: 4 × 24 = 96 covers the bid of 72; 75 points win."""
OVERBID = (
    "mit 1, Spiel 2, 2 × Pik 11 = 22; gereizt 23, Pik mit 1 ist 22 wert: überreizt, gezählt als 33, −66 "
    "(nötig gewesen wäre Schneider)"
)
"""The next multiple of 11 that reaches 23 is 33, and it is lost doubled."""
PATIENCE = 120
"""Seconds: Python is loaded in three, on a busy machine in thirty."""


def until_ready(page: "Chrome") -> None:
    """Wait until the next question can be asked."""
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    WebDriverWait(page, PATIENCE, 0.05).until(lambda chrome: chrome.find_element("id", "try-run").is_enabled())


def until_text(page: "Chrome", text: str) -> None:
    """Wait until an answer holds a text."""
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    WebDriverWait(page, PATIENCE, 0.05).until(lambda chrome: text in chrome.find_element("id", "try-output").text)


def typed(page: "Chrome", *lines: str) -> str:
    """Type one thing after the other, and give the last answer on the page."""
    for line in lines:
        page.find_element("id", "try-input").send_keys(line)
        until_ready(page)
    return last(page)


def last(page: "Chrome") -> str:
    """Give the last answer."""
    parts = page.find_elements("css selector", ".try-exchange:last-child > :not(.try-asked)")
    return "\n".join(part.text or part.get_attribute("alt") or "" for part in parts)


def test_nothing_heavy_is_loaded_before_a_question(prompt: "Chrome", site: str) -> None:
    sizes = "return performance.getEntriesByType('resource').map((one) => [one.name, one.transferSize])"
    prompt.get(f"{site}try.html")
    loaded = prompt.execute_script(sizes)
    assert all(name.startswith((site, "data:")) for name, _ in loaded)
    assert sum(size for _, size in loaded) < 500_000
    assert not any("wasm" in name for name, _ in loaded)


def test_examples_a_click_away(prompt: "Chrome") -> None:
    answers = []
    for button in prompt.find_elements("css selector", ".try-examples button"):
        button.click()
        until_ready(prompt)
        answers.append(last(prompt))
    ruled = [answers.pop(2), answers.pop(2)]
    assert ruled[0].startswith("The declarer revoked. The game was not decided yet, so the defenders win it")
    assert ruled[1].startswith("Die Gegenpartei hat eine Karte gezeigt. Das Spiel war noch nicht entschieden")
    assert answers == [
        GRAND,
        OVERBID,
        "S9 asks for trumps, and the player must follow with HJ",
        "it is middlehand's turn, not rearhand's",
    ]


def test_a_session_with_the_keyboard_alone(prompt: "Chrome", site: str) -> None:
    from selenium.webdriver.common.keys import Keys  # noqa: PLC0415 - an extra

    assert typed(prompt, 'reckon("grand hand with 2, 75 points, bid 72")\n') == GRAND
    assert typed(prompt, "hearts with 2, 61 points\n") == "with 2, game 3, 3 × hearts 10 = 30: won with 61 points, +30"
    assert typed(prompt, "_.score\n") == "30"
    # An error is one line, whose it may be.
    assert typed(prompt, 'reckon("foo")\n') == (
        "ParseError: 'foo' is not understood here; write it like 'grand hand with 2, 75 points, bid 72' "
        "(at character 1 of 'foo')"
    )
    assert typed(prompt, "1/0\n") == "ZeroDivisionError: division by zero"
    assert prompt.find_element("css selector", ".try-exchange:last-child .try-error").text.startswith("Zero")
    # A block goes on until an empty line, and begins its lines where they belong.
    assert typed(prompt, "for game in Game:\n", "print(game.name)\n", "\n").split()[:2] == ["DIAMONDS", "HEARTS"]
    assert typed(prompt, "a = 6" + Keys.SHIFT + Keys.ENTER + Keys.NULL + "a * 7\n") == "42"
    # Arrows go back and forth in what was asked.
    assert typed(prompt, Keys.UP * 2 + "\n").split()[0] == "DIAMONDS"
    field = prompt.find_element("id", "try-input")
    field.send_keys(Keys.UP * 2)
    assert field.get_attribute("value") == "a = 6\na * 7"
    field.send_keys(Keys.DOWN)
    assert field.get_attribute("value") == "a = 6\na * 7"  # now in its second line
    field.send_keys(Keys.DOWN * 3)
    assert field.get_attribute("value") == ""
    # Tab leaves the input: nobody is caught in it.
    field.send_keys(Keys.TAB)
    assert prompt.switch_to.active_element.get_attribute("id") == "try-run"
    # Python asks no other server, either.
    names = typed(
        prompt, "from js import performance\n", "[o.name for o in performance.getEntriesByType('resource')]\n"
    )
    addresses = names.strip("[]").replace("'", "").split(", ")
    assert len(addresses) >= 7
    assert all(address.startswith(site) for address in addresses), addresses


def test_drawings_are_shown_with_what_they_say(prompt: "Chrome") -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><circle r="9"/></svg>'
    typed(prompt, "class Drawn:\n", f"def _repr_svg_(self): return '{svg}'\n")
    typed(prompt, "def __repr__(self): return 'a circle'\n", "\n")
    assert typed(prompt, "Drawn()\n") == "a circle"
    image = prompt.find_element("css selector", ".try-exchange:last-child img")
    assert image.size == {"width": 120, "height": 30}
    # Markup of others is text.
    typed(prompt, "class Marked:\n", "def _repr_html_(self): return '<b>bold</b>'\n")
    typed(prompt, "def __repr__(self): return '<i>plain</i>'\n", "\n")
    assert typed(prompt, "Marked()\n") == "<i>plain</i>"
    assert prompt.find_elements("css selector", "#try-output :is(b, i)") == []


def begun(page: "Chrome", source: str) -> "WebElement":
    """Ask something that never ends, and give the button that stops it."""
    field = page.find_element("id", "try-input")
    page.execute_script("arguments[0].value = arguments[1]", field, f"print('be' 'gun', flush=True)\n{source}")
    field.send_keys("\n")
    until_text(page, "begun")
    assert not page.find_element("id", "try-run").is_enabled()
    return page.find_element("id", "try-stop")


def test_stop_ends_what_never_ends_and_every_name_stays(prompt: "Chrome") -> None:
    prompt.refresh()
    typed(prompt, "mine = 5\n", "def half(): return mine / 2\n", "\n")
    stop = begun(prompt, "while True: theirs = 7")
    stop.click()
    until_ready(prompt)
    assert last(prompt) == "begun\nStopped."
    assert not stop.is_enabled()
    assert typed(prompt, "half(), theirs\n") == "(2.5, 7)"  # also what the loop itself had named


def test_a_python_that_does_not_stop_is_restarted_with_the_names_that_can_be_kept(prompt: "Chrome") -> None:
    prompt.refresh()
    typed(prompt, "hand = cards('CJ SJ')\n", "def half(): return 1\n", "\n", "import math\n")
    begun(prompt, "while True:\n  try:\n    while True: pass\n  except BaseException: pass").click()
    until_ready(prompt)
    assert last(prompt) == "begun\nStopped."
    assert typed(prompt, "hand.points, math.floor(2.5)\n") == (
        "Python was restarted. Kept: hand, math. Forgotten: half.\n(4, 2)"
    )
    assert typed(prompt, "half()\n").startswith("NameError: name 'half' is not defined")
    # Whoever does not wait stops it again.
    stop = begun(prompt, "while True:\n  try:\n    while True: pass\n  except BaseException: pass")
    stop.click()
    stop.click()
    assert prompt.find_element("id", "try-run").is_enabled()
    assert typed(prompt, "hand == cards('CJ SJ')\n").endswith("\nTrue")


def test_values_are_drawn(prompt: "Chrome") -> None:
    typed(prompt, "from pyskat import display\n")
    state = "sk.play(sk.start(sk.Deal.shuffled(random.Random(308))), '18 p p')"
    for value in ("cards('CJ SJ')", state, f"view({state}, Seat.FOREHAND)", "display.svg(cards('CJ SJ'))"):
        typed(prompt, f"{value}\n")
        image = prompt.find_element("css selector", ".try-exchange:last-child img")
        assert image.size["width"] > 50
        assert image.size["height"] > 50


def test_a_link_brings_a_question_along_and_does_not_ask_it(prompt: "Chrome", site: str) -> None:
    prompt.get(site)
    prompt.find_element("css selector", ".asked a").click()
    assert prompt.find_element("id", "try-input").get_attribute("value") == "grand hand with 2, 75 points, bid 72"
    assert prompt.find_element("id", "try-output").text == ""
    assert typed(prompt, "\n") == GRAND


def test_output_is_said_aloud_and_the_input_is_labelled(prompt: "Chrome") -> None:
    assert prompt.find_element("id", "try-output").get_attribute("aria-live") == "polite"
    assert prompt.find_element("id", "try-input").accessible_name == "A game in words, or Python"
    assert prompt.find_element("id", "try-status").aria_role == "status"


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_session_can_be_read_on_a_telephone(prompt: "Chrome", name: str) -> None:
    scheme(prompt, name)
    phone(prompt)
    assert typed(prompt, "Herz mit 17\n") == "17 Spitzen gibt es bei Herz nicht: mit oder ohne 1 bis 11"
    typed(prompt, "print('8' * 500)\n")
    shown = contrasts(prompt, ".try-asked, .try-text, .try-error, #try-input, #try-status, #try-run")
    assert len(shown) >= 7
    assert min(shown) >= READABLE
    assert prompt.execute_script("return document.documentElement.scrollWidth") <= PHONE


def test_a_page_opened_from_a_folder_says_what_to_do(browser: "Chrome", site: str) -> None:
    assert site
    browser.get((SITE / "try.html").as_uri())
    assert not browser.find_element("id", "try-prompt").is_displayed()
    assert "python -m http.server" in browser.find_element("id", "try-unavailable").text
    assert any("page.mjs" in error for error in errors(browser))  # modules are not read from a folder


def test_a_site_that_was_built_without_python_says_so(browser: "Chrome", site: str) -> None:
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    browser.execute_cdp_cmd("Network.enable", {})
    browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": ["*/pyodide/*"]})
    try:
        browser.get(f"{site}try.html")
        wait = WebDriverWait(browser, 10)
        wait.until(lambda chrome: "nox -s site" in chrome.find_element("id", "try-unavailable").text)
        assert not browser.find_element("id", "try-prompt").is_displayed()
    finally:
        browser.execute_cdp_cmd("Network.setBlockedURLs", {"urls": []})
        browser.execute_cdp_cmd("Network.disable", {})
    assert all("pyodide-lock.json" in error for error in errors(browser))
