import { empty } from "../answers.ts";
import { inStates, type Screen } from "./screen.ts";

const events = /^event\.list$|^video\./;
const event = /^event\.(get|related)$/;
const campaign = /^event\.(get|related)$|^contribution\.ledger$/;

/** Ids of the demo content: a call with applications, a past one, and a campaign. */
export const call = "/event/142";
const pastCall = "/event/5";
export const fund = "/Crowdfunding/63";

export const eventScreens: Screen[] = [
  ...inStates({ screen: "events", state: "demo", path: "/events" }, events),
  { screen: "events", state: "nothing found", path: "/events?search=zyxomma" },
  { screen: "search", state: "demo", path: "/search?query=monsoon" },
  { screen: "search", state: "nothing found", path: "/search?query=zyxomma" },
  ...inStates({ screen: "event", state: "demo", path: call }, event, ["loading", "failed", "long"]),
  { screen: "event", state: "nothing related", path: call, answers: { to: /^event\.related$/, are: empty } },
  { screen: "event", state: "over", path: pastCall },
  { screen: "event", state: "own, with applications", path: call, as: "demo-agency" },
  { screen: "board", state: "demo", path: "/account/calls/142", as: "demo-agency" },
  { screen: "board", state: "list", path: "/account/calls/142?view=list", as: "demo-agency" },
  {
    ...{ screen: "board", state: "an application opened", path: "/account/calls/142", as: "demo-agency" },
    act: (page) => page.getByRole("listitem").getByRole("button").first().click(),
  },
  { screen: "event", state: "applied", path: call, as: "demo-artist" },
  { screen: "event", state: "not found", path: "/event/999999" },
  { screen: "event", state: "print", path: call, isPrint: true },
  ...inStates({ screen: "campaigns", state: "demo", path: "/crowdfunding" }, /^event\.list$/),
  ...inStates({ screen: "campaign", state: "demo", path: fund }, campaign, [
    "loading",
    "failed",
    "empty",
    "hundred",
    "long",
  ]),
  { screen: "campaign", state: "signed in", path: fund, as: "demo-artist" },
  { screen: "campaign", state: "print", path: fund, isPrint: true },
  ...inStates({ screen: "profile", state: "demo", path: "/profiles/artist/1" }, /^profile\.get$/, [
    "loading",
    "failed",
    "long",
  ]),
  ...inStates({ screen: "directory", state: "demo", path: "/directory" }, /^profile\.(list|counts)$/),
  {
    ...{ screen: "profile", state: "agency", path: "/" },
    act: async (page) => {
      await page.getByRole("link", { name: "Lantern Row Casting" }).click();
      await page.getByRole("heading", { level: 1, name: "Lantern Row Casting" }).waitFor();
    },
  },
];
