import { expect } from "../journey.ts";
import { adminAt, calm, lists, loading } from "./admin-scenarios.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const page = "/admin/featured-events";
const list = /^featuredEvent\.list$/;
const found = /^event\.list$/;

const everyState = (data: unknown) => {
  const { events } = data as { events: object[] };
  const states = [{ visibility: "hidden" }, { is_past: true }];
  return { events: events.map((event, index) => ({ ...event, ...states[index % 3] })) };
};

const searching =
  (text: string): Scenario =>
  async (screen) => {
    await press("Feature an event")(screen);
    await screen.getByRole("searchbox").fill(text);
    await calm(screen);
  };

const removing: Scenario = async (screen) => {
  await screen
    .getByRole("button", { name: /^Stop featuring/ })
    .first()
    .click();
  await shows("dialog")(screen);
};

/** The featured events, in each of their states. */
export const featuredEventStates: readonly Entry[] = [
  {
    route: "/admin/*",
    who: "administrator",
    part: page,
    isOnDesk: true,
    states: {
      featured: adminAt(page, list, everyState, calm),
      ...lists(page, list),
      loading: adminAt(page, list, "held", shows("heading", "Featured events"), loading),
      adding: at(page, searching("a")),
      "nothing found": at(page, searching("zzzz"), (screen) =>
        expect(screen.getByText("Nothing was found.")).toBeVisible(),
      ),
      "search failed": adminAt(page, found, "failed", press("Feature an event"), shows("alert")),
      removing: at(page, removing),
    },
  },
];
