import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const page = "/admin/jobs";
const list = /^staffJobs\.list$/;
const when = "2026-11-23T06:00:00.000Z";
const job = (id: number, state: string, more: object) => ({
  ...{ id, kind: "mail", key: `staff invitation ${id}`, state, attempts: 16, run_at: when, created_at: when },
  ...{ details: { template: "staff_invitation", to: "nandini@example.com" }, last_error: null, ...more },
});

const failed = () => ({
  jobs: [
    job(1, "dead", { last_error: "MailError: 550 5.1.1 The mailbox does not exist" }),
    job(2, "running", { attempts: 1 }),
    job(3, "waiting", { kind: "import", details: {}, last_error: `Error: ${"x".repeat(400)}` }),
  ],
  counts: { dead: 1, waiting: 10_000, running: 1 },
  pagination: { page: 1, limit: 50, hasNextPage: false, nextCursor: null },
});

const acting =
  (act: string): Scenario =>
  async (screen) => {
    await press("Acts for mail staff invitation 1")(screen);
    await screen.getByRole("menuitem", { name: act }).click();
    await shows("dialog")(screen);
  };

/** The jobs, in each of their states. */
export const jobStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: page,
    isOnDesk: true,
    states: {
      jobs: adminAt(page, list, failed, calm),
      ...lists(page, list),
      "long texts": adminAt(page, list, failed, calm),
      loading: adminAt(page, list, "held", shows("heading", "Jobs"), loading),
      "nothing waits": at(`${page}?state=waiting`, calm),
      "nothing of a kind": at(`${page}?kind=nothing`, calm),
      retrying: adminAt(page, list, failed, acting("Try again…")),
      dropping: adminAt(page, list, failed, acting("Drop…")),
    },
  },
];
