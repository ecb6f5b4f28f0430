import { conversationLimits } from "@callboard/contracts/conversation-limits";
import type { Notification } from "@callboard/contracts/notification";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { conversationMembers, conversationMessages } from "../../db/schema/conversation.ts";
import { events } from "../../db/schema/event.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { aMessageKey, conversationCalls } from "../../test/conversations.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const { applied, withdraw, review } = applicationCalls(app);
const { read, list, unread, send, markRead, block, sent, shown, inbox } = conversationCalls(app);
const unknownId = 9_007_199_254_740_991;

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let dev: Person;
let event_id: number;
let title: string;
let id: number;
beforeEach(async () => {
  [poster, asha, dev] = [
    await aPerson(app),
    await aPerson(app, { name: "Asha" }),
    await aPerson(app, { name: "Dev" }),
  ];
  ({ id: event_id, title } = await anEvent(app, { user_id: poster.id, contact_person: "Mira" }));
  ({ id } = await applied(asha, event_id));
});

const setVisibility = (visibility: "hidden" | "public") =>
  app.db.update(events).set({ visibility }).where(eq(events.id, event_id));
const bodies = async (person: Person, query = "") =>
  (await shown(person, id, query)).messages.map(({ body }) => body);
const countUnread = async (person: Person) => (await unread(person).expect(200)).body.data.count;

describe("a conversation", () => {
  it("is empty from the moment of applying, and opened by either side", async () => {
    const conversation = {
      ...{
        application_id: id,
        event: { id: event_id, title },
        role_name: null,
        lock: null,
        read_id: 0,
        other_read_id: 0,
      },
      can: { write: true, block: true },
    };
    const empty = { messages: [], pagination: expect.objectContaining({ hasNextPage: false }) };
    expect(await shown(asha, id)).toEqual({
      ...empty,
      conversation: { ...conversation, role: "applicant", other: { name: "Mira" } },
    });
    expect(await shown(poster, id)).toEqual({
      ...empty,
      conversation: { ...conversation, role: "poster", other: { name: "Asha" } },
    });
    expect(await inbox(poster)).toEqual([]);
    const { body } = await send(poster, id, "  Can you come on Monday?\nAt ten. ").expect(200);
    const message = {
      ...{ id: expect.any(Number), body: "Can you come on Monday?\nAt ten.", is_removed: false, files: [] },
      created_at: "2026-06-15T09:00:00.000Z",
    };
    expect(body).toEqual({
      ...{ success: true, message: "Message sent" },
      data: { message: { ...message, is_own: true } },
    });
    expect((await shown(asha, id)).messages).toEqual([{ ...message, is_own: false }]);
    await sent(asha, id, "Yes.");
    expect(await bodies(poster)).toEqual(["Yes.", message.body]);
  });

  it("is found by nobody else, staff included", async () => {
    await sent(asha, id, "Hello");
    for (const person of [dev, await aStaffMember(app)]) {
      await read(person, id).expect(404);
      await send(person, id, "Hello").expect(404);
      await markRead(person, id, 1).expect(404);
      await block(person, id).expect(404);
      expect(await inbox(person)).toEqual([]);
    }
    for (const call of [read(asha, unknownId), send(asha, unknownId, "Hello"), block(asha, unknownId)])
      await call.expect(404);
    expect(await bodies(asha)).toEqual(["Hello"]);
  });

  it("goes on by a cursor that belongs to it", async () => {
    for (const body of ["One", "Two", "Three"]) await sent(asha, id, body);
    const { pagination } = await shown(poster, id, "?limit=2");
    const cursor = `?limit=2&cursor=${pagination.nextCursor}`;
    expect(await bodies(poster, cursor)).toEqual(["One"]);
    const other = await applied(dev, event_id);
    await read(poster, other.id, cursor).expect(422);
  });

  it("goes with its application", async () => {
    await sent(poster, id, "Hello");
    await withdraw(asha, id).expect(200);
    await read(asha, id).expect(404);
    await send(poster, id, "Are you there?").expect(404);
    expect(await app.db.$count(conversationMessages)).toBe(0);
    expect(await inbox(poster)).toEqual([]);
  });

  it("is read by the applicant alone while its call is hidden, and written by nobody", async () => {
    await sent(asha, id, "Hello");
    await sent(poster, id, "Good day");
    await setVisibility("hidden");
    await read(poster, id).expect(403);
    await markRead(poster, id, 1).expect(403);
    expect([await inbox(poster), await countUnread(poster)]).toEqual([[], 0]);
    expect((await shown(asha, id)).conversation).toMatchObject({
      lock: "call_hidden",
      can: { write: false },
    });
    expect([(await inbox(asha)).length, await countUnread(asha)]).toEqual([1, 1]);
    await send(asha, id, "Hello?").expect(403);
    await setVisibility("public");
    expect(await bodies(poster)).toEqual(["Good day", "Hello"]);
  });

  it("keeps what an erased poster wrote without its words", async () => {
    await sent(poster, id, "My number is 12345");
    await sent(asha, id, "Thanks");
    const admin = await aStaffMember(app);
    await app
      .post(`/api/v1/staff/people/${poster.id}/erase`, { username: poster.username }, admin)
      .expect(200);
    const { conversation, messages } = await shown(asha, id);
    expect(messages.map(({ body, is_removed }) => [body, is_removed])).toEqual([
      ["Thanks", false],
      ["", true],
    ]);
    expect(conversation.can.write).toBe(false);
    expect(JSON.stringify(await app.db.select().from(conversationMessages))).not.toContain("12345");
  });

  it("stands in the export of who wrote, with their own words alone", async () => {
    await sent(poster, id, "From the poster");
    await sent(asha, id, "From Asha");
    const admin = await aStaffMember(app);
    const { body } = await app.post(`/api/v1/staff/people/${asha.id}/export`, {}, admin).expect(200);
    expect(JSON.stringify(body)).toContain("From Asha");
    expect(JSON.stringify(body)).not.toContain("From the poster");
  });
});

describe("sending", () => {
  it("writes a message once for a key, also at the same time, and refuses other words and other places", async () => {
    const key = aMessageKey();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(asha, id, "Hello", key)));
    expect(new Set(answers.map(({ status, body }) => [status, body.data.message.id].join())).size).toBe(1);
    await send(asha, id, "Other words", key).expect(422);
    const second = await applied(asha, (await anEvent(app, { user_id: poster.id })).id);
    await send(asha, second.id, "Hello", key).expect(422);
    await send(poster, id, "Hello", key).expect(200);
    expect(await bodies(asha)).toEqual(["Hello", "Hello"]);
    expect((await inbox(poster))[0]?.unread).toBe(1);
  });

  it("refuses an empty one and one that is too long", async () => {
    await send(asha, id, " \n ").expect(422);
    await send(asha, id, "a".repeat(conversationLimits.messageMax + 1)).expect(422);
    await send(asha, id, "a".repeat(conversationLimits.messageMax)).expect(200);
    await send(asha, id, "Hello", "short").expect(422);
  });

  it("counts what an account writes anywhere, in a while and in a day; the same key again is no other message", async () => {
    const second = await applied(asha, (await anEvent(app)).id);
    const key = aMessageKey();
    await send(asha, id, "First", key).expect(200);
    const rest = Array.from({ length: conversationLimits.rate + 3 }, (_, at) =>
      send(asha, at % 2 ? id : second.id, "More"),
    );
    const statuses = (await Promise.all(rest)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(conversationLimits.rate - 1);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    await send(asha, id, "First", key).expect(200);
    await send(poster, id, "Mine").expect(200);
    app.clock.pass(conversationLimits.rateWindow + 1);
    await send(asha, id, "Later").expect(200);
    const many = Array.from({ length: conversationLimits.dailyRate }, (_, at) => ({
      ...{ application_id: id, sender_id: asha.id, body: "Words", body_hash: "", key: `bulk-${at}` },
      ...{ is_bulk: true, created_at: app.clock.read() },
    }));
    await app.db.insert(conversationMessages).values(many);
    app.clock.pass(conversationLimits.rateWindow + 1);
    await send(asha, id, "Too many").expect(429);
  });

  it("is refused to both while one has blocked the other, in each of their conversations", async () => {
    const second = await applied(asha, (await anEvent(app, { user_id: poster.id })).id);
    await sent(poster, id, "Hello");
    await block(asha, id).expect(200);
    await block(asha, id).expect(200);
    const { body } = await send(poster, second.id, "Hello").expect(403);
    expect(body.message).toBe("This person takes no messages here any more");
    await send(asha, id, "Hello").expect(403);
    expect((await shown(asha, id)).conversation).toMatchObject({
      lock: "blocking",
      can: { write: false, block: false },
    });
    expect((await shown(poster, second.id)).conversation).toMatchObject({
      lock: "blocked",
      can: { block: true },
    });
    await block(poster, id, false).expect(200);
    await send(poster, id, "Hello").expect(403);
    await block(asha, second.id, false).expect(200);
    await send(poster, id, "Hello again").expect(200);
  });
});

describe("what is told of messages", () => {
  const told = async ({ bearer }: Person): Promise<Notification[]> =>
    (await app.get("/api/v1/notification/mine", undefined, bearer).expect(200)).body.data.notifications;
  const ofMessages = async (person: Person) =>
    (await told(person)).flatMap(({ kind, title: text, path, is_read }) =>
      kind === "message_received" ? [{ text, path, is_read }] : [],
    );

  it("is one notification until they are read, which reading the conversation marks, and then another one", async () => {
    await sent(asha, id, "One");
    await sent(asha, id, "Two");
    const news = { text: `Asha wrote to you about “${title}”`, path: `/account/messages/${id}` };
    expect([await ofMessages(poster), await ofMessages(asha)]).toEqual([[{ ...news, is_read: false }], []]);
    await markRead(poster, id, await sent(asha, id, "Three")).expect(200);
    expect(await ofMessages(poster)).toEqual([{ ...news, is_read: true }]);
    expect((await told(poster)).find(({ kind }) => kind === "application_received")?.is_read).toBe(false);
    await sent(asha, id, "Four");
    await sent(poster, id, "Five");
    expect((await ofMessages(poster)).map(({ is_read }) => is_read)).toEqual([false, true]);
    expect((await ofMessages(asha)).map(({ text }) => text)).toEqual([`Mira wrote to you about “${title}”`]);
  });
});

describe("a reported message", () => {
  const report = (by: Person | null, message_id: number) =>
    app.post(
      "/api/v1/moderation/report",
      { subject_kind: "message", subject_id: message_id, reason: "harassment", details: "" },
      by ? { bearer: by.bearer } : {},
    );

  it("is reported by who was sent it alone, and read by moderators with the lines around it", async () => {
    const moderator = await aStaffMember(app, "moderator");
    const staffGet = (path: string) =>
      app.get(`/api/v1/staff/moderation/${path}`, undefined, moderator.bearer);
    for (const body of ["Too early", "One", "Two", "Three"]) await sent(asha, id, body);
    const bad = await sent(poster, id, "Send me a private picture");
    await sent(asha, id, "No");
    for (const by of [null, dev, moderator]) await report(by, bad).expect(404);
    await report(poster, bad).expect(422);
    const open = { subject_kind: "message", subject_id: bad };
    await app.post("/api/v1/staff/moderation/open", open, { bearer: moderator.bearer }).expect(422);
    expect((await staffGet("cases").expect(200)).body.data.cases).toEqual([]);
    await report(asha, bad).expect(200);
    const { body: queue } = await staffGet("cases?subject_kind=message").expect(200);
    const [found] = queue.data.cases;
    expect(found).toMatchObject({ title: "Send me a private picture", author: { user_id: poster.id } });
    const { body } = await staffGet(`cases/${found.id}`).expect(200);
    expect(body.data.case.subject).toMatchObject({
      text: "Send me a private picture",
      path: "",
      visibility: "public",
    });
    const around = ["One", "Two", "Three"].map((line) => ({ label: "Before", value: `Asha: ${line}` }));
    expect(body.data.case.subject.facts).toEqual([
      ...[
        { label: "From", value: "Mira" },
        { label: "About", value: title },
      ],
      ...[...around, { label: "After", value: "Asha: No" }],
    ]);
    const decision = { act: "hide", reason: "That is harassment.", visibility: "public" };
    const decided = `/api/v1/staff/moderation/cases/${found.id}/decide`;
    await app.post(decided, decision, { bearer: moderator.bearer }).expect(200);
    const hidden = (await shown(asha, id)).messages.find((one) => one.id === bad);
    expect(hidden).toMatchObject({ body: "", is_removed: true });
    await report(asha, bad).expect(404);
  });
});

describe("the inbox", () => {
  it("shows who wrote last first, to both, and what each has not read", async () => {
    const other = await applied(dev, event_id);
    await sent(asha, id, "First\n\nline");
    app.clock.pass(1_000);
    await sent(dev, other.id, "a".repeat(200));
    app.clock.pass(1_000);
    const last = await sent(asha, id, "Second");
    expect(await inbox(poster)).toEqual([
      {
        ...{
          application_id: id,
          event: { id: event_id, title },
          role_name: null,
          role: "poster",
          other: { name: "Asha" },
          unread: 2,
        },
        last: { excerpt: "Second", file_count: 0, is_own: false, created_at: "2026-06-15T09:00:02.000Z" },
      },
      expect.objectContaining({
        ...{ application_id: other.id, unread: 1 },
        last: expect.objectContaining({ excerpt: "a".repeat(conversationLimits.excerpt) }),
      }),
    ]);
    expect(await inbox(asha)).toMatchObject([
      { role: "applicant", other: { name: "Mira" }, unread: 0, last: { is_own: true } },
    ]);
    expect([await countUnread(poster), await countUnread(asha)]).toEqual([2, 0]);
    await markRead(poster, id, last).expect(200);
    expect(await countUnread(poster)).toBe(1);
    expect((await inbox(poster, "?unread=true")).map(({ application_id }) => application_id)).toEqual([
      other.id,
    ]);
    const { body } = await list(poster, "?limit=1").expect(200);
    const cursor = `cursor=${body.data.pagination.nextCursor}`;
    expect((await inbox(poster, `?limit=1&${cursor}`)).map(({ application_id }) => application_id)).toEqual([
      other.id,
    ]);
    await list(dev, `?${cursor}`).expect(422);
  });

  it("marks what was read up to a message, never less, and tells the sender", async () => {
    const first = await sent(asha, id, "One");
    const second = await sent(asha, id, "Two");
    await markRead(poster, id, first).expect(200);
    expect((await inbox(poster))[0]?.unread).toBe(1);
    expect((await shown(asha, id)).conversation).toMatchObject({ read_id: 0, other_read_id: first });
    await markRead(poster, id, unknownId).expect(200);
    await markRead(poster, id, first).expect(200);
    expect((await shown(asha, id)).conversation.other_read_id).toBe(second);
    expect((await inbox(poster))[0]?.unread).toBe(0);
    await sent(asha, id, "Three");
    expect((await inbox(poster))[0]?.unread).toBe(1);
  });

  it("counts each message once when both write at the same time, while the application is being opened", async () => {
    const words = Array.from({ length: 8 }, (_, at) => `Message ${at}`);
    await Promise.all([
      ...words.flatMap((body) => [sent(asha, id, body), sent(poster, id, body)]),
      review(poster, id, "viewed").expect(200),
    ]);
    const rows = await app.db.select().from(conversationMembers);
    expect(rows.map(({ unread: count }) => count)).toEqual([8, 8]);
    expect(new Set(rows.map(({ last_id }) => last_id)).size).toBe(1);
    expect(await bodies(asha)).toHaveLength(16);
  });
});
