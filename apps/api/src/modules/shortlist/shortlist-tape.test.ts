import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { beforeEach, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { shortlistCalls } from "../../test/shortlists.ts";
import { aVideo, tapeCalls } from "../../test/tapes.ts";

const app = startApp();
const { applied, withdraw } = applicationCalls(app);
const { uploaded } = tapeCalls(app);
const { shared, seen, tape, play, renew, revoke, change, allow } = shortlistCalls(app);
const video = aVideo(3_000);

type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let asha: Person;
let application_id: number;
let link: Awaited<ReturnType<typeof shared>>;
beforeEach(async () => {
  [owner, asha] = [await aPerson(app), await aPerson(app)];
  const { id: event_id } = await anEvent(app, { user_id: owner.id });
  const { id: tape_id } = await uploaded(asha, event_id, video);
  application_id = (await applied(asha, event_id, { tape_id, allows_sharing: true })).id;
  link = await shared(owner, event_id, [application_id]);
});

const passOf = async () =>
  (await tape({ token: link.token, application_id }).expect(200)).body.data.pass as string;

it("is played, in ranges, by whoever has the link", async () => {
  const { applications } = await seen(link.token);
  expect(applications[0]?.tape).toMatchObject({ type: "video/webm", size: video.length });
  const pass = await passOf();
  const whole = await play(pass).buffer(true).expect(200);
  expect(Buffer.compare(whole.body, video)).toBe(0);
  const { headers, body } = await play(pass, { range: "bytes=10-19" }).buffer(true).expect(206);
  expect(headers).toMatchObject({ "content-range": "bytes 10-19/3000", "cache-control": "no-store" });
  expect(Buffer.compare(body, video.subarray(10, 20))).toBe(0);
});

it.each<[string, () => Promise<unknown>]>([
  ["the link is revoked", () => revoke(owner, link.shortlist.id).expect(200)],
  ["another link takes its place", () => renew(owner, link.shortlist.id, { days: 2 }).expect(200)],
  [
    "the application is taken off",
    () => change(owner, link.shortlist.id, { application_ids: [application_id], is_on: false }).expect(200),
  ],
  ["it is withdrawn", () => withdraw(asha, application_id).expect(200)],
  ["its applicant shows less", () => allow(asha, application_id, { allows_sharing: false }).expect(200)],
  ["its hour is over", async () => app.clock.pass(shortlistLimits.passLife + 1)],
])("is played no more once %s", async (_name, end) => {
  const pass = await passOf();
  await play(pass).expect(200);
  await end();
  expect((await play(pass)).status).toBeOneOf([403, 404]);
});

it("is played with no pass of another application, shortlist or time", async () => {
  const pass = await passOf();
  const [list, of, until, mac] = pass.split(".");
  const forged = [
    [Number(list) + 1, of, until, mac],
    [list, Number(of) + 1, until, mac],
    [list, of, Number(until) + 1, mac],
    [list, of, until, "a".repeat(43)],
    [link.token],
  ];
  for (const parts of forged) await play(parts.join(".")).expect(403);
});
