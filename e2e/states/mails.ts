import { open } from "../journey.ts";
import type { Entry } from "./entry.ts";
import { at, navigateTo, type Scenario, shows, withAnswers } from "./scenarios.ts";

const link = "/unsubscribe/7.4.h7Ka0pQ2mZr5tYb2LhV7cXe4";

const naming =
  (is_off: boolean): Scenario =>
  async (page) => {
    const data = { groups: ["states", "calls"], is_off };
    await page.route("**/trpc/notification.unsubscribing*", (route) =>
      route.fulfill({ json: [{ result: { data } }] }),
    );
    await open(page, "/help");
    await navigateTo(page, link);
    await shows("heading", is_off ? "No more of these mails will come" : "Stop these mails?")(page);
  };

/** What comes by mail, and how it is ended. */
export const mailing: readonly Entry[] = [
  {
    route: "/account/emails",
    who: "artist",
    states: {
      filled: at("/account/emails", (page) => page.getByRole("checkbox", { name: /^No mails/ }).check()),
      failed: withAnswers("failed", "/account/emails"),
    },
  },
  {
    route: "/unsubscribe/:token",
    states: {
      asked: naming(false),
      done: naming(true),
      "of nothing": at(link, shows("heading", "This link is not whole")),
    },
  },
];
