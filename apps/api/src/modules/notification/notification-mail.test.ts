import { defaultMailSettings, type MailSettings } from "@callboard/contracts/notification-mail";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { events } from "../../db/schema/event.ts";
import { jobs } from "../../db/schema/job.ts";
import { notifications } from "../../db/schema/notification.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { anEvent } from "../../test/events.ts";
import { notificationMails } from "../../test/notification-mails.ts";
import { aPerson } from "../../test/people.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { notificationSender } from "./notification-sender.ts";

const app = startApp();
const { applied, review, withdraw } = applicationCalls(app);
type Person = Awaited<ReturnType<typeof aPerson>>;

const hour = 3_600_000;
let poster: Person;
let asha: Person;
let event_id: number;
let mails: ReturnType<typeof notificationMails>;
beforeEach(async () => {
  mails = notificationMails(app);
  poster = await aPerson(app);
  asha = await aPerson(app, { name: "Asha Menon" });
  ({ id: event_id } = await anEvent(app, { user_id: poster.id, title: "Chorus" }));
});

const settingsOf = async ({ bearer }: Person): Promise<MailSettings> =>
  (await app.get("/api/v1/notification/mail-settings", undefined, bearer).expect(200)).body.data.settings;
const save = ({ bearer }: Person, settings: object) =>
  app.post("/api/v1/notification/mail-settings", { ...defaultMailSettings, ...settings }, { bearer });
const tell = (...people: { id: number; key?: string }[]) =>
  app.db.transaction((tx) =>
    notificationSender({ clock: app.clock.read }).add(
      tx,
      people.map(({ id, key = "closed" }) => ({
        ...{ user_id: id, kind: "call_closed" as const, key, event_id, data: { event_title: "Chorus" } },
      })),
    ),
  );

describe("a mail about notifications", () => {
  it("says once what happened in quick succession, and waits for it", async () => {
    const { id } = await applied(asha, event_id);
    for (const state of ["shortlisted", "declined", "shortlisted"] as const)
      await review(poster, id, state).expect(200);
    expect(await mails.sendDue(0)).toEqual([]);
    await tell(asha);
    expect(await mails.sendDue()).toEqual([[asha.email, "You are on the shortlist: “Chorus” and 3 more"]]);
    expect(await mails.sendDue(24 * hour)).toEqual([[poster.email, "Asha Menon applied for “Chorus”"]]);
    expect(await mails.sendDue(24 * hour)).toEqual([]);
  });

  it("has the poster's words, links of this site, and a way to end such mails", async () => {
    const message = "Thank you, Asha.\nThe call is closed.";
    await app.db.transaction((tx) =>
      notificationSender({ clock: app.clock.read }).add(tx, {
        ...{ user_id: asha.id, kind: "call_closed", key: "closed", event_id },
        data: { event_title: "Chorus", message },
      }),
    );
    app.clock.pass(120_000);
    await mails.gather();
    await mails.run();
    const [mail] = mails.sent;
    expect(mail?.text).toContain("Who posted it wrote:\n> Thank you, Asha.\n> The call is closed.");
    expect(mail?.text).toContain(`https://callboard.test/event/${event_id}`);
    expect(mail?.text).toContain(`Stop these mails: ${mail?.unsubscribeUrl}`);
    const token = mail?.unsubscribeUrl?.split("/").at(-1) ?? "";
    expect(mails.links.read(token)).toEqual({ userId: asha.id, groups: ["calls"] });
  });

  it.each<[string, (applicationId: number) => Promise<unknown>]>([
    ["was read", () => app.post("/api/v1/notification/read", { up_to: 9 }, asha)],
    ["is hidden", () => app.db.update(events).set({ visibility: "hidden" })],
    ["went with an application", (id) => withdraw(asha, id)],
    ["was turned off", () => save(asha, { rhythms: { ...defaultMailSettings.rhythms, states: "never" } })],
    [
      "is for somebody suspended",
      () =>
        suspensionRepository(app.db).create({
          user_id: asha.id,
          reason: "x",
          until: null,
          created_at: app.clock.read(),
        }),
    ],
    ["is for an erased account", () => app.db.update(users).set({ erased_at: app.clock.read() })],
    [
      "is for an account whose number was never verified",
      () => app.db.update(users).set({ phone_verified_at: null }),
    ],
  ])("says nothing of what %s before it is gathered, or after", async (_what, act) => {
    const { id } = await applied(asha, event_id);
    const history = {
      ...{ user_id: asha.id, kind: "application_state" as const, event_id, application_id: id },
    };
    const data = { event_title: "Chorus", state: "shortlisted" as const };
    const add = (key: string) =>
      app.db.transaction((tx) =>
        notificationSender({ clock: app.clock.read }).add(tx, { ...history, key, data }),
      );
    await add("first");
    app.clock.pass(120_000);
    await mails.gather();
    await add("second");
    await act(id);
    expect(await mails.sendDue()).toEqual([]);
    expect(await app.db.$count(jobs, eq(jobs.state, "waiting"))).toBe(0);
  });

  it("comes at the reader's hour, and not in their quiet hours", async () => {
    await save(asha, {
      rhythms: { ...defaultMailSettings.rhythms, calls: "daily" },
      time_zone: "America/New_York",
    });
    await save(poster, { time_zone: "Europe/London", quiet: { from: "09:00", to: "20:00" } });
    await tell(asha, poster);
    const { rows } = (await app.db.execute(
      sql`select user_id, mail_at::text from notifications order by user_id`,
    )) as { rows: { mail_at: string }[] };
    // It is nine in London in summer at eight in UTC.
    expect(rows.map(({ mail_at }) => mail_at.slice(0, 16))).toEqual(["2026-06-15 19:00", "2026-06-15 12:00"]);
    expect(await mails.sendDue(2.9 * hour)).toEqual([]);
    expect(await mails.sendDue(0.2 * hour)).toEqual([[asha.email, "Closed: “Chorus”"]]);
    expect(await mails.sendDue(7 * hour)).toEqual([[poster.email, "Closed: “Chorus”"]]);
  });

  it("waits where quiet hours have begun since it was gathered", async () => {
    await tell(asha);
    app.clock.pass(120_000);
    await mails.gather();
    await save(asha, { time_zone: "UTC", quiet: { from: "09:00", to: "10:00" } });
    await mails.run();
    expect(mails.sent).toEqual([]);
    expect(await mails.sendDue(hour)).toEqual([[asha.email, "Closed: “Chorus”"]]);
  });

  it("moves with the settings while it waits", async () => {
    await tell(asha);
    await save(asha, { rhythms: { ...defaultMailSettings.rhythms, calls: "weekly" } });
    expect(await mails.sendDue()).toEqual([]);
    await save(asha, {});
    expect(await mails.sendDue()).toEqual([[asha.email, "Closed: “Chorus”"]]);
  });

  it("is one for all of 3,000 people that one transaction tells, whatever servers send at the same time", async () => {
    await app.db.execute(sql`
      insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at, phone_verified_at)
      select 'P', 'p' || n, 'p' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', '+91' || n, '', now(), now()
      from generate_series(1, 3000) as n`);
    const people = await app.db.select({ id: users.id }).from(users);
    await tell(...people);
    await tell(...people);
    app.clock.pass(120_000);
    const servers = [mails, notificationMails(app)];
    await Promise.all(servers.map(({ gather }) => gather()));
    await mails.gather();
    expect(await app.db.$count(notifications, isNotNull(notifications.mail_at))).toBe(0);
    expect(await app.db.$count(jobs)).toBe(people.length);
    await app.db.delete(jobs).where(and(eq(jobs.state, "waiting"), sql`${jobs.id} > 40`));
    await Promise.all(servers.map(({ run }) => run()));
    const sent = servers.flatMap((server) => server.sent.map(({ to }) => to));
    expect([sent.length, new Set(sent).size]).toEqual([40, 40]);
  });
});

describe("the settings", () => {
  it("are those of everybody until somebody has their own", async () => {
    expect(await settingsOf(asha)).toEqual(defaultMailSettings);
    const own = {
      rhythms: {
        messages: "daily",
        states: "weekly",
        calls: "never",
        received: "at_once",
        answers: "daily",
        teams: "never",
        auditions: "at_once",
        searches: "daily",
        invitations: "never",
      },
      ...{ time_zone: "Europe/Berlin", quiet: { from: "22:00", to: "07:30" } },
    } as const;
    await save(asha, own).expect(200);
    expect([await settingsOf(asha), await settingsOf(poster)]).toEqual([own, defaultMailSettings]);
  });

  it.each([
    [{ time_zone: "Mars/Olympus" }],
    [{ quiet: { from: "22:00", to: "22:00" } }],
    [{ quiet: { from: "24:00", to: "07:00" } }],
    [{ rhythms: { ...defaultMailSettings.rhythms, calls: "hourly" } }],
    [{ rhythms: {} }],
  ])("are refused with %j", async (bad) => {
    await save(asha, bad).expect(422);
  });
});

describe("a link out of a mail", () => {
  const look = (token: string) => app.get(`/api/v1/notification/unsubscribe/${token}`);
  const end = (token: string) => app.post("/api/v1/notification/unsubscribe", { token });

  it("ends the mails that it names, for whom it names, and changes nothing by being looked at", async () => {
    const token = mails.links.write({ userId: asha.id, groups: ["calls", "states"] });
    const state = { groups: ["states", "calls"], is_off: false };
    expect((await look(token).expect(200)).body.data).toEqual(state);
    expect(await settingsOf(asha)).toEqual(defaultMailSettings);
    await tell(asha);
    for (let times = 0; times < 2; times += 1)
      expect((await end(token).expect(200)).body.data).toEqual({ ...state, is_off: true });
    expect((await look(token)).body.data.is_off).toBe(true);
    const rhythms = { ...defaultMailSettings.rhythms, calls: "never", states: "never" };
    expect([await settingsOf(asha), await settingsOf(poster)]).toEqual([
      { ...defaultMailSettings, rhythms },
      defaultMailSettings,
    ]);
    await tell({ id: asha.id, key: "again" });
    expect(await mails.sendDue()).toEqual([]);
  });

  it("leaves the other settings as they are", async () => {
    const quiet = { from: "22:00", to: "07:00" };
    await save(asha, { time_zone: "Europe/Berlin", quiet }).expect(200);
    await end(mails.links.write({ userId: asha.id, groups: ["messages"] })).expect(200);
    const rhythms = { ...defaultMailSettings.rhythms, messages: "never" };
    expect(await settingsOf(asha)).toEqual({ rhythms, time_zone: "Europe/Berlin", quiet });
  });

  it.each<[string, (token: string, other: string) => string]>([
    [
      "with another account in it",
      (token, other) => [other.split(".")[0], ...token.split(".").slice(1)].join("."),
    ],
    ["with other groups in it", (token) => token.replace(".4.", ".v.")],
    ["with another end", (token) => `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`],
    ["cut short", (token) => token.slice(0, -4)],
    ["longer", (token) => `${token}AAAA`],
    ["spelt otherwise", (token) => `0${token}`],
  ])("is none %s", async (_how, change) => {
    const other = mails.links.write({ userId: poster.id, groups: ["calls"] });
    const token = change(mails.links.write({ userId: asha.id, groups: ["calls"] }), other);
    expect([404, 422]).toContain((await end(token)).status);
    expect([404, 422]).toContain((await look(token)).status);
    expect([await settingsOf(asha), await settingsOf(poster)]).toEqual([
      defaultMailSettings,
      defaultMailSettings,
    ]);
  });

  it("answers for an erased account as for any other, and leaves nothing of it", async () => {
    const token = mails.links.write({ userId: asha.id, groups: ["calls"] });
    await app.db.update(users).set({ erased_at: app.clock.read() }).where(eq(users.id, asha.id));
    await end(token).expect(200);
    const { rows } = (await app.db.execute(sql`select * from mail_settings`)) as { rows: unknown[] };
    expect(rows).toEqual([]);
  });
});
