import type { Page } from "@playwright/test";
import { expect } from "../journey.ts";
import { answerEach, pretend } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows, withAnswers } from "./scenarios.ts";

const lists = "/account/lists";
const list = "/account/lists/1";
const profile = "/profiles/artist/1";
const added_at = "2026-11-20T08:00:00.000Z";
const longName = `Every daughter of ${"Chandrashekharendra".repeat(3)}`;
const pagination = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };

const listOf = (id: number, name: string) => ({
  ...{ id, name, count: id * 3, created_at: added_at, has_profile: id === 1 },
});
const own = { data: [listOf(2, longName), listOf(1, "Lear, daughters")] };

const personOf = (id: number, name: string) => ({
  ...{ id, slug: null, kind: "artist", name, profession: "Actor", present_city: "Pune", photo: null },
});
const entries = [
  { id: 3, profile_id: 3, profile: personOf(3, "Meher Contractor"), note: "Cordelia, perhaps", added_at },
  { id: 2, profile_id: 2, profile: personOf(2, longName), note: "", added_at },
  { id: 1, profile_id: 1, profile: null, note: "Tall, fences", added_at },
];
const filledList = { data: { list: listOf(1, "Lear, daughters"), entries, pagination } };
const call = (id: number, state: string | null) => ({
  ...{ id, title: "The lift operator", present_city: "Mumbai", start_date: "2026-12-24", state },
});

/** A page with given answers, and the steps on it. */
const answered =
  (address: string, answers: [calls: RegExp, answer: { data: unknown }][], ...steps: Scenario[]): Scenario =>
  async (page) => {
    await answerEach(page, answers);
    await at(address, ...steps)(page);
  };

const mine = /^profileList\.mine$/;
const get = /^profileList\.get$/;
const calls = /^callInvitation\.calls$/;
const filled = (...steps: Scenario[]) =>
  answered(lists, [[mine, own]], shows("link", "Lear, daughters"), ...steps);
const opened = (...steps: Scenario[]) =>
  answered(
    list,
    [
      [get, filledList],
      [calls, { data: [call(1, null), call(2, null)] }],
    ],
    shows("link", "Meher Contractor"),
    ...steps,
  );
const choose: Scenario = (page) => page.getByRole("checkbox", { name: "Choose Meher Contractor" }).check();
const dialog = (page: Page) => page.getByRole("dialog");

/** Lists of people, who is in them, and how somebody gets there. */
export const listing: readonly Entry[] = [
  {
    route: lists,
    who: "agency",
    isOnDesk: true,
    states: {
      filled: filled(),
      "new list": filled(press("New list"), shows("dialog", "New list")),
      wrong: filled(press("New list"), async (page) => {
        await dialog(page).getByRole("button", { name: "Create list" }).click();
        await expect(dialog(page).getByText("Name is required")).toBeVisible();
      }),
      removed: filled(async (page) => {
        await pretend(page, "profileList.remove", { message: "List deleted" });
        await press("Delete Lear, daughters")(page);
        await shows("button", /^Undo/)(page);
      }),
      empty: answered(lists, [[mine, { data: [] }]], shows("link", "Find people")),
      loading: withAnswers("held", lists),
      failed: withAnswers("failed", lists, { calls: mine }),
    },
  },
  {
    route: "/account/lists/:id",
    who: "agency",
    isOnDesk: true,
    states: {
      filled: opened(),
      note: opened(press("Change note about Meher Contractor"), shows("button", "Save note")),
      chosen: opened(choose, shows("button", "Invite to a call")),
      inviting: opened(choose, press("Invite to a call"), shows("button", "Send invitation")),
      removed: opened(async (page) => {
        await pretend(page, "profileList.take", { message: "Removed" });
        await press("Remove Meher Contractor")(page);
        await shows("button", /^Undo/)(page);
      }),
      empty: answered(
        list,
        [[get, { data: { ...filledList.data, entries: [] } }]],
        shows("link", "Find people"),
      ),
      loading: withAnswers("held", list),
      failed: withAnswers("failed", list, { calls: get }),
    },
  },
  {
    route: "/profiles/:kind/:id",
    part: "adding to lists and inviting",
    who: "agency",
    states: {
      lists: answered(profile, [[mine, own]], press("Add to list"), (page) =>
        expect(dialog(page).getByRole("checkbox", { name: "Lear, daughters" })).toBeVisible(),
      ),
      "first list": answered(profile, [[mine, { data: [] }]], press("Add to list"), (page) =>
        expect(dialog(page).getByLabel("Name of your first list")).toBeVisible(),
      ),
      inviting: answered(
        profile,
        [[calls, { data: [call(1, "declined"), call(2, null)] }]],
        press("Invite to a call"),
        shows("button", "Send invitation"),
      ),
      "nothing to invite to": answered(
        profile,
        [[calls, { data: [call(1, "applied")] }]],
        press("Invite to a call"),
        shows("link", "Post a call"),
      ),
    },
  },
];
