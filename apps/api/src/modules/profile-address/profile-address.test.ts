import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { eq, isNull } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profileSlugs, profiles } from "../../db/schema/profile.ts";
import { addressCalls } from "../../test/addresses.ts";
import { startApp } from "../../test/app.ts";
import { aPerson } from "../../test/people.ts";
import { aStaffMember } from "../../test/staff.ts";

const app = startApp();
const { choose, mine, check, view, claimed, signedInAgain } = addressCalls(app);
const day = 86_400_000;
const taken = { slug: "This address is not free. Choose another one" };
const viewed = async (address: string | number, kind?: string) =>
  (await view(address, kind).expect(200)).body.data.profile;
const isTaken = async (by: { bearer: string }, slug: string, kind?: string) =>
  (await check(by, slug, kind).expect(200)).body.data.is_taken;

describe("profile-address/choose", () => {
  it("refuses callers without a session or a key", async () => {
    await app.post("/api/v1/profile-address/choose", { kind: "artist", slug: "meera" }).expect(401);
    await app.bare().post("/api/v1/profile-address/choose").send({}).expect(403);
  });

  it("names what is wrong with a slug", async () => {
    const meera = await claimed("Meera Joshi");
    for (const [slug, message] of [
      ["ab", "Must be at least 3 characters"],
      ["x".repeat(10_000), "Must be at most 60 characters"],
      ["m%C3%A9era", "Use letters from a to z, digits, and single hyphens between them"],
      ["м\u0435\u0435ra", "Use letters from a to z, digits, and single hyphens between them"],
      ["12345", "Must contain a letter"],
      ["ADMIN", "This address is reserved. Choose another one"],
    ])
      expect((await choose(meera, slug).expect(422)).body.message).toEqual({ slug: message });
    await choose(meera, "meera", "person").expect(422);
    await choose(meera, 12).expect(422);
  });

  it("finds no profile that is not claimed", async () => {
    await choose(await aPerson(app), "meera-joshi").expect(404);
    await choose(await claimed("Meera Joshi"), "meera-joshi", "agency").expect(404);
  });

  it("gives the own profile an address, and its number leads there", async () => {
    const meera = await claimed("Meera Joshi");
    await choose(meera, " Meera-JOSHI ").expect(200);
    expect(await viewed("meera-joshi")).toMatchObject({ id: meera.profile_id, slug: "meera-joshi" });
    expect(await viewed(meera.profile_id)).toMatchObject({ slug: "meera-joshi" });
    expect(await viewed("Meera-Joshi")).toMatchObject({ slug: "meera-joshi" });
    const { body } = await app.get("/api/v1/profile/list").expect(200);
    expect(body.data.profiles).toMatchObject([{ slug: "meera-joshi" }]);
    const own = await app.get("/api/v1/artist-profile/mine", undefined, meera.bearer).expect(200);
    expect(own.body.data.profile.slug).toBe("meera-joshi");
  });

  it("keeps the address when the profile is claimed again", async () => {
    const meera = await claimed("Meera Joshi");
    await choose(meera, "meera-joshi").expect(200);
    const { body } = await app.get("/api/v1/artist-profile/mine", undefined, meera.bearer).expect(200);
    await app
      .post(
        "/api/v1/artist-profile/create",
        { ...body.data.profile, slug: "stolen" },
        { bearer: meera.bearer },
      )
      .expect(200);
    expect(await viewed(meera.profile_id)).toMatchObject({ slug: "meera-joshi" });
    await view("stolen").expect(404);
  });

  it("leads from every former address to the present one, and gives it to nobody else", async () => {
    const [meera, other] = [await claimed("Meera Joshi"), await claimed("Meera Joshi")];
    for (const slug of ["meera-joshi", "meera-j", "meera"]) {
      app.clock.pass(1_000);
      await choose(meera, slug).expect(200);
    }
    for (const slug of ["meera-joshi", "meera-j", "meera"])
      expect(await viewed(slug)).toMatchObject({ id: meera.profile_id, slug: "meera" });
    expect((await mine(meera)).artist).toMatchObject({ slug: "meera", former: ["meera-j", "meera-joshi"] });
    for (const slug of ["meera", "meera-joshi", "Meera-J"])
      expect((await choose(other, slug).expect(422)).body.message).toEqual(taken);
    await choose(meera, "meera-joshi").expect(200);
    expect(await viewed("meera")).toMatchObject({ id: meera.profile_id, slug: "meera-joshi" });
  });

  it("tells an artist's address from an agency's", async () => {
    const [meera, lake] = [await claimed("Meera Joshi"), await claimed("Meera Joshi", "agency")];
    await choose(meera, "meera-joshi").expect(200);
    await view("meera-joshi", "agency").expect(404);
    await choose(lake, "meera-joshi", "agency").expect(200);
    expect(await viewed("meera-joshi", "agency")).toMatchObject({ id: lake.profile_id, kind: "agency" });
    expect(await viewed("meera-joshi")).toMatchObject({ id: meera.profile_id, kind: "artist" });
  });

  it("gives one of two who ask at once the address", async () => {
    const people = await Promise.all(["One", "Two", "Three"].map((name) => claimed(name)));
    const answers = await Promise.all(people.map((person) => choose(person, "meera-joshi")));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await app.db.$count(profileSlugs)).toBe(1);
    expect(await app.db.$count(profiles, eq(profiles.slug, "meera-joshi"))).toBe(1);
  });

  it("gives one of two addresses that one person asks for at once, and both stay theirs", async () => {
    const meera = await claimed("Meera Joshi");
    await Promise.all([choose(meera, "meera-one").expect(200), choose(meera, "meera-two").expect(200)]);
    const { slug, former } = (await mine(meera)).artist ?? {};
    expect([slug, ...(former ?? [])].sort()).toEqual(["meera-one", "meera-two"]);
  });

  it("is changed three times in thirty days, and says when it can be again", async () => {
    let meera = await claimed("Meera Joshi");
    for (const slug of ["first", "second", "third", "second"]) {
      await choose(meera, slug).expect(200);
      app.clock.pass(day);
      meera = await signedInAgain(meera);
    }
    const { body, headers } = await choose(meera, "fifth").expect(429);
    expect(body.message).toBe(
      "You have changed this address 3 times in 30 days. You can change it again in 27 days.",
    );
    expect(Number(headers["retry-after"])).toBe((27 * day) / 1_000);
    expect((await mine(meera)).artist?.locked_until).not.toBeNull();
    await choose(meera, "second").expect(200);
    app.clock.pass(27 * day);
    meera = await signedInAgain(meera);
    expect((await mine(meera)).artist?.locked_until).toBeNull();
    await choose(meera, "fifth").expect(200);
  });

  it("keeps twenty addresses, of which one may be chosen again", async () => {
    let meera = await claimed("Meera Joshi");
    for (let count = 1; count <= profileSlugLimits.kept; count += 1) {
      await choose(meera, `meera-${count}`).expect(200);
      app.clock.pass(31 * day);
      meera = await signedInAgain(meera);
    }
    expect((await choose(meera, "meera-more").expect(422)).body.message).toEqual({
      slug: "You have had 20 addresses. Choose one of them",
    });
    await choose(meera, "meera-1").expect(200);
  });

  it("counts tries, refused ones too", async () => {
    const [meera, other] = [await claimed("Meera Joshi"), await claimed("Other")];
    await choose(meera, "meera-joshi").expect(200);
    for (let count = 0; count < profileSlugLimits.triesPerDay; count += 1)
      await choose(other, "meera-joshi").expect(422);
    await choose(other, "other-one").expect(429);
    app.clock.pass(day);
    await choose(await signedInAgain(other), "other-one").expect(200);
  });
});

describe("profile-address/mine", () => {
  it("refuses a caller without a session", async () => {
    await app.get("/api/v1/profile-address/mine").expect(401);
  });

  it("proposes what the name suggests, with a number where that is taken", async () => {
    const meera = await claimed("मीरा जोशी");
    expect(await mine(meera)).toEqual({
      artist: { id: meera.profile_id, slug: null, proposal: "mira-joshi", former: [], locked_until: null },
      agency: null,
    });
    await choose(meera, "mira-joshi").expect(200);
    expect((await mine(meera)).artist?.proposal).toBeNull();
    const others = [await claimed("Mira Joshi"), await claimed("Mira Jośi Joshi")];
    expect((await mine(others[0] as typeof meera)).artist?.proposal).toBe("mira-joshi-2");
    const [han, lake] = [await claimed("李小龙"), await claimed("Mira Joshi", "agency")];
    expect((await mine(han)).artist?.proposal).toBe(`artist-${han.profile_id}`);
    expect((await mine(lake)).agency?.proposal).toBe("mira-joshi");
  });
});

describe("profile-address/check", () => {
  it("refuses a caller without a session, and what is no slug", async () => {
    await app.get("/api/v1/profile-address/check?kind=artist&slug=meera").expect(401);
    await check(await aPerson(app), "a%20b").expect(422);
  });

  it("tells what pages tell: present and former addresses of those that everybody sees", async () => {
    const [meera, other] = [await claimed("Meera Joshi"), await aPerson(app)];
    expect(await isTaken(other, "meera-joshi")).toBe(false);
    await choose(meera, "meera-joshi").expect(200);
    await choose(meera, "meera").expect(200);
    for (const slug of ["meera-joshi", "MEERA"]) expect(await isTaken(other, slug)).toBe(true);
    expect(await isTaken(other, "meera", "agency")).toBe(false);
  });

  it("tells nothing of a profile that is hidden, and that keeps its address", async () => {
    const [meera, other] = [await claimed("Meera Joshi"), await claimed("Other")];
    await choose(meera, "meera-joshi").expect(200);
    await choose(meera, "meera").expect(200);
    await app.db.update(profiles).set({ visibility: "hidden" }).where(eq(profiles.id, meera.profile_id));
    for (const address of ["meera", "meera-joshi", meera.profile_id]) await view(address).expect(404);
    expect(await isTaken(other, "meera")).toBe(false);
    expect((await choose(other, "meera").expect(422)).body.message).toEqual(taken);
  });
});

describe("the addresses of somebody who is suspended", () => {
  it("lead nowhere until that is over", async () => {
    const [meera, staff] = [await claimed("Meera Joshi"), await aStaffMember(app)];
    await choose(meera, "meera-joshi").expect(200);
    await choose(meera, "meera").expect(200);
    const suspend = { reason: "Asks for fees", until: null };
    const { body } = await app
      .post(`/api/v1/staff/people/${meera.id}/suspend`, suspend, { bearer: staff.bearer })
      .expect(200);
    for (const address of ["meera", "meera-joshi", meera.profile_id]) await view(address).expect(404);
    await choose(meera, "another").expect(401);
    const suspension_id = body.data?.suspension?.id ?? 1;
    await app
      .post(`/api/v1/staff/people/${meera.id}/lift`, { suspension_id }, { bearer: staff.bearer })
      .expect(200);
    expect(await viewed("meera-joshi")).toMatchObject({ slug: "meera" });
  });
});

describe("the addresses of somebody who is erased", () => {
  it("are in what they take with them, lead nowhere, and go to nobody else", async () => {
    const [meera, other, staff] = [
      await claimed("Meera Joshi"),
      await claimed("Meera Joshi"),
      await aStaffMember(app),
    ];
    for (const slug of ["zebrafinch", "zebrafinch-two"]) {
      app.clock.pass(1_000);
      await choose(meera, slug).expect(200);
    }
    const { bearer } = staff;
    const path = `/api/v1/staff/people/${meera.id}`;
    const { body } = await app.post(`${path}/export`, {}, { bearer }).expect(200);
    expect(body.data.export.parts.profile_slugs).toMatchObject([
      { kind: "artist", slug: "zebrafinch" },
      { kind: "artist", slug: "zebrafinch-two" },
    ]);
    await app.post(`${path}/erase`, { username: meera.username }, { bearer }).expect(200);
    for (const slug of ["zebrafinch", "zebrafinch-two", meera.profile_id]) await view(slug).expect(404);
    const rows = await app.db.select().from(profileSlugs).where(isNull(profileSlugs.profile_id));
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain("zebrafinch");
    expect(await isTaken(other, "zebrafinch")).toBe(false);
    expect((await choose(other, "zebrafinch").expect(422)).body.message).toEqual(taken);
    expect(await app.db.$count(profileSlugs)).toBe(2);
  });
});
