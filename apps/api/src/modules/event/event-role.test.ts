import { limits } from "@callboard/contracts/limits";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { users } from "../../db/schema/account.ts";
import { applications } from "../../db/schema/application.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { RepositoryError } from "../../repository-error.ts";
import { startApp, testApiKey } from "../../test/app.ts";
import { applicationCalls } from "../../test/applications.ts";
import { artistClaim } from "../../test/claims.ts";
import { anEvent, anEventCategory, eventTextsOf, roleOf } from "../../test/events.ts";
import { aPerson } from "../../test/people.ts";
import { eventRoleRepository } from "./event-role-repository.ts";

const app = startApp();
const { apply, viewer, mine, received, applied, withdraw } = applicationCalls(app);

type Person = Awaited<ReturnType<typeof aPerson>>;
let poster: Person;
let asha: Person;
let category_id: number;
beforeEach(async () => {
  poster = await aPerson(app);
  asha = await aPerson(app);
  category_id = await anEventCategory(app);
});

const readEvent = async (id: number) =>
  (await app.get(`/api/v1/event/get/${id}`).expect(200)).body.data.event;
const aCall = (fields: object = {}) =>
  anEvent(app, { user_id: poster.id, start_date: "2026-06-20", ...fields });
const rolesOf = (id: number) => eventRoleRepository(app.db).list(id);

describe("the form of a call with roles", () => {
  let photo: Buffer;
  beforeEach(async () => {
    photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#3a2386" } })
      .jpeg()
      .toBuffer();
  });

  function create(fields: Record<string, unknown>) {
    const request = app.bare().post("/api/v1/event/create");
    request.set("apikey", testApiKey).set("authorization", `Bearer ${poster.bearer}`);
    for (const [name, value] of Object.entries({ ...eventTextsOf({ category_id }), ...fields })) {
      request.field(name, Array.isArray(value) ? JSON.stringify(value) : String(value));
    }
    return request.attach("banner_photo", photo, "a.jpg").attach("description_photo", photo, "b.jpg");
  }

  it("keeps them in their order, with what each asks for, and the day by which answers are promised", async () => {
    const lead = {
      ...{ name: " Bittu ", description: "Sells flats.", profession: "Actor", seats: "2", age_from: 18 },
      ...{
        age_to: 35,
        gender: "Male",
        pay: "80.50",
        wants: ["photo", "reel", "photo"],
        apply_by: "2026-06-18",
      },
    };
    const roles = [lead, { name: "Crowd", seats: 30 }];
    const { body } = await create({ start_date: "2026-06-20", decide_by: "2026-06-25", roles }).expect(200);
    const event = await readEvent(body.data.event.id);
    expect(event.decide_by).toBe("2026-06-25");
    expect(event.roles).toEqual([
      {
        ...{ ...lead, id: expect.any(Number), name: "Bittu", seats: 2, age_from: 18, pay: 80.5 },
        ...{ wants: ["reel", "photo"], is_closed: false, apply_until: "2026-06-18T18:30:00.000Z" },
      },
      {
        ...{ id: expect.any(Number), name: "Crowd", description: null, profession: null, seats: 30 },
        ...{ age_from: null, age_to: null, gender: "any", pay: null, wants: [], apply_by: null },
        ...{ is_closed: false, apply_until: "2026-06-20T14:00:00.000Z" },
      },
    ]);
    expect(event.roles_until).toEqual(["2026-06-18T18:30:00.000Z", "2026-06-20T14:00:00.000Z"]);
    const { body: found } = await app.get("/api/v1/event/list?search=bittu").expect(200);
    expect(found.data.events).toMatchObject([{ id: event.id, decide_by: "2026-06-25" }]);
  });

  it("is told which rules of the fair-call check it meets, by the day on which it was posted", async () => {
    const roles = [{ name: "Crowd", seats: 3, apply_by: "2026-06-18", wants: ["self_tape"] }];
    const { body } = await create({ start_date: "2026-06-20", roles }).expect(200);
    const { body: campaign } = await create({ kind: "crowdfunding", title: "Light" }).expect(200);
    expect(campaign.data.event.fair_call).toBeUndefined();
    app.clock.pass(86_400_000);
    const { fair_call } = await readEvent(body.data.event.id);
    expect(fair_call.filter(({ is_met }: { is_met: boolean }) => !is_met)).toMatchObject([
      { rule: "answer" },
      { rule: "time", reason: "3 days to apply, fewer than 4." },
    ]);
    await app.db.update(users).set({ phone_verified_at: null });
    expect((await readEvent(body.data.event.id)).fair_call).toContainEqual({
      ...{ rule: "phone", title: "Its poster has proved a number", is_met: false },
      reason: "Whoever posts it has not verified a mobile number.",
    });
  });

  it("holds roles that ask applicants for money, and gives a campaign none", async () => {
    const roles = [{ name: "Crowd", seats: 3, description: "A r3gistration fee of 500." }];
    const { body } = await create({ roles }).expect(200);
    expect(body.data.event).toMatchObject({
      visibility: "waiting",
      findings: [{ rule: "fees", field: "roles" }],
    });
    const { body: campaign } = await create({ kind: "crowdfunding", roles, decide_by: "2026-07-09" }).expect(
      200,
    );
    expect(campaign.data.event).toMatchObject({ roles: [], decide_by: null });
  });

  it.each<[Record<string, unknown>, object]>([
    [{ roles: "two" }, { roles: "Must be a list of roles" }],
    [{ roles: [{ seats: 1 }] }, { "roles.0.name": "Role name is required" }],
    [{ roles: [{ name: "A", seats: 0 }] }, { "roles.0.seats": "At least one person" }],
    [{ roles: [{ name: "A", seats: 501 }] }, { "roles.0.seats": "Must be at most 500" }],
    [
      { roles: [{ name: "A", seats: 1, age_from: 40, age_to: 30 }] },
      { "roles.0.age_to": "Must not be below the first age" },
    ],
    [{ roles: [{ name: "A", seats: 1, pay: 0 }] }, { "roles.0.pay": "Pay must be positive" }],
    [
      { apply_by: "2026-06-20", roles: [{ name: "A", seats: 1, apply_by: "2026-06-21" }] },
      { "roles.0.apply_by": "Must not be after the call's last day" },
    ],
    [{ roles: Array.from({ length: 21 }, () => ({ name: "A", seats: 1 })) }, { roles: "At most 20 roles" }],
    [
      { roles: [{ id: 5, name: "A", seats: 1 }] },
      { roles: "One of these roles is not of this call any more" },
    ],
    [{ decide_by: "2026-07-01" }, { decide_by: "Must be after the last day to apply" }],
    [
      { apply_by: "2026-06-20", decide_by: "2026-06-20" },
      { decide_by: "Must be after the last day to apply" },
    ],
  ])("is refused with words: %j", async (fields, message) => {
    expect((await create(fields).expect(422)).body.message).toEqual(message);
  });

  it("takes twenty of the longest roles", async () => {
    const longest = {
      ...{ name: "क".repeat(limits.roleNameMax), description: "क".repeat(limits.roleDescriptionMax) },
      ...{ profession: "क".repeat(100), seats: 500, age_from: 100, age_to: 120, gender: "Female" },
      ...{ pay: 1_000_000, wants: ["reel", "self_tape", "photo"], apply_by: "2026-06-20", is_closed: true },
    };
    await create({ roles: Array.from({ length: limits.rolesMax }, () => longest) }).expect(200);
  });
});

describe("changing the roles of a call", () => {
  const replace = (id: number, roles: Parameters<ReturnType<typeof eventRoleRepository>["replace"]>[1]) =>
    app.db.transaction((tx) => eventRoleRepository(tx).replace(id, roles));

  it("keeps, adds, reorders and removes them", async () => {
    const { id } = await aCall({ roles: [roleOf("One"), roleOf("Two", { pay: "5" }), roleOf("Three")] });
    const [one, two] = await rolesOf(id);
    await replace(id, [roleOf("Second", { id: two?.id }), roleOf("New"), roleOf("One", { id: one?.id })]);
    expect(await rolesOf(id)).toMatchObject([
      { id: two?.id, name: "Second", pay: null },
      { name: "New" },
      { id: one?.id, name: "One" },
    ]);
  });

  it("refuses roles of another call, and to remove one that somebody has applied for", async () => {
    const { id } = await aCall({ roles: [roleOf("One")] });
    const other = await aCall({ roles: [roleOf("Other")] });
    const [one] = await rolesOf(id);
    await expect(replace(other.id, [roleOf("One", { id: one?.id })])).rejects.toEqual(
      new RepositoryError("event_role_unknown"),
    );
    await applied(asha, id, { role_id: one?.id });
    await expect(replace(id, [])).rejects.toEqual(new RepositoryError("event_role_used"));
    await replace(id, [roleOf("One", { id: one?.id, is_closed: true })]);
    expect(await readEvent(id)).toMatchObject({ roles: [{ is_closed: true }], roles_until: [null] });
  });

  it("meets somebody who applies for the role that goes: one of the two wins", async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await aCall({ roles: [roleOf("One"), roleOf("Two")] });
      const [one, two] = await rolesOf(id);
      const acts = [
        () =>
          replace(id, [roleOf("Two", { id: two?.id })]).then(
            () => "removed",
            (error: unknown) => (error instanceof RepositoryError ? "kept" : "broken"),
          ),
        async () => String((await apply(asha, { event_id: id, role_id: one?.id, note: "I sing." })).status),
      ];
      if (round % 2) acts.reverse();
      const ends = (await Promise.all(acts.map((act) => act()))).sort();
      expect([
        ["200", "kept"],
        ["422", "removed"],
      ]).toContainEqual(ends);
    }
  });
});

describe("applying for a role", () => {
  let event_id: number;
  let lead: number;
  let crowd: number;
  beforeEach(async () => {
    const roles = [
      roleOf("Lead", { apply_by: "2026-06-16" }),
      roleOf("Crowd"),
      roleOf("Full", { is_closed: true }),
    ];
    ({ id: event_id } = await aCall({ roles, decide_by: "2026-06-28" }));
    [lead, crowd] = (await rolesOf(event_id)).map(({ id }) => id) as [number, number];
  });
  const refusal = async (fields: object) =>
    (await apply(asha, { event_id, note: "I sing.", ...fields }).expect(422)).body.message;

  it("names the role to both sides, with the day by which there is an answer", async () => {
    const sent = await applied(asha, event_id, { role_id: lead });
    expect(sent).toMatchObject({ role: { id: lead, name: "Lead" }, shared_fields: [] });
    expect((await viewer(asha, event_id).expect(200)).body.data.viewer.application).toEqual(sent);
    expect((await mine(asha).expect(200)).body.data.applications).toMatchObject([
      { role: { name: "Lead" }, event: { decide_by: "2026-06-28" } },
    ]);
    expect((await received(poster, event_id).expect(200)).body.data.applications).toMatchObject([
      { role: { id: lead, name: "Lead" }, shared: [] },
    ]);
  });

  it("needs one that is of the call and open, and none where the call has none", async () => {
    expect(await refusal({})).toEqual({ role_id: "Choose a role" });
    const other = await aCall({ roles: [roleOf("Other")] });
    const [foreign] = await rolesOf(other.id);
    expect(await refusal({ role_id: foreign?.id })).toEqual({
      role_id: "This role is not of this call any more",
    });
    const [, , full] = await rolesOf(event_id);
    expect(await refusal({ role_id: full?.id })).toEqual({
      role_id: "Applications for this role are closed",
    });
    expect(await refusal({ event_id: (await aCall()).id, role_id: lead })).toEqual({
      role_id: "This role is not of this call any more",
    });
    expect(await app.db.$count(applications)).toBe(0);
  });

  it("ends with the role's own last day, and with the call's where that moves", async () => {
    app.clock.pass(86_400_000 + 9.5 * 3_600_000);
    const late = await aPerson(app);
    const body = { event_id, note: "I sing.", role_id: lead };
    expect((await apply(late, body).expect(422)).body.message).toEqual({
      role_id: "Applications for this role are closed",
    });
    await applied(late, event_id, { role_id: crowd });
  });

  it("shows the poster the private fields that were ticked, until it is withdrawn", async () => {
    const claim = artistClaim();
    await app.post("/api/v1/artist-profile/create", claim, { bearer: asha.bearer }).expect(200);
    const shared_fields = ["height", "age_range"];
    const { id } = await applied(asha, event_id, { role_id: lead, shared_fields });
    const { body } = await received(poster, event_id).expect(200);
    expect(body.data.applications[0].shared).toEqual([
      { field: "age_range", value: claim.age_range },
      { field: "height", value: claim.height },
    ]);
    expect(JSON.stringify(body)).not.toContain(claim.weight);
    await withdraw(asha, id).expect(200);
    expect((await received(poster, event_id).expect(200)).body.data.applications).toEqual([]);
    await apply(asha, { event_id, role_id: lead, shared_fields: ["phone"] }).expect(422);
  });

  it("sends nothing private with a profile that is hidden", async () => {
    await app.post("/api/v1/artist-profile/create", artistClaim(), { bearer: asha.bearer }).expect(200);
    await applied(asha, event_id, { role_id: lead, shared_fields: ["height"], shares_profile: false });
    expect((await received(poster, event_id).expect(200)).body.data.applications).toMatchObject([
      { shared: [] },
    ]);
    expect(await app.db.select({ fields: applications.shared_fields }).from(applications)).toEqual([
      { fields: [] },
    ]);
    expect(await app.db.$count(eventRoles)).toBeGreaterThan(0);
  });
});
