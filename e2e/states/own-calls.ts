import type { EventDetails } from "@callboard/contracts/event";
import { long } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, type Scenario, shows, withAnswers } from "./scenarios.ts";

/** The first call of the demo's agency. */
const edit = "/account/calls/142/edit";
const draft = "/account/calls/drafts/1";
const calls = /^event\.own$/;

const changed = (change: Partial<EventDetails>): Scenario =>
  withAnswers((data) => ({ ...(data as EventDetails), ...change }), edit, { calls });
const nothing = { edit: false, close: false, reopen: false, cancel: false, remove: false, duplicate: true };

/** What posters do with their calls. */
export const managing: readonly Entry[] = [
  {
    route: "/account/calls/:id/edit",
    who: "agency",
    isOnDesk: true,
    states: {
      filled: at(edit, shows("button", "Save changes")),
      loading: withAnswers("held", edit),
      failed: withAnswers("failed", edit, { calls }),
      "long texts": withAnswers(long, edit, { calls }),
      "not to be changed": changed({ can: nothing }),
      missing: at("/account/calls/999999/edit", shows("link", "My auditions")),
    },
  },
  {
    route: "/account/calls/drafts/:id",
    who: "agency",
    states: {
      missing: at(draft, shows("link", "My auditions")),
      loading: withAnswers("held", draft),
    },
  },
];
