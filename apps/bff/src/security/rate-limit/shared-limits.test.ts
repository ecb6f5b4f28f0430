import { describe, expect, it } from "vitest";
import { refusalOf } from "../../test/fake-upstream.ts";
import { callProcedure, type ProcedurePath } from "../../test/procedures.ts";
import { createGateway, createSharedRedis, isConnected, isRedisReady } from "../../test/shared-redis.ts";
import { halvesOf } from "../../test/signed-in.ts";

type Gateway = Awaited<ReturnType<typeof createGateway>>;

const client = (number: number) => ({ "x-forwarded-for": `203.0.113.${number}` });

async function statusOf(gateway: Gateway, path: ProcedurePath, headers: Record<string, string>) {
  return (await callProcedure(gateway, path, undefined, headers)).statusCode;
}

/** How many of so many comments are taken from one person, with the gateways in turn. */
async function taken(gateways: Gateway[], count: number): Promise<number> {
  const headers = { ...(await halvesOf()), ...client(1) };
  let accepted = 0;
  for (let call = 0; call < count; call += 1) {
    const gateway = gateways[call % gateways.length];
    if (!gateway) throw new Error("no gateway");
    if ((await statusOf(gateway, "comment.create", headers)) === 200) accepted += 1;
  }
  return accepted;
}

describe.skipIf(!isRedisReady)("limits of two gateways on one Redis", () => {
  it("hold across them, for accounts and for clients", async () => {
    const shared = await createSharedRedis();
    const gateways = [await createGateway(shared), await createGateway(shared)];
    expect(await taken(gateways, 60)).toBe(40);
    const messages: number[] = [];
    for (let call = 0; call < 12; call += 1) {
      const gateway = gateways[call % 2] as Gateway;
      messages.push(await statusOf(gateway, "contact.create", client(2)));
    }
    expect(messages.indexOf(429)).toBe(10);
  });

  it("let no more guesses through when they come at once, and say how long to wait", async () => {
    const shared = await createSharedRedis();
    const wrong = () => refusalOf(401, "Invalid credentials");
    const gateways = [await createGateway(shared, wrong), await createGateway(shared, wrong)];
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, number) =>
        callProcedure(gateways[number % 2] as Gateway, "session.signIn", undefined, client(number)),
      ),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    const refused = guesses.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(35);
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(gateways.reduce((sum, { seen }) => sum + seen.length, 0)).toBe(5);
  });

  it("are forgotten by both after the right password at one", async () => {
    const shared = await createSharedRedis();
    let isRight = false;
    const answer = () => (isRight ? undefined : refusalOf(401));
    const [one, other] = [await createGateway(shared, answer), await createGateway(shared, answer)];
    const signIn = (gateway: Gateway) => statusOf(gateway, "session.signIn", client(1));
    for (let call = 0; call < 4; call += 1) expect(await signIn(one)).toBe(401);
    isRight = true;
    expect(await signIn(other)).toBe(200);
    isRight = false;
    for (let call = 0; call < 5; call += 1) expect(await signIn(other)).toBe(401);
    expect(await signIn(one)).toBe(429);
  });

  it.each(["cut", "silence", "freezeAll"] as const)(
    "are each gateway's own while the line is broken (%s), and hold across again when it is mended",
    async (breakLine) => {
      const shared = await createSharedRedis();
      const gateways = [await createGateway(shared), await createGateway(shared)];
      expect(await taken(gateways, 20)).toBe(20);
      shared[breakLine]();
      for (const gateway of gateways) expect(await taken([gateway], 50)).toBe(40);
      shared.mend();
      for (const { redis } of gateways) await isConnected(redis);
      expect(await taken(gateways, 40)).toBe(20);
    },
  );
});
