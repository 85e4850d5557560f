"""How a reader sees a page: light or dark, wide or narrow, and with how much contrast."""

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from selenium.webdriver import Chrome

READABLE: Final = 4.5
"""The least contrast of text and ground: Web Content Accessibility Guidelines 2.2 (2023), 1.4.3."""

PHONE: Final = 390

_CONTRASTS: Final = """
const channel = (part) => {
  part /= 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
const light = ([red, green, blue]) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
const ground = (element) => {
  for (; element; element = element.parentElement) {
    const found = parts(getComputedStyle(element).backgroundColor);
    if (found[3] !== 0) return found;
  }
  return [255, 255, 255];
};
return [...document.querySelectorAll(arguments[0])].filter((element) => element.checkVisibility()).map((element) => {
  const lights = [light(parts(getComputedStyle(element).color)), light(ground(element))];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
});
"""


def errors(browser: "Chrome") -> list[str]:
    """Take the errors off the console."""
    return [entry["message"] for entry in browser.get_log("browser") if entry["level"] == "SEVERE"]


def scheme(browser: "Chrome", name: str) -> None:
    """Make the reader's system prefer ``light`` or ``dark``."""
    wanted = {"features": [{"name": "prefers-color-scheme", "value": name}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", wanted)


def phone(browser: "Chrome") -> None:
    """Make the window as wide as a telephone."""
    size = {"width": PHONE, "height": 844, "deviceScaleFactor": 2, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)


def contrasts(browser: "Chrome", selector: str) -> list[float]:
    """Measure the contrast of each visible element with what lies behind it: 1 is none, 21 is black on white."""
    found: list[float] = browser.execute_script(_CONTRASTS, selector)
    return found


def ground(browser: "Chrome") -> str:
    """Give the colour of the page."""
    colour: str = browser.execute_script("return getComputedStyle(document.body).backgroundColor")
    return colour
