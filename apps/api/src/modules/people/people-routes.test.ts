import type { Person, PersonSummary } from "@callboard/contracts/person";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { startApp } from "../../test/app.ts";
import { artistClaim } from "../../test/claims.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { rowsRead } from "../../test/rows-read.ts";
import { aStaffMember } from "../../test/staff.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { peopleListRepository } from "./people-list-repository.ts";

const app = startApp();
type Member = Awaited<ReturnType<typeof aStaffMember>>;
let moderator: Member;
beforeEach(async () => {
  moderator = await aStaffMember(app, "moderator");
});

const get = (path: string, bearer = moderator.bearer) =>
  app.get(`/api/v1/staff/people${path}`, undefined, bearer);
const post = (path: string, body: object = {}, bearer = moderator.bearer) =>
  app.post(`/api/v1/staff/people${path}`, body, { bearer });
const found = async (query: string) =>
  (await get(`?${query}`).expect(200)).body.data.people.map(({ name }: PersonSummary) => name);
const personOf = async (id: number, bearer = moderator.bearer): Promise<Person> =>
  (await get(`/${id}`, bearer).expect(200)).body.data.person;

describe("finding people", () => {
  beforeEach(async () => {
    const asha = { name: "Asha O'Menon", username: "asha_m", email: "lantern.asha@example.com" };
    await aPerson(app, { ...asha, phone: "+447911900123" });
    await aPerson(app, { name: "José Ashton" });
  });

  it.each([
    ["the beginning of a word of the name", "men", ["Asha O'Menon"]],
    ["words in any order", "menon asha", ["Asha O'Menon"]],
    ["a name with its apostrophe", "O'Menon", ["Asha O'Menon"]],
    ["a name without its accents", "jose", ["José Ashton"]],
    ["a username", "asha_m", ["Asha O'Menon"]],
    ["an email address in another case", "Lantern.Asha@Example.com", ["Asha O'Menon"]],
    ["a number with its country", "+44 7911 900123", ["Asha O'Menon"]],
    ["a number without it", "07911 900123", ["Asha O'Menon"]],
    ["the beginning of a number", "4479119001", ["Asha O'Menon"]],
    ["what several have", "ash", ["José Ashton", "Asha O'Menon"]],
    ["what nobody has", "asha jose", []],
    ["signs alone", "'\\ %", []],
  ])("works by %s", async (_name, search, names) => {
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(names);
  });

  it("lists everybody by pages, the newest first", async () => {
    const { body } = await get("?limit=2").expect(200);
    expect(body.data.people.map(({ name }: PersonSummary) => name)).toEqual(["José Ashton", "Asha O'Menon"]);
    const cursor = encodeURIComponent(body.data.pagination.nextCursor);
    expect(await found(`limit=2&cursor=${cursor}`)).toEqual([moderator.name]);
    await get(`?limit=2&search=ash&cursor=${cursor}`).expect(422);
  });

  it("narrows to the suspended, and to staff", async () => {
    const person = await aPerson(app, { name: "Fraud" });
    await post(`/${person.id}/suspend`, { reason: "Fraud.", until: null }).expect(200);
    expect(await found("state=suspended")).toEqual(["Fraud"]);
    expect(await found("state=staff")).toEqual([moderator.name]);
  });

  it("reads few rows, however many accounts there are", async () => {
    await app.db.execute(sql`
      insert into users (name, username, username_key, email, email_key, phone, password_hash, created_at)
      select 'Somebody ' || n, 'u' || n, 'u' || n, n || '@e.com', n || '@e.com', '+9' || n, 'x', now()
      from generate_series(1, 3000) n`);
    await app.db.execute(sql`analyze users`);
    const read = (search?: string) =>
      rowsRead(app.db, ["users"], (db) =>
        peopleListRepository(db).list({ page: 1, limit: 10, ...(search && { search }) }),
      );
    expect(await read()).toBeLessThan(30);
    expect(await read("menon")).toBeLessThan(30);
    expect(await read("somebody")).toBeLessThan(30);
  });
});

describe("an account", () => {
  it("is shown with what it has left on the site", async () => {
    const person = await aPerson(app);
    await anEvent(app, { user_id: person.id, title: "A call" });
    const fund = { kind: "crowdfunding", title: "A fund", visibility: "hidden" } as const;
    await anEvent(app, { user_id: person.id, ...fund });
    await artistProfileRepository(app.db).claim(person.id, artistClaim(), app.clock.read());
    expect(await personOf(person.id)).toMatchObject({
      ...{ name: person.name, email: person.email, phone: person.phone, is_phone_verified: true },
      ...{
        role: null,
        suspension: null,
        can: { suspend: true, end_sessions: true, export: false, erase: false },
      },
      counts: { events: 1, campaigns: 1, comments: 0, applications: 0, pledges: 0 },
      profiles: [{ kind: "artist", visibility: "public" }],
    });
    const { body } = await get(`/${person.id}/postings`).expect(200);
    expect(body.data.postings).toMatchObject([fund, { title: "A call", visibility: "public" }]);
    await get("/77777").expect(404);
  });

  it("tells its suspension, and what staff did with it", async () => {
    const person = await aPerson(app);
    await post(`/${person.id}/suspend`, { reason: "Fraud.", until: null }).expect(200);
    expect((await personOf(person.id)).suspension).toMatchObject({ reason: "Fraud.", until: null });
    const { body } = await get(`/${person.id}/history`).expect(200);
    expect(body.data.entries).toMatchObject([{ action: "account.suspend", actor_name: moderator.name }]);
  });

  it("of the staff is out of reach of moderators", async () => {
    const admin = await aStaffMember(app);
    const { can, role } = await personOf(admin.id);
    expect([role, can]).toMatchObject([
      "administrator",
      { suspend: false, end_sessions: false, erase: false },
    ]);
    await post(`/${admin.id}/end-sessions`).expect(403);
    expect((await personOf(moderator.id, admin.bearer)).can).toEqual({
      ...{ suspend: false, end_sessions: true, export: true, erase: false },
    });
    await post(`/${moderator.id}/end-sessions`, {}, admin.bearer).expect(200);
    await get("").expect(401);
  });
});

describe("sessions of an account", () => {
  const list = async (id: number) => (await get(`/${id}/sessions`).expect(200)).body.data.sessions;
  const me = (bearer: string) => app.get("/api/v1/auth/me", undefined, bearer);

  it("are listed, and ended one by one and all together", async () => {
    const person = await aPerson(app);
    const proven = { id: person.id, credentials_version: 0 };
    app.clock.pass(60_000);
    const second = await sessionRepository(app.db).create(proven, "Second browser", app.clock.read());
    const [latest] = await list(person.id);
    expect(latest).toEqual({
      ...{ id: expect.any(Number), user_agent: "Second browser" },
      ...{ created_at: app.clock.read().toISOString(), last_used_at: app.clock.read().toISOString() },
    });
    const path = `/api/v1/staff/people/${person.id}/session/${latest.id}`;
    const { bearer } = moderator;
    await app.remove(path, { bearer }).expect(200);
    await app.remove(path, { bearer }).expect(404);
    await me(second).expect(401);
    await me(person.bearer).expect(200);
    await post(`/${person.id}/end-sessions`).expect(200);
    await me(person.bearer).expect(401);
    expect(await list(person.id)).toEqual([]);
    const { body } = await get(`/${person.id}/history`).expect(200);
    expect(body.data.entries.map(({ action }: { action: string }) => action)).toEqual([
      "account.end_sessions",
      "account.end_session",
    ]);
  });

  it("of another account are not ended under this one", async () => {
    const [person, other] = [await aPerson(app), await aPerson(app)];
    const [{ id }] = await list(other.id);
    const { bearer } = moderator;
    await app.remove(`/api/v1/staff/people/${person.id}/session/${id}`, { bearer }).expect(404);
    await me(other.bearer).expect(200);
  });
});
