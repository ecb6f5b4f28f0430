import type { Page } from "@playwright/test";
import { expect, open } from "../journey.ts";
import type { Entry } from "./entry.ts";
import { at, emptied, type Scenario, shows, withAnswers } from "./scenarios.ts";

const address = "/account/bookmarks";

/** Saves some of the demo, from a page of the site. */
async function keep(page: Page) {
  await open(page, "/help");
  await page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem("auth") ?? "{}");
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    for (const [kind, id] of [
      ["call", 142],
      ["call", 140],
      ["profile", 1],
      ["article", 1],
    ])
      await fetch("/trpc/bookmark.put", { method: "POST", headers, body: JSON.stringify({ kind, id }) });
  });
}

const filled =
  (path: string): Scenario =>
  async (page) => {
    await keep(page);
    await at(path)(page);
    await expect(page.getByRole("article").first()).toBeVisible();
  };

/** What somebody saved. */
export const bookmarking: readonly Entry[] = [
  {
    route: address,
    who: "artist",
    isOnDesk: true,
    states: {
      calls: filled(address),
      people: filled(`${address}?kind=profile`),
      stories: filled(`${address}?kind=article`),
      removed: async (page) => {
        await filled(address)(page);
        await page
          .getByRole("button", { name: /^Remove/ })
          .first()
          .click();
        await shows("button", /^Undo/)(page);
      },
      "nothing found": at(`${address}?query=zyxomma`),
      empty: emptied(address, /^bookmark\./),
      loading: withAnswers("held", address),
      failed: withAnswers("failed", address),
    },
  },
];
