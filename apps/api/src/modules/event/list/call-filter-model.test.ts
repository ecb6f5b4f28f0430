import { genders } from "@callboard/contracts/artist-profile";
import { ageBandIds, ageBands, closingDays, payChoices } from "@callboard/contracts/call-filter-values";
import type { EventRoleInput } from "@callboard/contracts/event-role";
import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { startApp } from "../../../test/app.ts";
import { anEvent, anEventCategory, variedRoles } from "../../../test/events.ts";
import { aPerson } from "../../../test/people.ts";
import { callFacetRepository } from "./call-facet-repository.ts";
import { type EventSelection, eventListRepository } from "./event-list-repository.ts";
import { toListing, toSelection } from "./to-listing.ts";

const app = startApp();
const day = 86_400_000;
const dayOf = (n: number) => new Date(app.clock.read().getTime() + n * day).toISOString().slice(0, 10);

type Call = {
  id: number;
  n: number;
  title: string;
  city: string;
  price: number;
  start: string;
  apply_by: string;
  roles: EventRoleInput[];
};
let calls: Call[] = [];

beforeEach(async () => {
  const place = { user_id: (await aPerson(app)).id, category_id: await anEventCategory(app) };
  calls = [];
  for (let n = 0; n < 90; n += 1) {
    const start = dayOf(1 + ((n * 11) % 34));
    const call = {
      ...{ n, title: n % 3 === 0 ? "Copper call" : "Harbour call", city: n % 2 === 0 ? "Pune" : "Goa" },
      ...{
        price: [4, 49, 50, 120, 999, 1000][n % 6] ?? 1,
        start,
        apply_by: dayOf((n * 5) % 34),
        roles: variedRoles(n),
      },
    };
    const { title, city, price, roles } = call;
    const texts = { title, present_city: city, price, roles, start_date: start, apply_by: call.apply_by };
    const { id } = await anEvent(app, { ...place, ...texts } as Parameters<typeof anEvent>[1]);
    calls.push({ ...call, id });
  }
});

const maybe = <Value>(...values: readonly Value[]) => fc.constantFrom(undefined, undefined, ...values);
const queries = fc.record({
  search: maybe("copper", "harbour call", "nobody"),
  present_city: maybe("Pune", "Goa"),
  profession: maybe("actor", "Singer", "Puppeteer"),
  gender: maybe(...genders),
  age: maybe(...ageBandIds),
  pay: maybe(...payChoices),
  closes_within: maybe(...closingDays),
  self_tape: maybe("yes" as const, "no" as const),
  day: maybe(...[3, 12].map((n) => `2026-06-${15 + n}`)),
  sort: maybe("newest" as const, "date" as const, "deadline" as const, "pay" as const),
});
type Query = typeof queries extends fc.Arbitrary<infer One> ? One : never;

const payOf = ({ price, roles }: Call) => {
  const open = roles.filter((role) => !role.is_closed);
  return open.length === 0 ? price : Math.max(...open.map((role) => role.pay ?? price));
};
/** Applications end at midnight in Pune and in Goa, and when the call begins at 19:30 there at the latest. */
const closes = ({ start, apply_by }: Call) =>
  Math.min(Date.parse(`${apply_by}T00:00+05:30`) + day, Date.parse(`${start}T19:30+05:30`));

function passesRole(role: EventRoleInput, query: Query): boolean {
  const band = ageBands.find(({ id }) => id === query.age);
  if (query.profession && role.profession?.toLowerCase() !== query.profession.toLowerCase()) return false;
  if (query.gender && role.gender !== "any" && role.gender !== query.gender) return false;
  return !band || ((role.age_from ?? 0) <= band.to && (role.age_to ?? 120) >= band.from);
}

function passes(call: Call, query: Query): boolean {
  const open = call.roles.filter((role) => !role.is_closed);
  const isAsked = query.profession || query.gender || query.age;
  const left = closes(call) - app.clock.read().getTime();
  const isTape = open.some(({ wants }) => wants.includes("self_tape"));
  const pay = payOf(call);
  return (
    (!query.search || query.search.split(" ").every((word) => call.title.toLowerCase().includes(word))) &&
    (!query.present_city || call.city === query.present_city) &&
    (!isAsked || open.some((role) => passesRole(role, query))) &&
    (!query.pay ||
      (query.pay === "unpaid" ? pay < 5 : pay >= (query.pay === "paid" ? 5 : Number(query.pay)))) &&
    (!query.self_tape || isTape === (query.self_tape === "yes")) &&
    (!query.day || call.start === query.day) &&
    (query.sort !== "deadline" || left > 0) &&
    (!query.closes_within || (left > 0 && left <= Number(query.closes_within) * day))
  );
}

const orders = {
  newest: (call: Call) => -call.n,
  date: (call: Call) => Date.parse(call.start) + call.id / 1_000,
  deadline: (call: Call) => closes(call) + call.id / 1_000,
  pay: (call: Call) => -payOf(call) - call.id / 1e6,
};

it("holds and counts what looking through all calls finds, whatever is asked for", {
  timeout: 180_000,
}, async () => {
  const now = app.clock.read();
  const lists = eventListRepository(app.db);
  const first = { page: 1, limit: 7, sortBy: "created_at", sortOrder: "DESC" } as const;
  await fc.assert(
    fc.asyncProperty(queries, async (query) => {
      const found = calls.filter((call) => passes(call, query));
      const order = orders[query.sort ?? "newest"];
      const ids = found.sort((one, other) => order(one) - order(other)).map(({ id }) => id);
      const options = toListing({ ...first, kind: "event", ...query });
      const one = await lists.list(options, now);
      const cursor = one.pagination.nextCursor;
      const two = cursor ? await lists.list({ ...options, cursor }, now) : { rows: [] };
      expect([...one.rows, ...two.rows].map(({ id }) => id)).toEqual(ids.slice(0, 14));
      const selection: EventSelection = toSelection(query);
      const counted = await callFacetRepository(app.db).count(selection, now);
      expect(counted.total).toEqual({ count: ids.length, is_more: false });
      for (const group of ["gender", "age", "pay", "closes_within", "self_tape"] as const) {
        for (const { value, count } of counted.facets[group]) {
          const narrowed = { ...query, [group]: value } as Query;
          expect([group, value, count]).toEqual([
            group,
            value,
            calls.filter((call) => passes(call, narrowed)).length,
          ]);
        }
      }
      for (const { day: start, count } of counted.days) {
        expect(count).toBe(calls.filter((call) => passes(call, { ...query, day: start as never })).length);
      }
    }),
    { numRuns: 60, seed: 7 },
  );
});
