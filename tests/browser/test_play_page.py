from typing import TYPE_CHECKING

import pytest

from browser.seeing import PHONE, READABLE, contrasts, phone, scheme

if TYPE_CHECKING:
    from selenium.webdriver import Chrome
    from selenium.webdriver.remote.webelement import WebElement

pytestmark = pytest.mark.browser

PATIENCE = 120
"""Seconds: Python is loaded in three, on a busy machine in a minute."""


def until(page: "Chrome", script: str) -> None:
    """Wait until a script says yes, and nothing is being thought about."""
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    idle = "document.querySelector('#play-root').getAttribute('aria-busy') === 'false'"
    WebDriverWait(page, PATIENCE, 0.05).until(lambda chrome: chrome.execute_script(f"return {idle} && {script}"))


def seen(page: "Chrome", selector: str) -> "list[WebElement]":
    """Find what can be seen."""
    return [one for one in page.find_elements("css selector", selector) if one.is_displayed()]


def text(page: "Chrome", name: str) -> str:
    """Read a part of the page."""
    return page.find_element("id", f"play-{name}").text


def tap(page: "Chrome", one: "WebElement") -> None:
    """Tap something, and wait until the others have played."""
    page.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", one)
    one.click()
    until(page, "true")


def opened(page: "Chrome", address: str) -> None:
    """Sit down at a table of one's own."""
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    page.get(address)
    page.execute_script("sessionStorage.clear()")
    page.refresh()
    still(page)
    WebDriverWait(page, PATIENCE, 0.05).until(lambda chrome: seen(chrome, "#play-setup"))
    page.find_element("css selector", "#play-setup [type=submit]").click()
    until(page, "document.querySelector('#play-table').checkVisibility()")


def still(page: "Chrome") -> None:
    """Let the page jump where it would glide: what glides is missed by a tap."""
    page.execute_script("document.documentElement.style.scrollBehavior = 'auto'")


def passed(page: "Chrome") -> None:
    """Leave the game to the others."""
    while buttons := seen(page, "#play-do [data-say=pass]"):
        tap(page, buttons[0])


def played(page: "Chrome", most: int = 40) -> list[str]:
    """Play the deal to its end by tapping, and give the reasons for the cards that were refused."""
    refused: list[str] = []
    for _ in range(most):
        if seen(page, "#play-next, #play-again"):
            return refused
        if answers := seen(page, "#play-do button"):
            tap(page, answers[0])
            continue
        pale = seen(page, "#play-hand .play-not-now")
        if pale and not refused:
            held = len(seen(page, "#play-hand button"))
            tap(page, pale[0])
            refused.append(text(page, "refused"))
            assert len(seen(page, "#play-hand button")) == held
        tap(page, seen(page, "#play-hand button:not(.play-not-now)")[0])
        assert text(page, "refused") == ""
    pytest.fail("the deal has no end")


def test_a_deal_is_played_to_its_end_by_tapping_on_a_telephone(browser: "Chrome", site: str) -> None:
    phone(browser)
    opened(browser, f"{site}play.html?seed=spades")
    assert text(browser, "status").startswith("Deal 1 of 3. You are ")
    cards = seen(browser, "#play-hand button")
    assert len(cards) == 10
    assert all(card.size["width"] >= 44 for card in cards)  # as wide as a fingertip
    assert all(card.accessible_name for card in cards)
    assert browser.execute_script("return document.documentElement.scrollWidth") <= PHONE
    passed(browser)
    refused = played(browser)
    assert refused
    assert " must follow with " in refused[0]
    assert text(browser, "status") == "Deal 1 of 3 is over."
    assert len(browser.find_elements("css selector", "#play-list tbody tr")) == 1
    assert browser.execute_script("return document.documentElement.scrollWidth") <= PHONE
    tap(browser, browser.find_element("id", "play-next"))
    assert text(browser, "status").startswith("Deal 2 of 3. You are ")
    assert len(seen(browser, "#play-hand button")) == 10


def test_advice_and_taking_back(browser: "Chrome", site: str) -> None:
    opened(browser, f"{site}play.html?seed=spades")
    hand = [card.accessible_name for card in seen(browser, "#play-hand button")]
    tap(browser, browser.find_element("id", "play-advice"))
    assert text(browser, "advised").startswith(("Pass: ", "Hold", "Bid "))
    passed(browser)
    tap(browser, seen(browser, "#play-hand button:not(.play-not-now)")[0])
    assert len(seen(browser, "#play-hand button")) < 10
    while browser.find_element("id", "play-undo").is_enabled():
        tap(browser, browser.find_element("id", "play-undo"))
    assert [card.accessible_name for card in seen(browser, "#play-hand button")] == hand
    assert seen(browser, "#play-do [data-say=pass]")


def test_in_german_and_on_in_the_other_language(browser: "Chrome", site: str) -> None:
    opened(browser, f"{site}de/play.html?seed=spades")
    assert text(browser, "status").startswith("Spiel 1 von 3. Du sitzt in ")
    passed(browser)
    tap(browser, browser.find_element("id", "play-advice"))
    assert " spielen: " in text(browser, "advised")
    refused = played(browser)
    assert refused
    assert " muss mit " in refused[0]
    assert text(browser, "status") == "Spiel 1 von 3 ist zu Ende."
    assert "Spielliste" in browser.find_element("css selector", "#play-list caption").text
    browser.find_element("css selector", ".other-language a").click()
    still(browser)
    resume = browser.find_element("id", "play-resume")
    until_shown(browser, resume)
    resume.click()
    until(browser, "document.querySelector('#play-next').checkVisibility()")
    assert text(browser, "status") == "Deal 1 of 3 is over."


def until_shown(page: "Chrome", one: "WebElement") -> None:
    """Wait until something can be tapped."""
    from selenium.webdriver.support.wait import WebDriverWait  # noqa: PLC0415 - an extra

    WebDriverWait(page, PATIENCE, 0.05).until(lambda _: one.is_displayed())


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_table_can_be_read(browser: "Chrome", site: str, name: str) -> None:
    scheme(browser, name)
    opened(browser, f"{site}play.html?seed=spades")
    tap(browser, browser.find_element("id", "play-advice"))
    shown = contrasts(browser, "#play-status, #play-told p, #play-do button, #play-help button:enabled, #play-advised")
    assert len(shown) >= 5
    assert min(shown) >= READABLE
