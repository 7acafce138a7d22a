"""A scripted player: clicks, inside the page, what the page offers, until so many hands have been read to the end."""

import time

ROBOT = """
(goal) => {
  const robot = (window.robot = { clicks: 0, hands: 0, reading: false, done: false, matchOver: false });
  const pick = (list) => list[(robot.clicks * 7) % list.length];
  const click = (element) => {
    robot.clicks += 1;
    element.click();
  };
  const timer = setInterval(() => {
    const result = document.querySelector(".result");
    if (result && !robot.reading) robot.hands += 1;
    robot.reading = !!result;
    if (result) {
      robot.matchOver = /^\\d\\./.test(result.querySelector(".who")?.textContent.trim() ?? "");
      if (robot.matchOver || (goal > 0 && robot.hands >= goal)) {
        robot.done = true;
        clearInterval(timer);
        return;
      }
      const next = result.querySelector("footer .gold:enabled");
      if (next) click(next);
      return;
    }
    const buttons = [...document.querySelectorAll(".calls button:enabled")];
    // A tile already given into an exchange would be taken back by a second click.
    const live = [...document.querySelectorAll(".hand .tile.live:not(.picked)")];
    const win = buttons.find((button) => button.classList.contains("red"));
    const chosen = buttons.find((button) => button.classList.contains("pressed"));
    const offered = buttons.filter((button) => button.classList.contains("gold"));
    if (win) return click(win);
    if (chosen && live.length) return click(pick(live));
    if (offered.length) return click(pick(offered));
    if (live.length) {
      const drawn = live.find((tile) => tile.dataset.drawn);
      return click(drawn && robot.clicks % 3 ? drawn : pick(live));
    }
    if (buttons.length) click(pick(buttons));
  }, 60);
}
"""


def play(page, hands, timeout):
    """Let the robot play so many hands (0: to the end of the match) and return what it counted."""
    page.wait_for_selector(".centre")
    page.evaluate(ROBOT, hands)
    end = time.monotonic() + timeout
    while not page.evaluate("() => robot.done"):  # the page's policy forbids wait_for_function
        assert time.monotonic() < end, f"not done after {timeout} s: {page.evaluate('() => robot')}"
        page.wait_for_timeout(100)
    return page.evaluate("() => robot")
