import type { Page } from "@playwright/test";
import { agency, artist, fillNamed, goToCredits, submitCredits } from "../claims.ts";
import { expect, open } from "../journey.ts";
import { showErrors } from "../reach.ts";
import { answerInstead, long } from "../screenshots/answers.ts";
import { call } from "../screenshots/screens/events.ts";
import type { Entry } from "./entry.ts";
import {
  at,
  dataStates,
  emptied,
  firstOf,
  menuOnPhone,
  navigateTo,
  press,
  type Scenario,
  shows,
  withAnswers,
} from "./scenarios.ts";

const article = "/blog/holding-a-circle-nukkad-natak";
const upcoming = firstOf("/events?filter=upcoming", /\/event\/\d+/);
const campaign = firstOf("/crowdfunding?filter=upcoming", /\/Crowdfunding\/\d+/);

const wrongReel: Scenario = async (page) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Link to your reel").fill("not an address");
  await dialog.getByRole("button", { name: "Send application" }).click();
  await expect(dialog.getByText("Invalid URL")).toBeVisible();
};

const ownMenu: Scenario = async (page) => {
  await page.getByRole("banner").locator("[aria-haspopup=menu]").filter({ visible: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
};

const registerAs: Scenario = async (page) => {
  await open(page, "/help");
  await navigateTo(page, "/", { registerAs: true });
  await shows("dialog", "Register as")(page);
};

/** Writes a comment, and answers it. */
const comment: Scenario = async (page) => {
  const comments = page.getByRole("region", { name: /Comments/ });
  await comments.getByRole("textbox").first().fill("Where does the circle stand when it rains?");
  await comments.getByRole("button", { name: /Post/ }).first().click();
  const own = comments.getByRole("listitem").filter({ hasText: "when it rains" }).first();
  await own.getByRole("button", { name: /^Reply/ }).click();
  await own.getByRole("textbox").fill("Below the bridge.");
  await own.getByRole("button", { name: /Post/ }).click();
  await expect(own.getByText("Below the bridge.")).toBeVisible();
};

const wizard = (
  path: string,
  answers: Record<string, string>,
  profession: string,
): Record<string, Scenario> => ({
  loading: withAnswers("held", path),
  failed: withAnswers("failed", path),
  "first step with its errors": at(path, showErrors),
  "second step without its list": async (page) => {
    await fillNamed(page, answers);
    await answerInstead(page, /reference/, "failed");
    await press(/Next Step/)(page);
    await shows("button", "Retry")(page);
  },
  "last step with its errors": async (page) => {
    await open(page, path);
    await goToCredits(page, profession);
    await press("Submit")(page);
    await expect(page.getByText("Project name is required").first()).toBeVisible();
  },
  "second step": at(`${path}?step=2`, shows("heading", /profession/i)),
  claimed: async (page) => {
    await open(page, path);
    await goToCredits(page, profession);
    await submitCredits(page);
    await shows("heading", /profile is on the board$/)(page);
  },
});

const board = "/account/calls/142";
const boardCall = /^board\.get$/;
const boardCard = (page: Page) => expect(page.getByRole("checkbox").first()).toBeVisible();
const noCounts = { sent: 0, viewed: 0, shortlisted: 0, callback: 0, offered: 0, cast: 0, declined: 0 };
const nobody = () => ({ event: { id: 142, title: "A call" }, counts: noCounts, labels: [], roles: [] });
const nobodyAt = (path: string) =>
  at(
    "/help",
    (page) => answerInstead(page, boardCall, nobody),
    at(path, (page) => expect(page.getByText("Nobody has applied yet.")).toBeVisible()),
  );
const openFirst = at(
  board,
  (page) => page.getByRole("listitem").getByRole("button").first().click(),
  shows("heading", "History"),
);

/** What moderators decided, answered and not. */
const decided = () => ({
  decisions: ["hide", "publish", "uphold", "remove"].map((act, index) => ({
    ...{ id: index + 1, subject_kind: "event", subject_id: 7, title: "Lead role in a short film", act },
    ...{ reason: "Applicants were asked for money.", decided_at: "2026-11-22T06:00:00.000Z" },
    ...{ answer: index ? "It was a mistake." : null, answered_at: null, can: { answer: index === 0 } },
  })),
  pagination: { page: 1, limit: 10, hasNextPage: false, nextCursor: null },
});

/** The own application with an offer, as the account lists it. */
const toOffer = (...then: Scenario[]) =>
  at(
    "/account",
    (page) =>
      page
        .getByRole("link", { name: /^Answer the offer/ })
        .first()
        .click(),
    ...then,
  );

/** The pages of signed-in users. */
export const own: readonly Entry[] = [
  { route: "/", who: "newcomer", states: { "asked what to register as": registerAs } },
  {
    route: "/event/:id",
    who: "agency",
    states: {
      "applications loading": withAnswers("held", call, {
        calls: boardCall,
        until: shows("heading", "Applications"),
      }),
      "applications failed": withAnswers("failed", call, { calls: boardCall }),
      "nobody has applied": nobodyAt(call),
    },
  },
  {
    route: "/event/:id",
    who: "newcomer",
    states: {
      "applying with errors": upcoming((address) =>
        at(`${address}?apply=1`, shows("dialog", /^Apply for/), wrongReel),
      ),
    },
  },
  {
    route: "/Crowdfunding/:id",
    who: "newcomer",
    states: {
      contributing: campaign((address) => at(`${address}?contribute=1`, shows("dialog", /^Contribute to/))),
    },
  },
  {
    route: "/blog/:slug",
    who: "newcomer",
    states: { replying: at(article, comment, at(article, press(/^Reply/), press(/View replies/))) },
  },
  {
    route: "/claim-artist-profile",
    who: "newcomer",
    states: wizard("/claim-artist-profile", artist, "Actor"),
  },
  {
    route: "/claim-agency-profile",
    who: "newcomer",
    states: wizard("/claim-agency-profile", agency, "Casting agency"),
  },
  {
    route: "/account",
    who: "artist",
    states: {
      filled: at("/account", (page) => page.waitForLoadState("networkidle")),
      ...dataStates("/account"),
      empty: emptied("/account"),
      decisions: at(
        "/help",
        (page) => answerInstead(page, /^moderation\.mine$/, decided),
        at("/account", press("Answer the decision"), press("Send answer")),
      ),
      "asked before signing out": at("/account", press("Sign out everywhere"), shows("dialog")),
    },
  },
  {
    route: "/account/*",
    who: "artist",
    states: { unknown: at("/account/no/such/page", shows("heading", /does not exist/)) },
  },
  {
    route: "/account/calls/:id",
    who: "agency",
    states: {
      board: at(board, boardCard),
      list: at(`${board}?view=list`, boardCard),
      ...dataStates(board),
      "columns failed": withAnswers("failed", board, { calls: /^application\.received$/ }),
      "nobody has applied": nobodyAt(board),
      "nobody found": at(`${board}?view=list&query=zyxomma`, (page) =>
        expect(page.getByText("No application is like that.")).toBeVisible(),
      ),
      "some selected": at(
        board,
        (page) => page.getByRole("checkbox").first().check(),
        shows("region", "Selected applications"),
      ),
      "an application opened": openFirst,
      "long texts": at(
        "/help",
        (page) => answerInstead(page, /^(application\.received|board\.applicant)$/, long),
        openFirst,
      ),
    },
  },
  {
    route: "/account/applications/:id",
    who: "artist",
    states: {
      offered: toOffer(shows("button", "Accept the offer")),
      failed: toOffer(
        (page) => answerInstead(page, /^board\.progress$/, "failed"),
        (page) => page.reload(),
        shows("button", "Retry"),
      ),
      "of somebody else": at("/account/applications/999999", shows("heading", /does not exist/)),
    },
  },
  {
    route: "/account/notifications",
    who: "agency",
    states: {
      filled: at("/account/notifications", shows("button", "Mark all as read")),
      ...dataStates("/account/notifications"),
      empty: emptied("/account/notifications"),
    },
  },
  {
    route: "/help",
    who: "artist",
    states: { "own menu open": at("/help", ownMenu), "phone menu open": at("/help", menuOnPhone) },
  },
];
