import { defaultMailSettings } from "@callboard/contracts/notification-mail";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { notifications } from "../../db/schema/notification.ts";
import { pushSubscriptions } from "../../db/schema/push-subscription.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { testPushKeys } from "../../test/push-server.ts";
import { pushActs } from "../../test/pushes.ts";
import { searchActs } from "../../test/searches.ts";
import { notificationSender } from "../notification/notification-sender.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";

const app = startApp();
const { applied, review, withdraw } = applicationCalls(app);
const { post, subscribe, sendDue, gather, createSender, server, ...push } = pushActs(app);
type Person = Awaited<ReturnType<typeof aPerson>>;

const hour = 3_600_000;
let poster: Person;
let asha: Person;
let event_id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app, { name: "Asha Menon" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
  await subscribe(asha, "laptop").expect(200);
});

const closed = ["laptop", "Calls you applied to", "Closed: “Chorus”"] as const;
const saveMails = (settings: object) =>
  app.post("/api/v1/notification/mail-settings", { ...defaultMailSettings, ...settings }, asha).expect(200);
const tell = (...people: { id: number; key?: string }[]) =>
  app.db.transaction((tx) =>
    notificationSender({ clock: app.clock.read }).add(
      tx,
      people.map(({ id, key = "closed" }) => ({
        ...{ user_id: id, kind: "call_closed" as const, key, event_id, data: { event_title: "Chorus" } },
      })),
    ),
  );
const waiting = () => app.db.$count(jobs, eq(jobs.state, "waiting"));

describe("a push", () => {
  it("says what the bell says, once, at each browser of whoever asked for it, signed and sealed for that browser", async () => {
    await subscribe(asha, "phone").expect(200);
    await tell(asha, poster);
    await tell(asha, poster);
    const path = `/event/${event_id}`;
    expect((await sendDue()).sort()).toEqual([
      [...closed, path],
      ["phone", ...closed.slice(1), path],
    ]);
    expect(await sendDue()).toEqual([]);
    expect(await waiting()).toBe(0);
    expect([...server().signers]).toEqual([`${testPushKeys.publicKey} ${testPushKeys.subject}`]);
    const rows = await app.db.select().from(jobs);
    expect(rows.map(({ payload }) => payload)).toEqual([null, null]);
  });

  it("names the notification, and is worth a day from when it happened", async () => {
    await tell(asha);
    app.clock.pass(hour);
    await gather();
    await createSender()();
    const [row] = await app.db.select().from(notifications);
    expect(server().taken()).toMatchObject([{ id: row?.id, ttl: 23 * 3_600, topic: `n${row?.id}` }]);
  });

  it("is one for what happened in quick succession", async () => {
    const { id } = await applied(asha, event_id);
    for (const state of ["shortlisted", "declined"] as const) await review(poster, id, state).expect(200);
    await tell(asha);
    expect(await sendDue(1_000)).toEqual([]);
    const [sent, ...more] = await sendDue();
    expect(sent).toEqual(["laptop", "3 new notifications", "Closed: “Chorus”", "/account/notifications"]);
    expect(more).toEqual([]);
  });

  it("is short, whatever is called how", async () => {
    await app.db.transaction((tx) =>
      notificationSender({ clock: app.clock.read }).add(tx, {
        ...{ user_id: asha.id, kind: "call_closed", key: "long", event_id },
        data: { event_title: "🎭".repeat(4_000) },
      }),
    );
    const [sent] = await sendDue();
    expect([...(sent?.[2] ?? "")].length).toBe(160);
  });

  it("comes of the groups that its reader wants, and of none before they have asked", async () => {
    const { id } = await applied(asha, event_id);
    await subscribe(poster, "office").expect(200);
    await post("settings", asha, { groups: ["calls"] }).expect(200);
    await review(poster, id, "shortlisted").expect(200);
    expect(await sendDue()).toEqual([]);
    await tell(asha);
    expect(await sendDue()).toEqual([[...closed, `/event/${event_id}`]]);
    const { id: otherId } = await aPerson(app);
    await tell({ id: otherId });
    expect(await app.db.$count(notifications, sql`push_at is not null`)).toBe(0);
  });

  it.each<[string, (applicationId: number) => Promise<unknown>]>([
    ["was read", () => app.post("/api/v1/notification/read", { up_to: 9 }, asha).expect(200)],
    ["is hidden", () => app.db.update(events).set({ visibility: "hidden" })],
    ["went with an application", (id) => withdraw(asha, id)],
    ["was turned off", () => post("settings", asha, { groups: ["calls"] }).expect(200)],
    ["is for a browser that is signed out", () => app.post("/api/v1/auth/logout", {}, asha).expect(200)],
    [
      "is for an account signed out everywhere",
      () => app.post("/api/v1/auth/logout-all", {}, asha).expect(200),
    ],
    ["is for other credentials", () => app.db.update(users).set({ credentials_version: 7 })],
    ["is for an erased account", () => app.db.update(users).set({ erased_at: app.clock.read() })],
    ["is a day old", async () => app.clock.pass(24 * hour)],
    [
      "is for a browser that is somebody else's by now",
      () => post("confirm", poster, push.endpoint("laptop")).expect(200),
    ],
    [
      "is for somebody suspended",
      () =>
        suspensionRepository(app.db).create({
          ...{ user_id: asha.id, reason: "x", until: null, created_at: app.clock.read() },
        }),
    ],
  ])("says nothing of what %s before it is gathered, or after", async (_what, act) => {
    const { id } = await applied(asha, event_id);
    const told = { user_id: asha.id, kind: "application_state" as const, event_id, application_id: id };
    const data = { event_title: "Chorus", state: "shortlisted" as const };
    const add = (key: string) =>
      app.db.transaction((tx) =>
        notificationSender({ clock: app.clock.read }).add(tx, { ...told, key, data }),
      );
    await add("first");
    app.clock.pass(2_000);
    await gather();
    await add("second");
    await act(id);
    expect(await sendDue()).toEqual([]);
    expect([await waiting(), server().tries()]).toEqual([0, 0]);
  });

  it("comes after the reader's quiet hours", async () => {
    await saveMails({ time_zone: "UTC", quiet: { from: "08:00", to: "10:00" } });
    await tell(asha);
    expect(await sendDue(0.9 * hour)).toEqual([]);
    expect(await sendDue(0.2 * hour)).toHaveLength(1);
  });

  it("waits where quiet hours have begun since it was gathered, and comes sooner where they are over sooner", async () => {
    await tell(asha);
    app.clock.pass(2_000);
    await gather();
    await saveMails({ time_zone: "UTC", quiet: { from: "09:00", to: "10:00" } });
    await tell({ ...asha, key: "second" });
    await createSender()();
    expect(server().tries()).toBe(0);
    await saveMails({ time_zone: "UTC", quiet: null });
    expect(await sendDue()).toHaveLength(1);
    expect(await sendDue(hour)).toHaveLength(1);
  });

  it("is one for each of 120 people, whatever servers send at the same time", async () => {
    await app.db.execute(sql`
      insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
      select 'P', 'p' || n, 'p' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', '+91' || n, '', now()
      from generate_series(1, 120) as n`);
    await app.db.execute(sql`
      insert into mail_settings (user_id, rhythms, time_zone, push_groups, changed_at)
      select id, '{}', 'UTC', '["calls"]', now() from users on conflict (user_id) do nothing`);
    const { keys } = server().subscriptionOf("shared");
    await app.db.execute(sql`
      insert into push_subscriptions (user_id, credentials_version, endpoint, p256dh, auth, created_at, confirmed_at)
      select id, 0, ${server().origin} || '/none' || id, ${keys.p256dh}, ${keys.auth}, ${app.clock.read().toISOString()}::timestamptz,
        ${app.clock.read().toISOString()}::timestamptz from users where username like 'p%' and username not like 'person%'`);
    const people = await app.db.select({ id: users.id }).from(users);
    await tell(...people);
    app.clock.pass(2_000);
    await Promise.all([gather(), gather()]);
    await gather();
    expect(await app.db.$count(jobs)).toBe(121);
    await Promise.all([createSender()(), createSender()()]);
    expect(server().tries()).toBe(121);
    // Browsers that the service does not know are gone.
    expect(await app.db.$count(pushSubscriptions)).toBe(1);
  });
});

describe("a push service", () => {
  it.each([404, 410])("that answers %i is asked no more for that browser", async (status) => {
    await subscribe(asha, "phone").expect(200);
    server().refusals.set("laptop", { status });
    await tell(asha);
    expect(await sendDue()).toEqual([["phone", ...closed.slice(1), `/event/${event_id}`]]);
    expect((await push.settings(asha)).browsers).toBe(1);
    await tell({ ...asha, key: "again" });
    server().tries();
    expect(await sendDue()).toHaveLength(1);
    expect(server().tries()).toBe(1);
  });

  it("that fails is tried again, later and later, until what it would say is a day old", async () => {
    server().refusals.set("all", { status: 503 });
    await tell(asha);
    expect(await sendDue()).toEqual([]);
    expect(server().tries()).toBe(1);
    await createSender()();
    expect(server().tries()).toBe(0);
    app.clock.pass(10_000);
    await createSender()();
    expect(server().tries()).toBe(1);
    server().refusals.clear();
    app.clock.pass(20_000);
    expect(await sendDue()).toHaveLength(1);
  });

  it("is not sent once what it would say is a day old, and what is newer is said alone", async () => {
    server().refusals.set("all", { status: 503 });
    await tell(asha);
    expect(await sendDue()).toEqual([]);
    expect(server().tries()).toBe(1);
    server().refusals.clear();
    expect(await sendDue(24 * hour)).toEqual([]);
    expect([server().tries(), await waiting()]).toEqual([0, 0]);
    await tell({ id: asha.id, key: "old" });
    app.clock.pass(24 * hour);
    await tell({ id: asha.id, key: "new" });
    expect(await sendDue()).toEqual([[...closed, expect.any(String)]]);
  });

  it("that is too busy is left alone for as long as it says, however often", async () => {
    server().refusals.set("all", { status: 429, retryAfter: "120" });
    await tell(asha);
    for (let times = 0; times < 20; times += 1) {
      expect(await sendDue(120_000)).toEqual([]);
      expect(server().tries()).toBe(1);
      await sendDue(0);
      expect(server().tries()).toBe(0);
    }
    server().refusals.clear();
    expect(await sendDue(120_000)).toHaveLength(1);
  });

  it("that refuses what is sent is not asked again, and staff sees why, without the browser's address", async () => {
    server().refusals.set("all", { status: 403 });
    await tell(asha);
    expect(await sendDue()).toEqual([]);
    const [job] = await app.db.select().from(jobs);
    expect(job).toMatchObject({ state: "dead", last_error: expect.stringContaining("answered 403") });
    expect(JSON.stringify(job)).not.toContain("laptop");
  });
});

describe("a saved search", () => {
  it("tells of a new call by push, once, where it tells at once and the group comes by push", async () => {
    const searches = searchActs(app);
    const leela = await aPerson(app);
    await subscribe(leela, "hers").expect(200);
    await post("settings", leela, { groups: ["calls"] }).expect(200);
    for (const person of [asha, leela]) {
      await searches.saved(person, { present_city: "Pune" }, { name: "Pune" });
      await searches.saved(person, { search: "chorus" }, { name: "Choirs" });
    }
    const { id } = await searches.published({ user_id: poster.id, title: "Chorus", present_city: "Pune" });
    await searches.tell();
    await searches.tell();
    expect(await sendDue()).toEqual([
      ["laptop", "New for your searches", expect.stringContaining("Chorus"), `/event/${id}`],
    ]);
    expect(await sendDue(hour)).toEqual([]);
  });
});
