import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { pendingUploads } from "../../db/schema/pending-upload.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { anEventCategory, eventTextsOf } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const key = "the-key-of-one-form";
let [photo, otherPhoto]: Buffer[] = [];
let bearer: string;
let texts: Record<string, unknown>;

const paint = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();
beforeAll(async () => {
  [photo, otherPhoto] = await Promise.all(["#3a2386", "#86233a"].map(paint));
});
beforeEach(async () => {
  ({ bearer } = await aPerson(app));
  texts = eventTextsOf({ category_id: await anEventCategory(app) });
});

type Change = { key?: string | null; by?: string; banner?: Buffer | undefined; texts?: object };

/** Posts the form under the key, but for what is said otherwise. */
function post({ key: ownKey = key, by = bearer, banner = photo, texts: changed = {} }: Change = {}) {
  const request = app.bare().post("/api/v1/event/create");
  request.set("apikey", testApiKey).set("authorization", `Bearer ${by}`);
  if (ownKey !== null) request.set("idempotency-key", ownKey);
  for (const [name, value] of Object.entries({ ...texts, ...changed })) request.field(name, String(value));
  request.attach("description_photo", photo as Buffer, "d.jpg");
  return request.attach("banner_photo", banner as Buffer, "b.jpg");
}

const posted = () => app.db.select().from(events);
const pending = () => app.db.select().from(pendingUploads);

describe("a form with a key", () => {
  it("is one event, however often it is sent, and later than it may be posted too", async () => {
    const soon = { texts: { start_date: "2026-06-15", start_time: "15:00" } };
    const first = await post(soon).expect(200);
    app.clock.pass(3_600_000);
    await post({ ...soon, key: null }).expect(422);
    const again = await post(soon).expect(200);
    expect(again.body).toEqual(first.body);
    expect([await posted(), await pending()]).toMatchObject([[{ id: first.body.data.event.id }], []]);
  });

  it("is one campaign as well", async () => {
    const campaign = { texts: { kind: "crowdfunding", start_date: "2020-02-29" } };
    const first = await post(campaign).expect(200);
    expect((await post(campaign).expect(200)).body).toEqual(first.body);
    expect(await posted()).toMatchObject([{ kind: "crowdfunding" }]);
  });

  it("is one event when it arrives several times at once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => post()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect([await posted(), await pending()]).toMatchObject([[{ title: texts.title }], []]);
  });

  it("refuses other words and other photos under the same key", async () => {
    await post().expect(200);
    for (const change of [{ texts: { title: "Duets" } }, { banner: otherPhoto }]) {
      const { body } = await post(change).expect(422);
      expect(body.message).toMatch(/^This was already posted with other details/);
    }
    expect([await posted(), await pending()]).toMatchObject([[{ title: texts.title }], []]);
  });

  it("is one of the forms that arrive at once under the same key, and the others are refused", async () => {
    const titles = ["Duets", "Trios", "Quartets"];
    const answers = await Promise.all(titles.map((title) => post({ texts: { title } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect([await posted(), await pending()]).toMatchObject([[{}], []]);
  });

  it("leaves the key free when it is refused", async () => {
    await post({ texts: { title: "" } }).expect(422);
    await post({ banner: Buffer.from("no image") }).expect(422);
    await post().expect(200);
    expect(await posted()).toHaveLength(1);
  });
});

it("keeps the keys of different people apart", async () => {
  const other = await aPerson(app);
  const ids = [await post(), await post({ by: other.bearer })].map(({ body }) => body.data.event.id);
  expect(new Set(ids).size).toBe(2);
});

it("posts another event each time without a key, and refuses a key that is none", async () => {
  await post({ key: null }).expect(200);
  await post({ key: null }).expect(200);
  const { body } = await post({ key: "short" }).expect(422);
  expect(body.message).toEqual({ "idempotency-key": "Must have 16 to 64 letters, digits, - or _" });
  expect(await posted()).toHaveLength(2);
});
