import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { conversationMessages, messageTemplates } from "../../db/schema/conversation.ts";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { aMessageKey, conversationCalls } from "../../test/conversations.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";

const app = startApp();
const { applied } = applicationCalls(app);
const { block, send: sendOne, shown } = conversationCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
beforeEach(async () => {
  [poster, asha, dev] = [
    await aPerson(app),
    await aPerson(app, { name: "Asha" }),
    await aPerson(app, { name: "Dev" }),
  ];
});

const save = ({ bearer }: Person, body: object) =>
  app.post("/api/v1/message-template/save", body, { bearer });
const remove = ({ bearer }: Person, id: number) => app.remove(`/api/v1/message-template/${id}`, { bearer });
const mine = async ({ bearer }: Person) =>
  (await app.get("/api/v1/message-template/mine", undefined, bearer).expect(200)).body.data.templates;

describe("templates", () => {
  it("are one's own alone, by name; the same name takes the place of the one before", async () => {
    await save(poster, { name: "Thanks", body: "Thank you" }).expect(200);
    const { body } = await save(poster, { name: " Later ", body: "Later, {name}" }).expect(200);
    const later = { id: body.data.template.id, name: "Later", body: "Later, {name}" };
    await save(poster, { name: "Thanks", body: "Thank you, {name}" }).expect(200);
    expect(await mine(poster)).toEqual([later, expect.objectContaining({ body: "Thank you, {name}" })]);
    expect(await mine(asha)).toEqual([]);
    await remove(asha, later.id).expect(404);
    await remove(poster, later.id).expect(200);
    await remove(poster, later.id).expect(404);
    expect((await mine(poster)).map(({ name }: { name: string }) => name)).toEqual(["Thanks"]);
  });

  it("are so many at most, also when they come at the same time", async () => {
    const { templatesMax } = conversationLimits;
    const rows = Array.from({ length: templatesMax - 1 }, (_, at) => ({
      user_id: poster.id,
      name: `N ${at}`,
      body: "B",
    }));
    await app.db.insert(messageTemplates).values(rows);
    const answers = await Promise.all(["a", "b", "c"].map((name) => save(poster, { name, body: "B" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await save(poster, { name: "N 0", body: "Changed" }).expect(200);
  });

  it.each([
    { name: "", body: "B" },
    { name: "N", body: " " },
    { name: "N".repeat(61), body: "B" },
  ])("refuse %j", async (body) => {
    await save(poster, body).expect(422);
  });
});

describe("a message to several applicants", () => {
  let event_id: number;
  let ids: number[];
  beforeEach(async () => {
    ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
    ids = [(await applied(asha, event_id)).id, (await applied(dev, event_id)).id];
  });
  const text = "Dear {name}, {call} ({role}) goes on.";
  const send = ({ bearer }: Person, application_ids: number[], key = aMessageKey(), body = text) =>
    app.post(
      "/api/v1/conversation/send-to-many",
      { idempotency_key: key, application_ids, body },
      { bearer },
    );

  it("reaches each once for a key, with their own words, and tells them", async () => {
    const key = aMessageKey();
    const { body } = await send(poster, [ids[0] ?? 0], key).expect(200);
    expect(body.data).toEqual({ sent: [ids[0]], skipped: [] });
    await Promise.all([send(poster, [...ids, ...ids], key).expect(200), send(poster, ids, key).expect(200)]);
    expect((await shown(asha, ids[0] ?? 0)).messages.map((one) => one.body)).toEqual([
      "Dear Asha, Chorus (Chorus) goes on.",
    ]);
    expect((await shown(dev, ids[1] ?? 0)).messages.map((one) => one.body)).toEqual([
      "Dear Dev, Chorus (Chorus) goes on.",
    ]);
    const { body: news } = await app.get("/api/v1/notification/mine", undefined, dev.bearer).expect(200);
    expect(news.data.notifications).toHaveLength(1);
    await send(poster, ids, key, "Other words").expect(422);
  });

  it("leaves out whom the poster cannot write to: others' applicants, who is gone, and who is blocked", async () => {
    const foreign = await applied(asha, (await anEvent(app)).id);
    await block(dev, ids[1] ?? 0).expect(200);
    const { body } = await send(poster, [foreign.id, 9_007_199, ...ids]).expect(200);
    expect(body.data).toEqual({ sent: [ids[0]], skipped: [foreign.id, 9_007_199, ids[1]] });
    const { body: own } = await send(asha, ids).expect(200);
    expect(own.data.sent).toEqual([]);
    await app.db.update(events).set({ visibility: "hidden" }).where(eq(events.id, event_id));
    expect((await send(poster, ids).expect(200)).body.data.sent).toEqual([]);
    expect(await app.db.$count(conversationMessages)).toBe(1);
  });

  it("counts for the day, and not for what is written by hand", async () => {
    const row = { application_id: ids[0] ?? 0, sender_id: poster.id, body: "", body_hash: "", is_bulk: true };
    const created_at = app.clock.read();
    const many = Array.from({ length: conversationLimits.dailyRate - 1 }, (_, at) => ({
      ...row,
      key: `many ${at}`,
      created_at,
    }));
    await app.db.insert(conversationMessages).values(many);
    const key = aMessageKey();
    await send(poster, ids, key).expect(429);
    expect((await shown(asha, ids[0] ?? 0)).messages[0]?.body).toContain("Dear Asha");
    app.clock.pass(conversationLimits.rateWindow);
    await sendOne(poster, ids[0] ?? 0, "By hand").expect(429);
    await app.db.delete(conversationMessages).where(eq(conversationMessages.key, "many 0"));
    await send(poster, ids, key).expect(200);
    expect((await shown(dev, ids[1] ?? 0)).messages).toHaveLength(1);
    expect((await shown(asha, ids[0] ?? 0)).messages[1]?.body).not.toContain("Dear Asha");
  });

  it.each([[[]], [Array.from({ length: 201 }, (_, at) => at + 1)]])(
    "is refused to none and to more than 200",
    async (to) => {
      await send(poster, to).expect(422);
    },
  );
});
