import { defaultMailSettings, mailGroups } from "@callboard/contracts/notification-mail";
import { defaultPushGroups, pushLimits } from "@callboard/contracts/push";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { pushSubscriptions } from "../../db/schema/push-subscription.ts";
import { sessions } from "../../db/schema/session.ts";
import { startApp } from "../../test/app.ts";
import { aPerson, testPassword } from "../../test/people.ts";
import { testPushKeys } from "../../test/push-server.ts";
import { pushActs } from "../../test/pushes.ts";
import { exportRepository } from "../people/export-repository.ts";

const app = startApp();
const { post, subscribe, endpoint, settings, server } = pushActs(app);
const day = 86_400_000;

const signIn = async (username: string): Promise<{ bearer: string }> => {
  const input = { username, password: testPassword };
  return { bearer: (await app.post("/api/v1/auth/login", input).expect(200)).body.data.token };
};
const ownersOf = async () => {
  const rows = await app.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id);
  return rows.map((row) => [row.endpoint.split("/").at(-1), row.user_id]);
};

describe("a browser", () => {
  it("is told of what its account has mailed at once, once it has asked", async () => {
    const asha = await aPerson(app);
    const before = { public_key: testPushKeys.publicKey, groups: defaultPushGroups, browsers: 0 };
    expect(await settings(asha)).toEqual(before);
    expect((await subscribe(asha, "laptop").expect(200)).body.data).toEqual({ is_on: true });
    expect(await settings(asha)).toEqual({ ...before, browsers: 1 });
    expect(defaultPushGroups).not.toContain("received");
  });

  it("keeps what its account has chosen before, and leaves how mails come as it is", async () => {
    const asha = await aPerson(app);
    const mails = { ...defaultMailSettings, quiet: { from: "22:00", to: "07:00" } };
    await app.post("/api/v1/notification/mail-settings", mails, asha).expect(200);
    const chosen = await post("settings", asha, { groups: ["states", "messages", "states"] }).expect(200);
    expect(chosen.body.data.groups).toEqual(["messages", "states"]);
    await subscribe(asha, "laptop").expect(200);
    expect((await settings(asha)).groups).toEqual(["messages", "states"]);
    await app.post("/api/v1/notification/mail-settings", defaultMailSettings, asha).expect(200);
    expect((await settings(asha)).groups).toEqual(["messages", "states"]);
    const { body } = await app.get("/api/v1/notification/mail-settings", undefined, asha.bearer);
    expect(body.data.settings).toEqual(defaultMailSettings);
  });

  it("moves to the account that asks for it last", async () => {
    const [asha, leela] = [await aPerson(app), await aPerson(app)];
    await subscribe(asha, "laptop").expect(200);
    await subscribe(leela, "laptop").expect(200);
    expect(await ownersOf()).toEqual([["laptop", leela.id]]);
    expect([(await settings(asha)).browsers, (await settings(leela)).browsers]).toEqual([0, 1]);
  });

  it("is one of ten: of more, the one where nobody was for the longest time goes", async () => {
    const [asha, leela] = [await aPerson(app), await aPerson(app)];
    await subscribe(leela, "hers").expect(200);
    for (let number = 0; number < pushLimits.browsers; number += 1) {
      await subscribe(asha, `b${number}`).expect(200);
      app.clock.pass(1_000);
    }
    await post("confirm", asha, endpoint("b0")).expect(200, /"is_on":true/);
    app.clock.pass(1_000);
    await subscribe(asha, "new").expect(200);
    const names = (await ownersOf()).map(([name]) => name);
    expect(names).toEqual(["hers", "b0", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9", "new"]);
  });

  it("is forgotten when its account says so, and by nobody else", async () => {
    const [asha, leela] = [await aPerson(app), await aPerson(app)];
    await subscribe(asha, "laptop").expect(200);
    await post("unsubscribe", leela, endpoint("laptop")).expect(200);
    expect(await ownersOf()).toHaveLength(1);
    await post("unsubscribe", asha, endpoint("laptop")).expect(200, /"is_on":false/);
    expect(await ownersOf()).toEqual([]);
  });

  it.each([
    ["http://push.services.com/a"],
    ["https://10.0.0.8/a"],
    ["https://[::1]/a"],
    ["https://2130706433/a"],
    ["https://push.services.com:8443/a"],
    ["https://user:word@push.services.com/a"],
    ["https://localhost/a"],
    ["https://localhost./a"],
    ["https://metadata/a"],
    ["https://metadata.google.internal/a"],
    ["http://127.0.0.1:1/a"],
    [`https://push.services.com/${"a".repeat(1_000)}`],
    ["ftp://push.services.com/a"],
    ["nothing"],
  ])("is refused at %s", async (address) => {
    const { keys } = server().subscriptionOf("laptop");
    await post("subscribe", await aPerson(app), { endpoint: address, keys }).expect(422);
    expect(await ownersOf()).toEqual([]);
  });

  it.each([
    [{ p256dh: `B${"A".repeat(86)}` }],
    [{ p256dh: "" }],
    [{ auth: "A" }],
    [{ auth: "A".repeat(5_000) }],
  ])("is refused with %j for a key", async (changed) => {
    const { endpoint: address, keys } = server().subscriptionOf("laptop");
    const body = { endpoint: address, keys: { ...keys, ...changed } };
    await post("subscribe", await aPerson(app), body).expect(422);
  });

  it("may be at any service on the internet", async () => {
    const { keys } = server().subscriptionOf("laptop");
    const asha = await aPerson(app);
    for (const name of ["fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com"])
      await post("subscribe", asha, { endpoint: `https://${name}/x/y?z=1`, keys }).expect(200);
    expect((await settings(asha)).browsers).toBe(3);
  });
});

describe("pushes to a browser end", () => {
  it("where it is signed out, and nowhere else", async () => {
    const asha = await aPerson(app);
    const phone = await signIn(asha.username);
    await subscribe(asha, "laptop").expect(200);
    await subscribe(phone, "phone").expect(200);
    await app.post("/api/v1/auth/logout", {}, asha).expect(200);
    expect(await ownersOf()).toEqual([["phone", asha.id]]);
  });

  it("where its account is signed out everywhere", async () => {
    const [asha, leela] = [await aPerson(app), await aPerson(app)];
    await subscribe(asha, "laptop").expect(200);
    await subscribe(leela, "hers").expect(200);
    await app.post("/api/v1/auth/logout-all", {}, asha).expect(200);
    expect(await ownersOf()).toEqual([["hers", leela.id]]);
  });

  it("with the password, but for the one where it was changed", async () => {
    const asha = await aPerson(app);
    const phone = await signIn(asha.username);
    await subscribe(asha, "laptop").expect(200);
    await subscribe(phone, "phone").expect(200);
    const input = { current_password: testPassword, password: "nine copper bells ring" };
    const changed = await app.post("/api/v1/account/password", input, asha);
    expect(changed.status).toBe(200);
    expect(await ownersOf()).toEqual([["laptop", asha.id]]);
    expect((await settings({ bearer: changed.body.data.token })).browsers).toBe(1);
  });

  it("with an account that is erased", async () => {
    const asha = await aPerson(app);
    await subscribe(asha, "laptop").expect(200);
    await app.post("/api/v1/account/delete", { current_password: testPassword }, asha).expect(200);
    expect(await ownersOf()).toEqual([]);
  });

  it("where somebody else is signed in, even if nobody has signed out before", async () => {
    const [asha, leela] = [await aPerson(app), await aPerson(app)];
    await subscribe(asha, "laptop").expect(200);
    await post("confirm", leela, endpoint("laptop")).expect(200, /"is_on":false/);
    expect(await ownersOf()).toEqual([]);
  });

  it("a month after its account was there last, and go on after a session that has ended by itself", async () => {
    const asha = await aPerson(app);
    await subscribe(asha, "laptop").expect(200);
    app.clock.pass(29 * day);
    const later = await signIn(asha.username);
    expect(await app.db.$count(sessions, eq(sessions.user_id, asha.id))).toBe(1);
    expect((await settings(later)).browsers).toBe(1);
    await post("confirm", later, endpoint("laptop")).expect(200, /"is_on":true/);
    app.clock.pass(29 * day);
    expect((await settings(await signIn(asha.username))).browsers).toBe(1);
    app.clock.pass(2 * day);
    expect((await settings(await signIn(asha.username))).browsers).toBe(0);
  });

  it("with a session whose end comes at the same moment as its browser is added", async () => {
    for (let round = 0; round < 10; round += 1) {
      const asha = await aPerson(app);
      await Promise.all([subscribe(asha, `r${round}`), app.post("/api/v1/auth/logout", {}, asha)]);
      const everywhere = await aPerson(app);
      const all = app.post("/api/v1/auth/logout-all", {}, everywhere);
      await Promise.all([subscribe(everywhere, `e${round}`), all]);
    }
    expect(await ownersOf()).toEqual([]);
  });
});

it("stands in the export of its account, without what others could send to it with", async () => {
  const asha = await aPerson(app);
  await subscribe(asha, "laptop").expect(200);
  const parts = (await exportRepository(app.db).read(asha.id))?.parts ?? {};
  expect(parts.push_browsers).toMatchObject([{ push_service: server().origin }]);
  const { endpoint: address, keys } = server().subscriptionOf("laptop");
  const all = JSON.stringify(parts);
  expect([address, keys.auth, keys.p256dh].filter((secret) => all.includes(secret))).toEqual([]);
  expect(parts.email_settings).toMatchObject([{ push_groups: defaultPushGroups }]);
});

describe("the groups", () => {
  it.each([[{ groups: ["news"] }], [{ groups: Array(99).fill("states") }], [{}], [{ groups: "states" }]])(
    "are refused as %j",
    async (body) => {
      await post("settings", await aPerson(app), body).expect(422);
    },
  );

  it("may be all, or none", async () => {
    const asha = await aPerson(app);
    for (const groups of [mailGroups, []]) {
      await post("settings", asha, { groups }).expect(200);
      expect((await settings(asha)).groups).toEqual(groups);
    }
  });
});
