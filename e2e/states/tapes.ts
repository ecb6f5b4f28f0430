import { expect, type Page } from "../journey.ts";
import { type Answer, answerInstead } from "../screenshots/answers.ts";
import { recordVideo } from "../video.ts";
import type { Entry } from "./entry.ts";
import { at, firstOf, press, type Scenario, shows } from "./scenarios.ts";

const key = "0b9f1de0-7d4f-4d8c-9d4e-0d8f3a7f2c11";
const upload = { id: 1, key, name: "monologue.mp4", size: 48_000_000 };
const half = { ...upload, received: 12_000_000 };
const longName = `${"Vorsprechen-Donaudampfschifffahrtsgesellschaft ".repeat(3)}${"a".repeat(60)}.mp4`;

const upcoming = firstOf("/events?filter=upcoming", /\/event\/\d+/);
/** The form of a call, where there is that much of a tape. */
const applying = (data: object | null, ...then: Scenario[]): Scenario =>
  upcoming((address) =>
    at(
      "/help",
      (page) => answerInstead(page, /^tape\.upload$/, { data }),
      at(`${address}?apply=1`, shows("dialog", /^Apply for/), ...then),
    ),
  );

const choose =
  (name: string, mimeType: string): Scenario =>
  (page) =>
    page.getByLabel("Video to send").setInputFiles({ name, mimeType, buffer: Buffer.alloc(500_000) });
const video = choose("monologue.mp4", "video/mp4");

/** The upload begins, and its bytes go nowhere. */
const line =
  (bytes: "held" | "lost"): Scenario =>
  async (page) => {
    await page.route("**/tapes/uploads", (route) =>
      route.fulfill({ status: 201, headers: { location: `/tapes/uploads/${key}` } }),
    );
    await page.route("**/tapes/uploads/*", (route) => (bytes === "held" ? undefined : route.abort()));
  };
const sends = press("Send application");
const says =
  (text: RegExp): Scenario =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();

const tape = { type: "video/webm", size: 900_000, created_at: "2026-11-20T08:00:00.000Z" };
const address = "/tapes/1?pass=none";
const playable: Answer = { data: { tape, address } };

/** The tape of an application that has one, in the answers of `call`. */
const having = (call: RegExp, answer: Answer): Scenario[] => [
  (page) =>
    answerInstead(page, call, (data) => {
      const answered = data as { application: { can?: object } };
      const { application } = answered;
      const can = application.can && { ...application.can, withdraw: true };
      return { ...answered, application: { ...application, tape, ...(can && { can }) } };
    }),
  (page) => answerInstead(page, /^tape\.get$/, answer),
];

const played: Scenario = async (page) => {
  const body = await recordVideo(page, 100_000);
  await page.route(`**${address}`, (route) => route.fulfill({ body, contentType: "video/webm" }));
};
const isPlaying = (page: Page) =>
  expect
    .poll(() => page.locator("video").evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(1);

const own = (answer: Answer, ...then: Scenario[]): Scenario =>
  at(
    "/account",
    ...having(/^board\.progress$/, answer),
    (page) =>
      page
        .getByRole("link", { name: /^(Where it stands|Answer the offer)/ })
        .first()
        .click(),
    shows("heading", "Self-tape"),
    ...then,
  );
const received = (answer: Answer, ...then: Scenario[]): Scenario =>
  at(
    "/account/calls/142",
    ...having(/^board\.applicant$/, answer),
    // Opening a new one would ask for another answer.
    (page) =>
      page
        .getByRole("region", { name: /^Shortlisted/ })
        .getByRole("button")
        .first()
        .click(),
    shows("heading", "History"),
    ...then,
  );

/** Videos of applications, for those who send them and those who watch them. */
export const taping: readonly Entry[] = [
  {
    route: "/event/:id",
    part: "a self-tape for an application",
    who: "newcomer",
    states: {
      "none yet": applying(null, shows("button", "Choose a video")),
      "sent in part before": applying(half, shows("button", "Choose the file")),
      "all there": applying({ ...upload, received: upload.size }, shows("button", "Replace")),
      "a long name": applying({ ...half, name: longName }, shows("button", "Choose the file")),
      "on its way": applying(null, line("held"), video, shows("button", "Pause")),
      paused: applying(null, line("held"), video, press("Pause"), shows("button", "Go on")),
      "the connection lost": applying(null, line("lost"), video, shows("button", "Try now")),
      "waited for": applying(half, shows("button", "Choose the file"), sends, says(/not there yet/)),
      "not taken": applying(null, choose("notes.txt", "text/plain"), says(/was not taken/)),
      "nobody knows": upcoming((to) =>
        at(
          "/help",
          (page) => answerInstead(page, /^tape\.upload$/, "failed"),
          at(`${to}?apply=1`, shows("button", "Retry")),
        ),
      ),
    },
  },
  {
    route: "/account/applications/:id",
    part: "the self-tape of an own application",
    who: "artist",
    states: {
      plays: at("/help", played, own(playable, isPlaying)),
      loading: own("held", says(/^Loading the self-tape/)),
      failed: own("failed", shows("button", "Retry")),
      "does not play": own(playable, shows("link", /^Download it/)),
      "asked before it is removed": own(playable, press("Remove the self-tape"), shows("dialog")),
    },
  },
  {
    route: "/account/calls/:id",
    part: "the self-tape of an applicant",
    who: "agency",
    states: {
      plays: at("/help", played, received(playable, isPlaying)),
      loading: received("held", says(/^Loading the self-tape/)),
      failed: received("failed", shows("button", "Retry")),
      "does not play": received(playable, shows("link", /^Download it/)),
    },
  },
];
