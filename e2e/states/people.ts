import { long } from "../screenshots/answers.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, shows } from "./scenarios.ts";

const list = /^people\.list$/;
const one = /^people\.get$/;
const parts = /^people\.(sessions|postings|history)$/;
const agency = "/admin/people/26";
const at0 = "2026-11-23T06:00:00.000Z";

const suspension = {
  ...{ id: 1, until: null, created_at: at0 },
  reason: "Three of the calls asked applicants for a registration fee, after we had written about the first.",
};
const suspended = (data: unknown) => ({ ...(data as object), suspension });
const failed = { error: { message: "An error occurred", code: -32603, data: { code: "upstream" } } };
const erased = (data: unknown) => ({
  ...(data as object),
  ...{ name: "Erased account", username: "erased:26", erased_at: at0, profiles: [] },
  can: { suspend: false, end_sessions: false, export: false, erase: false },
});
const suspendedOnes = (data: unknown) => {
  const { people, ...rest } = data as { people: object[] };
  const changed = people.map((person, index) => {
    if (index > 4) return person;
    return { ...person, suspension: { ...suspension, until: index % 2 ? null : at0 } };
  });
  return { ...rest, people: changed };
};

const twoSessions = {
  sessions: [1, 2].map((id) => ({
    ...{ id, created_at: at0, last_used_at: at0 },
    user_agent: "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36",
  })),
};

/** The accounts of the site, in each of their states. */
export const peopleStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: "/admin/people",
    isOnDesk: true,
    states: {
      people: at("/admin/people", calm),
      "people, suspended": adminAt("/admin/people", list, suspendedOnes, calm),
      ...lists("/admin/people", list),
      "filtered to nothing": at("/admin/people?search=zzzz", calm),
      "an account": at(agency, calm),
      "an account, loading": adminAt(agency, one, "held", loading),
      "an account, failed": adminAt(agency, one, "failed", shows("alert")),
      "an account, its parts loading": adminAt(agency, parts, "held", loading),
      "an account, its parts failed": adminAt(agency, parts, "failed", shows("alert")),
      "an account, long texts": adminAt(agency, /^people\./, long, calm),
      "an account, signed in": adminAt(
        agency,
        /^people\.sessions$/,
        () => twoSessions,
        press("End all sessions…"),
        shows("dialog"),
      ),
      "an account, suspended": adminAt(agency, one, suspended, calm),
      "an account, suspended, long texts": adminAt(agency, one, (data) => long(suspended(data)), calm),
      lifting: adminAt(agency, one, suspended, press("Lift suspension…"), shows("dialog")),
      "suspending with errors": at(agency, press("Suspend…"), press("Suspend account")),
      "suspending until a date": at(
        agency,
        press("Suspend…"),
        (page) => page.getByLabel("For how long").selectOption("moment"),
        press("Suspend account"),
      ),
      "an account, erased": adminAt(agency, one, erased, calm),
      "erasing with errors": at(agency, press("Erase…"), press("Erase for good")),
      "an export that failed": async (page) => {
        await at(agency, calm)(page);
        await page.route("**/trpc/people.export", (route) => route.fulfill({ status: 502, json: failed }));
        await press("Export as a file")(page);
        await shows("alert")(page);
      },
      "no such account": at("/admin/people/999999", shows("alert")),
      "no account at all": at("/admin/people/nobody", calm),
    },
  },
];
