import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import type { Entry } from "./entry.ts";
import { at, emptied, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const address = "/account/searches";
const search = (id: number, name: string) => ({
  kind: "call",
  ...{ id, name, rhythm: "daily", new_count: id * 60, category_name: null },
  filter: { search: "monologue", profession: "Actor", gender: "Female", present_city: "pune" },
  created_at: "2026-11-20T08:00:00.000Z",
  feed_made_at: id === 2 ? "2026-11-20T08:00:00.000Z" : null,
});

/** The page with two searches, one of a long name. */
const filled =
  (...steps: Scenario[]): Scenario =>
  async (page) => {
    const searches = [
      search(1, "Leads in Pune"),
      { ...search(3, "Voice"), kind: "article", filter: { tag_id: 1 }, tag: null, author_name: null },
      search(2, `Every role of ${"Chandrashekharendra".repeat(4)}`),
    ];
    const answers = [{ result: { data: searches } }];
    await page.route("**/trpc/savedSearch.list*", (route) => route.fulfill({ json: answers }));
    await at(address, shows("heading", "Leads in Pune"), ...steps)(page);
  };

const dialog = (page: Page) => page.getByRole("dialog");

/** Saved searches, and how one is saved. */
export const searching: readonly Entry[] = [
  {
    route: address,
    who: "artist",
    isOnDesk: true,
    states: {
      filled: filled(),
      feeds: filled(press("Feeds of Leads in Pune")),
      renaming: filled(press("Rename Leads in Pune"), (page) =>
        dialog(page).getByLabel("Name", { exact: true }).fill(""),
      ),
      empty: emptied(address, /^savedSearch\./),
      loading: withAnswers("held", address),
      failed: withAnswers("failed", address),
    },
  },
  {
    route: "/events",
    part: "saving a search",
    who: "artist",
    states: {
      form: at("/events?profession=Actor&city=pune", press("Save this search"), shows("dialog")),
      wrong: at("/events?profession=Actor", press("Save this search"), async (page) => {
        await dialog(page).getByLabel("Name", { exact: true }).fill("");
        await dialog(page).getByRole("button", { name: "Save search" }).click();
        await expect(dialog(page).getByText("Name is required")).toBeVisible();
      }),
    },
  },
];
