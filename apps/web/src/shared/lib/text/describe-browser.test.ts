import { describe, expect, it } from "vitest";
import { describeBrowser } from "./describe-browser.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36";

describe("describeBrowser", () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, "Chrome on Linux"],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/143.0.0.0`, "Edge on Windows"],
    [`Mozilla/5.0 (Linux; Android 15) ${chrome}`, "Chrome on Android"],
    [
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.1 Safari/605",
      "Safari on macOS",
    ],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 FxiOS/133.0", "Firefox on iOS"],
    ["Mozilla/5.0 (Windows NT 10.0)", "A browser on Windows"],
    ["curl/8.5.0", "An unknown browser"],
    [null, "An unknown browser"],
  ])("reads %j as %s", (agent, words) => {
    expect(describeBrowser(agent)).toBe(words);
  });
});
