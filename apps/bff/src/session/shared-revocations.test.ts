import { describe, expect, it } from "vitest";
import { refusalOf } from "../test/fake-upstream.ts";
import { callProcedure } from "../test/procedures.ts";
import { createGateway, createSharedRedis, isConnected, isRedisReady } from "../test/shared-redis.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createSharedRevocations } from "./shared-revocations.ts";

type Gateway = Awaited<ReturnType<typeof createGateway>>;
type Halves = Awaited<ReturnType<typeof halvesOf>>;

const signOut = (gateway: Gateway, halves: Halves) =>
  callProcedure(gateway, "session.signOut", undefined, halves);

/** Shows the old cookie, and expects to be refused before the upstream hears of it. */
async function expectRefused(gateway: Gateway, halves: Halves) {
  const asked = gateway.seen.length;
  const answer = await callProcedure(gateway, "session.list", undefined, halves);
  expect(answer.statusCode).toBe(401);
  expect(answer.headers["set-cookie"]).toBeUndefined();
  expect(gateway.seen).toHaveLength(asked);
}

/** A upstream that does not manage to end its own session: all depends on the gateways. */
const failing = ({ path }: { path: string }) => (path === "/auth/logout" ? refusalOf(500) : undefined);

async function createPair(change: Parameters<typeof createGateway>[1] = failing) {
  const shared = await createSharedRedis();
  return { shared, one: await createGateway(shared, change), other: await createGateway(shared, change) };
}

/** Resolves once both gateways hear of what the other does. */
async function bothListen({ direct, prefix }: Awaited<ReturnType<typeof createPair>>["shared"]) {
  const channel = `${prefix}revoked`;
  await expect.poll(async () => (await direct.pubSubNumSub(channel))[channel]).toBe(2);
}

describe.skipIf(!isRedisReady)("a session that was ended at one gateway", () => {
  it("is refused by the other at once, and by one that starts later", async () => {
    const { shared, one, other } = await createPair();
    const halves = await halvesOf();
    expect((await callProcedure(other, "session.list", undefined, halves)).statusCode).toBe(200);
    await signOut(one, halves);
    await expectRefused(other, halves);
    await expectRefused(await createGateway(shared), halves);
    const living = await halvesOf({ sid: "session-2" });
    expect((await callProcedure(other, "session.list", undefined, living)).statusCode).toBe(200);
  });

  it("is kept no longer than its cookie could be used", async () => {
    const { shared, one } = await createPair();
    await signOut(one, await halvesOf({ sid: "session-3" }));
    const day = 24 * 3_600_000;
    const left = await shared.direct.pTTL(`${shared.prefix}revoked:session-3`);
    expect(left).toBeGreaterThan(day - 60_000);
    expect(left).toBeLessThanOrEqual(day + 60_000);
  });

  it.each(["cut", "silence", "freezeAll"] as const)(
    "stays refused by both while the line is broken (%s)",
    async (breakLine) => {
      const { shared, one, other } = await createPair();
      const halves = await halvesOf();
      const heard = new Promise((done) => other.redis.subscribe("revoked", done));
      await bothListen(shared);
      await signOut(one, halves);
      await heard;
      shared[breakLine]();
      await expectRefused(one, halves);
      await expectRefused(other, halves);
    },
  );

  it("during an outage is refused there at once, and by the other when Redis is back", async () => {
    const { shared, one, other } = await createPair();
    const halves = await halvesOf();
    shared.cut();
    await signOut(one, halves);
    await expectRefused(one, halves);
    shared.mend();
    for (const { redis } of [one, other]) await isConnected(redis);
    await expect.poll(() => shared.direct.exists(`${shared.prefix}revoked:session-1`)).toBe(1);
    await expectRefused(other, halves);
  });

  it("while Redis is slow is saved once it replies again, over the connection that there is", async () => {
    const shared = await createSharedRedis();
    const redis = await shared.open(100);
    const clock = () => new Date();
    const revocations = createSharedRevocations(redis, clock);
    shared.freeze();
    await expect(redis.exec((client) => client.ping())).rejects.toThrow("no reply");
    await revocations.revoke("session-4", clock().getTime() + 60_000);
    shared.thaw();
    await expect.poll(() => shared.direct.exists(`${shared.prefix}revoked:session-4`)).toBe(1);
  });

  it("is not forgotten when Redis loses everything", async () => {
    const { shared, one, other } = await createPair();
    const halves = await halvesOf();
    await signOut(one, halves);
    shared.cut();
    await shared.forget();
    shared.mend();
    for (const { redis } of [one, other]) await isConnected(redis);
    await expect.poll(() => shared.direct.exists(`${shared.prefix}revoked:session-1`)).toBe(1);
    await expectRefused(await createGateway(shared), halves);
  });
});

describe.skipIf(!isRedisReady)("a gateway that cannot ask the others", () => {
  it("has the upstream say whether a session stands", async () => {
    let hasEnded = false;
    const { shared, one, other } = await createPair(({ path }) =>
      path === "/auth/me" && hasEnded ? refusalOf(401) : undefined,
    );
    const halves = await halvesOf();
    const current = async (gateway: Gateway) =>
      (await callProcedure(gateway, "session.current", undefined, halves)).json().result.data;
    expect(await current(other)).toMatchObject({ user: { id: 1 } });
    shared.cut();
    await signOut(one, halves);
    hasEnded = true;
    expect(await current(other)).toBeNull();
    expect(other.seen.map(({ path }) => path)).toEqual(["/auth/me", "/auth/me"]);
  });
});
