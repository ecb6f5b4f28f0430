import { expect } from "../journey.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const list = /^siteList\.list$/;
const menuOf = (name: string) => press(`Acts for ${name}`);
const choose =
  (name: string): Scenario =>
  (page) =>
    page.getByRole("menuitem", { name }).click();

/** Somebody else saves first. */
const conflict: Scenario = async (page) => {
  await at("/admin/lists/cities", menuOf("Pune"), choose("Change…"))(page);
  await page.route("**/trpc/siteList.save", (route) =>
    route.fulfill({
      status: 409,
      json: { error: { message: "Conflict", code: -32603, data: { code: "conflict" } } },
    }),
  );
  await page.getByLabel("Name").last().fill("Poona");
  await press("Save")(page);
  await expect(page.getByRole("button", { name: "Keep mine" })).toBeVisible();
};

/** The lists of the site, in each of their states. */
export const listStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/lists",
    isOnDesk: true,
    states: {
      "all lists": at("/admin/lists", calm),
      "no such list": at("/admin/lists/nothing", calm),
      categories: at("/admin/lists/categories", calm),
      ...lists("/admin/lists/tags", list),
      loading: adminAt("/admin/lists/tags", list, "held", shows("heading", "Tags"), loading),
      tags: at("/admin/lists/tags", calm),
      videos: at("/admin/lists/videos", calm),
      "videos, long texts": lists("/admin/lists/videos", list)["long texts"],
      cities: at("/admin/lists/cities", calm),
      professions: at("/admin/lists/professions", calm),
      "event categories": at("/admin/lists/event-categories", calm),
      "filtered to nothing": at("/admin/lists/tags?search=zzz", calm),
      "an order that is not saved": at("/admin/lists/cities", press("Move Delhi up")),
      "adding a tag with errors": at("/admin/lists/tags", press("Add a tag"), press("Save")),
      "changing a tag": at("/admin/lists/tags", menuOf("Monologues"), choose("Change…"), shows("dialog")),
      "merging tags": at(
        "/admin/lists/tags",
        menuOf("Monologues"),
        choose("Merge into another…"),
        press("Merge tags"),
      ),
      removing: adminAt(
        "/admin/lists/cities",
        list,
        (data) => data as object,
        menuOf("Pune"),
        choose("Remove…"),
        shows("dialog"),
      ),
      "changed by somebody else": conflict,
    },
  },
];
