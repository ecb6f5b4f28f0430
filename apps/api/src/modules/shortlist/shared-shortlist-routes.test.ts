import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { events } from "../../db/schema/event.ts";
import { shortlistComments, shortlists, shortlistVisitors, visitorMarks } from "../../db/schema/shortlist.ts";
import { startApp } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { artistClaim } from "../../test/claims.ts";
import { anEvent } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { shortlistCalls } from "../../test/shortlists.ts";
import { aStaffMember } from "../../test/staff.ts";
import { anAgency } from "../../test/teams.ts";
import { artistProfileRepository } from "../profile/artist-profile-repository.ts";

const app = startApp();
const { applied, withdraw, rate, note, label } = applicationCalls(app);
const {
  shared,
  seen,
  open,
  visitor,
  introduce,
  mark,
  comment,
  removeComment,
  revoke,
  renew,
  allow,
  change,
  details,
} = shortlistCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let owner: Person;
let asha: Person;
let dev: Person;
let event_id: number;
let ashas: number;
let devs: number;

beforeEach(async () => {
  owner = await anAgency(app);
  [asha, dev] = [await aPerson(app, { name: "Asha" }), await aPerson(app, { name: "Dev" })];
  ({ id: event_id } = await anEvent(app, { user_id: owner.id, title: "Chorus" }));
  await artistProfileRepository(app.db).claim(asha.id, artistClaim(), app.clock.read());
  const sent = { reel_url: "https://reel.example.com", shared_fields: ["height"], allows_sharing: true };
  ashas = (await applied(asha, event_id, sent)).id;
  devs = (await applied(dev, event_id, { note: "private: call me", shares_profile: false })).id;
});

const link = () => shared(owner, event_id, [ashas, devs]);
const over = { success: false, message: "Resource not found" };
const gone = (token: string) => open({ token }).expect(404, over);
async function suspend({ id }: Person) {
  const { bearer } = await aStaffMember(app);
  await app
    .post(`/api/v1/staff/people/${id}/suspend`, { reason: "Fraud.", until: null }, { bearer })
    .expect(200);
}

describe("whoever has the link", () => {
  it("sees the names and what each applicant agreed to", async () => {
    const { token } = await link();
    const shown = await seen(token);
    expect(shown).toMatchObject({
      ...{ name: "For the producers", event_title: "Chorus", poster_name: "Lantern Casting" },
      visitor_name: null,
    });
    const nothing = { tape: null, mark: null, comments: [] };
    expect(shown.applications).toEqual([
      {
        ...{ id: ashas, name: "Asha", role: null, note: "I sing.", reel_url: "https://reel.example.com" },
        profile: expect.objectContaining({ kind: "artist", name: "Asha", profession: "Actor" }),
        ...{ shared: [{ field: "height", value: "private: 170 cm" }], ...nothing },
      },
      {
        id: devs,
        name: "Dev",
        role: null,
        note: null,
        reel_url: null,
        profile: null,
        shared: [],
        ...nothing,
      },
    ]);
  });

  it("sees nothing of what the poster's side noted, of others, and of how to reach anybody", async () => {
    await rate(owner, ashas, 5).expect(200);
    await note(owner, ashas, "hush-hush").expect(200);
    await label(owner, event_id, [ashas], "Tall").expect(200);
    const { token } = await shared(owner, event_id, [ashas]);
    const { text } = await open({ token }).expect(200);
    for (const word of ["hush-hush", "Tall", "Dev", asha.email, asha.phone, asha.username, "Marathi"])
      expect(text).not.toContain(word);
  });

  it("sees more, or less, as soon as the applicant says so", async () => {
    const { token } = await link();
    await allow(asha, ashas, { allows_sharing: false }).expect(200);
    await allow(dev, devs, { allows_sharing: true }).expect(200);
    expect((await seen(token)).applications).toMatchObject([
      { name: "Asha", note: null, reel_url: null, shared: [] },
      { name: "Dev", note: "private: call me" },
    ]);
  });

  it("sees nobody who withdrew, was suspended, or was taken off", async () => {
    const { token, shortlist } = await link();
    await withdraw(dev, devs).expect(200);
    expect((await seen(token)).applications).toMatchObject([{ name: "Asha" }]);
    await suspend(asha);
    expect((await seen(token)).applications).toEqual([]);
    await change(owner, shortlist.id, { application_ids: [ashas], is_on: false }).expect(200);
    expect(await app.db.$count(visitorMarks)).toBe(0);
  });

  it("sees nothing of a profile that is for posters alone", async () => {
    const { token } = await link();
    const forPosters = JSON.stringify({ present_city: "posters", weight: "posters", headshots: "posters" });
    await app.db.execute(sql`update profiles set audiences = ${forPosters}::jsonb`);
    const [seenOne] = (await seen(token)).applications;
    expect(seenOne?.profile).toMatchObject({ name: "Asha", present_city: null, photo: null });
    expect(seenOne?.shared).toEqual([{ field: "height", value: "private: 170 cm" }]);
  });

  it("sees a profile only as long as it is public", async () => {
    const { token } = await link();
    await app.db.execute("update profiles set visibility = 'hidden'");
    expect((await seen(token)).applications[0]).toMatchObject({ profile: null, shared: [] });
  });

  it.each(["", "x", "a".repeat(43), "' or 1=1", "%00"])("is nobody with %j for a token", async (token) => {
    await link();
    expect((await open({ token })).status).toBe(token === "" ? 422 : 404);
  });
});

describe("a link that is over", () => {
  const ends: [name: string, end: (id: number) => Promise<unknown>][] = [
    ["expired", () => app.db.update(shortlists).set({ expires_at: app.clock.read() })],
    ["was revoked", (id) => revoke(owner, id).expect(200)],
    ["was replaced", (id) => renew(owner, id, { days: 3 }).expect(200)],
    ["was deleted", (id) => app.db.delete(shortlists).where(eq(shortlists.id, id))],
    ["is of a cancelled call", () => app.db.update(events).set({ status: "cancelled" })],
    ["is of a hidden call", () => app.db.update(events).set({ visibility: "hidden" })],
    ["is of somebody suspended", () => suspend(owner)],
  ];

  it.each(ends)("shows and takes nothing once it %s", async (_name, end) => {
    const { token, shortlist } = await link();
    const key = await visitor(token);
    const own = { token, visitor: key, application_id: ashas };
    await comment({ ...own, body: "Good" }).expect(200);
    const [{ id } = { id: 0 }] = await app.db.select().from(shortlistComments);
    await end(shortlist.id);
    await gone(token);
    await introduce({ token, name: "Meera" }).expect(404, over);
    await mark({ ...own, mark: "yes" }).expect(404, over);
    await comment({ ...own, body: "Good" }).expect(404, over);
    await removeComment({ token, visitor: key, id }).expect(404, over);
  });

  it("stays good while the call is closed, and comes back with a new token", async () => {
    const { token, shortlist } = await link();
    await app.db.update(events).set({ status: "closed" });
    await seen(token);
    await revoke(owner, shortlist.id).expect(200);
    const { body } = await renew(owner, shortlist.id, { days: 3 }).expect(200);
    await gone(token);
    expect((await seen(body.data.token)).applications).toHaveLength(2);
  });
});

describe("a visitor", () => {
  it("marks and comments under a name of their own, which they find again", async () => {
    const { token } = await link();
    const key = await visitor(token);
    await mark({ token, visitor: key, application_id: ashas, mark: "yes" }).expect(200);
    await mark({ token, visitor: key, application_id: ashas, mark: "maybe" }).expect(200);
    await comment({ token, visitor: key, application_id: devs, body: " Too tall? " }).expect(200);
    const again = await seen(token, key);
    expect(again.visitor_name).toBe("Meera");
    expect(again.applications).toMatchObject([
      { mark: "maybe", comments: [] },
      { mark: null, comments: [{ body: "Too tall?", created_at: app.clock.read().toISOString() }] },
    ]);
    await mark({ token, visitor: key, application_id: ashas, mark: null }).expect(200);
    expect((await seen(token, key)).applications[0]?.mark).toBeNull();
  });

  it("changes and reads nothing of another one's, of the same name too", async () => {
    const { token, shortlist } = await link();
    const [one, two] = [await visitor(token), await visitor(token)];
    await mark({ token, visitor: one, application_id: ashas, mark: "yes" }).expect(200);
    await mark({ token, visitor: two, application_id: ashas, mark: "no" }).expect(200);
    await comment({ token, visitor: one, application_id: ashas, body: "Mine" }).expect(200);
    const [{ id } = { id: 0 }] = await app.db.select().from(shortlistComments);
    await removeComment({ token, visitor: two, id }).expect(404);
    expect((await seen(token, two)).applications[0]).toMatchObject({ mark: "no", comments: [] });
    const { applications } = await details(owner, shortlist.id);
    expect(applications[0]?.feedback.map((each) => each.mark)).toEqual(["yes", "no"]);
    await removeComment({ token, visitor: one, id }).expect(200);
    expect((await seen(token, one)).applications[0]?.comments).toEqual([]);
  });

  it("is nobody behind another link, and marks nobody who is not on theirs", async () => {
    const first = await shared(owner, event_id, [ashas]);
    const second = await shared(owner, event_id, [devs]);
    const key = await visitor(first.token);
    const sent = { token: second.token, visitor: key, application_id: devs, mark: "yes" };
    const { body } = await mark(sent).expect(422);
    expect(body.message).toBe("Type your name once more");
    expect((await seen(second.token, key)).visitor_name).toBeNull();
    await mark({ ...sent, token: first.token }).expect(422);
    await comment({ token: first.token, visitor: key, application_id: devs, body: "Hm" }).expect(422);
    await mark({ ...sent, token: first.token, application_id: 999_999 }).expect(422);
    expect(await app.db.$count(visitorMarks)).toBe(0);
  });

  it("marks nobody who has withdrawn or is suspended by then", async () => {
    const { token } = await link();
    const key = await visitor(token);
    await withdraw(dev, devs).expect(200);
    await mark({ token, visitor: key, application_id: devs, mark: "yes" }).expect(422);
    await suspend(asha);
    await mark({ token, visitor: key, application_id: ashas, mark: "yes" }).expect(422);
  });

  it("leaves nothing of what was said of somebody who withdraws", async () => {
    const { token } = await link();
    const key = await visitor(token);
    await mark({ token, visitor: key, application_id: devs, mark: "yes" }).expect(200);
    await comment({ token, visitor: key, application_id: devs, body: "Good" }).expect(200);
    await withdraw(dev, devs).expect(200);
    expect([await app.db.$count(visitorMarks), await app.db.$count(shortlistComments)]).toEqual([0, 0]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "a".repeat(61) }, "name"],
    [{ name: "a\u0000b" }, "name"],
  ])("needs a name, not %o", async (fields, field) => {
    const { token } = await link();
    const { body } = await introduce({ token, ...fields }).expect(422);
    expect(Object.keys(body.message)).toEqual([field]);
  });

  it.each([{ body: " " }, { body: "a".repeat(501) }, {}])("writes a comment, not %o", async (fields) => {
    const { token } = await link();
    const key = await visitor(token);
    await comment({ token, visitor: key, application_id: ashas, ...fields }).expect(422);
  });
});

describe("what a link takes", () => {
  it("is bounded in people", async () => {
    const { token, shortlist } = await link();
    const created_at = app.clock.read();
    const row = { shortlist_id: shortlist.id, name: "Many", created_at };
    const { visitorsMax } = shortlistLimits;
    await app.db
      .insert(shortlistVisitors)
      .values(Array.from({ length: visitorsMax - 1 }, (_, n) => ({ ...row, key_hash: String(n) })));
    const answers = await Promise.all([1, 2, 3].map(() => introduce({ token, name: "Meera" })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it("is bounded in comments, at the same moment too", async () => {
    const { token } = await link();
    const key = await visitor(token);
    const [{ id: visitor_id } = { id: 0 }] = await app.db.select().from(shortlistVisitors);
    const row = { visitor_id, application_id: ashas, body: "Many", created_at: app.clock.read() };
    const write = async (application_id: number) =>
      (await comment({ token, visitor: key, application_id, body: "One more" })).status;
    await app.db
      .insert(shortlistComments)
      .values(Array.from({ length: shortlistLimits.commentsEach - 1 }, () => row));
    expect((await Promise.all([1, 2, 3].map(() => write(ashas)))).sort()).toEqual([200, 422, 422]);
    const others = Array.from({ length: shortlistLimits.commentsMax }, () => ({ ...row, body: "More" }));
    await app.db.insert(shortlistComments).values(others);
    expect(await write(devs)).toBe(422);
  });
});
