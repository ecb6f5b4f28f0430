import { genders } from "@callboard/contracts/artist-profile";
import { ageBandIds, payChoices } from "@callboard/contracts/call-filter-values";
import { narrowing, type SavedFilter } from "@callboard/contracts/saved-filter";
import fc from "fast-check";
import { expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { anEventCategory, variedRoles } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { searchActs } from "../../test/searches.ts";
import { eventListRepository } from "../event/list/event-list-repository.ts";
import { toListing } from "../event/list/to-listing.ts";

const app = startApp();

const maybe = <Value>(...values: readonly Value[]) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, fc.constantFrom(...values));
const filters: fc.Arbitrary<SavedFilter> = fc.record({
  search: maybe("copper", "harbour call", "CALL Harb", "nobody"),
  present_city: maybe("pune", "Goa"),
  category_id: maybe(1, 2),
  profession: maybe("actor", "Singer", "Puppeteer"),
  gender: maybe(...genders),
  age: maybe(...ageBandIds),
  pay: maybe(...payChoices),
  self_tape: maybe("yes" as const, "no" as const),
  is_fair: maybe(true),
});

it("tells of the calls that the list shows with the same filter, whatever it asks for", {
  timeout: 180_000,
}, async () => {
  const acts = searchActs(app);
  const categories = [await anEventCategory(app), await anEventCategory(app, "Film")];
  const posters = [await aPerson(app), await aPerson(app, { phone_verified_at: null })];
  const samples = fc.sample(filters, { numRuns: 60, seed: 11 }).map(narrowing);
  const criteria = samples.filter((filter) => Object.keys(filter).length > 0);
  const owners = new Map<number, SavedFilter>();
  for (const filter of criteria) {
    const person = await aPerson(app);
    await acts.saved(person, filter);
    owners.set(person.id, filter);
  }
  for (let n = 0; n < 60; n += 1) {
    await acts.published({
      title: n % 3 === 0 ? "Copper call" : "Harbour call",
      ...{ present_city: n % 2 === 0 ? "Pune" : "Goa", category_id: categories[n % 2] ?? 1 },
      ...{ user_id: posters[n % 3 === 0 ? 1 : 0]?.id ?? 1, price: [4, 49, 50, 120, 999, 1000][n % 6] ?? 1 },
      ...{ roles: variedRoles(n), visibility: n % 10 === 9 ? "hidden" : "public" },
    });
  }
  await acts.tell();
  const told = Map.groupBy(await acts.told(), ({ user_id }) => user_id);
  const window = { page: 1, limit: 100, sortBy: "created_at", sortOrder: "DESC", kind: "event" } as const;
  for (const [user_id, filter] of owners) {
    const { rows } = await eventListRepository(app.db).list(
      toListing({ ...window, ...filter }),
      app.clock.read(),
    );
    const ids = (told.get(user_id) ?? []).map(({ event_id }) => event_id ?? 0);
    expect([filter, ids.sort((a, b) => a - b)]).toEqual([
      filter,
      rows.map(({ id }) => id).sort((a, b) => a - b),
    ]);
  }
  expect([...told.keys()].length).toBeGreaterThan(20);
});
