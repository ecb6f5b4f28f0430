import type {
  SharedApplication,
  SharedShortlist,
  Shortlist,
  ShortlistDetails,
} from "@callboard/contracts/shortlist";
import type { Page } from "@playwright/test";
import { expect, open } from "../journey.ts";
import { answerInstead, long, pretend } from "../screenshots/answers.ts";
import type { Entry } from "./entry.ts";
import { at, press, type Scenario, shows } from "./scenarios.ts";

const address = "/account/calls/142/shortlists";
const board = "/account/calls/142";
const link = "/shortlist/shared#a-token-of-no-shortlist";
const day = "2026-11-20T10:00:00.000Z";
const expires_at = "2026-12-04T10:00:00.000Z";

const comment = (id: number) => ({ id, body: "The voice that we are looking for.", created_at: day });
const applicant = (id: number, fields: Partial<SharedApplication> = {}): SharedApplication => ({
  ...{
    id,
    name: `Applicant ${id}`,
    role: { id: 1, name: "The keeper" },
    reel_url: "https://reel.example.com",
  },
  profile: {
    ...{
      id,
      slug: null,
      kind: "artist",
      name: `Applicant ${id}`,
      profession: "Actor",
      present_city: "Pune",
      photo: null,
    },
  },
  ...{ note: "I have sung on stairs for seven years.", shared: [{ field: "height", value: "170 cm" }] },
  ...{ tape: { type: "video/webm", size: 48_000_000, created_at: day }, mark: null, comments: [], ...fields },
});
const silent = { note: null, reel_url: null, shared: [], tape: null, profile: null, role: null };
const shared = (fields: Partial<SharedShortlist> = {}): SharedShortlist => ({
  ...{ name: "Producers, first round", event_title: "Voices for a harbour", poster_name: "Lantern Casting" },
  ...{ expires_at, visitor_name: "Meera Sen" },
  applications: [
    applicant(1, { mark: "yes", comments: [comment(1)] }),
    applicant(2, { mark: "maybe" }),
    applicant(3, silent),
  ],
  ...fields,
});

/** The link with what it leads to, given to whoever opens it. */
const linked =
  (answer: SharedShortlist | null, ...steps: Scenario[]): Scenario =>
  async (page) => {
    // Else the page would stay, as only what is behind the # is another one.
    await open(page, "/help");
    if (answer) await pretend(page, "sharedShortlist.open", answer);
    await open(page, link);
    for (const step of steps) await step(page);
  };
const answered =
  (answers: "held" | "failed", ...steps: Scenario[]): Scenario =>
  async (page) => {
    await open(page, "/help");
    await answerInstead(page, /^sharedShortlist\.open$/, answers);
    await linked(null, ...steps)(page);
  };

const shortlist = (id: number, fields: Partial<Shortlist> = {}): Shortlist => ({
  ...{ id, event_id: 142, name: `Producers, round ${id}`, status: "open", created_at: day, expires_at },
  created_by_name: "Kabir Shah",
  counts: { applications: 12, visitors: 2, marks: 17, comments: 3 },
  ...fields,
});
const list = (share: boolean) => ({
  shortlists: [
    shortlist(4),
    shortlist(3, { status: "paused" }),
    shortlist(2, { status: "expired" }),
    shortlist(1, { status: "revoked", created_by_name: null }),
  ],
  can: { share },
});
const details: ShortlistDetails = {
  shortlist: shortlist(4),
  applications: [
    {
      ...{ id: 1, name: "Asha Kulkarni", role: null, allows_sharing: true },
      feedback: [
        { visitor: "Meera Sen", mark: "yes", comments: [comment(1), comment(2)] },
        { visitor: "Tom", mark: "no", comments: [] },
      ],
    },
    { id: 2, name: "Dev Rao", role: { id: 1, name: "The keeper" }, allows_sharing: false, feedback: [] },
  ],
  acts: [
    { at: day, act: "prolonged", count: 0, by_name: "Kabir Shah" },
    { at: day, act: "made", count: 12, by_name: null },
  ],
  can: { share: true },
};

const listed = (answer: unknown, ...steps: Scenario[]): Scenario =>
  at(
    "/help",
    (page) => answerInstead(page, /^shortlist\.list$/, () => answer),
    (page) => answerInstead(page, /^shortlist\.get$/, { data: details }),
    at(address, ...steps),
  );
const ticked: Scenario = async (page: Page) => {
  await page.getByRole("checkbox").first().check();
  await shows("region", "Selected applications")(page);
};

/** Shortlists that are shared by a link: for the poster's side, and for whoever has the link. */
export const shortlisting: readonly Entry[] = [
  {
    route: address.replace("142", ":id"),
    who: "agency",
    isOnDesk: true,
    states: {
      "nothing shared": at(address, (page) => page.getByText("Nothing is shared.").waitFor()),
      "several, each in another state": listed(list(true), shows("heading", "Producers, round 1")),
      "long texts": listed(long(list(true)), shows("button", /^End the link/)),
      "marks and comments": listed(list(true), press(/^Show marks/), (page) =>
        page.getByText("Meera Sen").waitFor(),
      ),
      "for a reviewer": listed(list(false), shows("heading", "Producers, round 1")),
      sharing: at(address, press("Share everybody on the shortlist"), shows("dialog")),
      "sharing with errors": at(
        address,
        press("Share everybody on the shortlist"),
        press("Make a link"),
        (page) => page.getByText("Give the shortlist a name").waitFor(),
      ),
      "a new link": async (page) => {
        await pretend(page, "shortlist.renewLink", { shortlist: shortlist(4), token: "a".repeat(43) });
        await listed(list(true), press(/^Make a new link/), shows("dialog", "The new link"))(page);
      },
      "asked before deleting": listed(list(true), press(/^Delete/), shows("dialog")),
      loading: at(
        "/help",
        (page) => answerInstead(page, /^shortlist\.list$/, "held"),
        at(address, (page) => expect(page.locator("main [aria-busy=true]").first()).toBeAttached()),
      ),
      failed: at(
        "/help",
        (page) => answerInstead(page, /^shortlist\.list$/, "failed"),
        at(address, shows("alert")),
      ),
    },
  },
  {
    route: board.replace("142", ":id"),
    part: "sharing a shortlist",
    who: "agency",
    isOnDesk: true,
    states: {
      "some selected": at(board, ticked, press("Share"), shows("dialog")),
      "an applicant with marks": at(
        "/help",
        (page) =>
          answerInstead(page, /^shortlist\.feedback$/, () => ({
            shortlists: [{ id: 4, name: "Producers", feedback: details.applications[0]?.feedback }],
            can: { share: true },
          })),
        at(
          board,
          (page) => page.getByRole("listitem").getByRole("button").first().click(),
          shows("heading", "Shared shortlists"),
        ),
      ),
    },
  },
  {
    route: "/shortlist/shared",
    isOnDesk: true,
    states: {
      "before a name is given": linked(shared({ visitor_name: null }), shows("button", "Begin to mark")),
      "without a name": linked(shared({ visitor_name: null }), press("Begin to mark"), (page) =>
        page.getByText("Type your name").first().waitFor(),
      ),
      marked: linked(shared(), shows("button", "Yes")),
      "long texts": linked(long(shared()) as SharedShortlist, shows("button", "Yes")),
      "nobody left": linked(shared({ applications: [] }), (page) =>
        page.getByText("Nobody is on this shortlist any more.").waitFor(),
      ),
      loading: answered("held", (page) =>
        expect(page.locator("main [aria-busy=true]").first()).toBeAttached(),
      ),
      failed: answered("failed", shows("button", "Retry")),
      over: linked(null, shows("heading", "This link is over")),
      "not whole": at("/shortlist/shared", shows("heading", "This link is not whole")),
    },
  },
];
