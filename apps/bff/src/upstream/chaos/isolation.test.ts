import { describe, expect, it } from "vitest";
import { createChaosApp } from "../../test/chaos-app.ts";
import { type FaultName, faults } from "../../test/chaos-faults.ts";
import { userOf } from "../../test/fixtures-account.ts";
import { acceptedInputs, callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import type { PolicyName } from "../resilience/policy-rules.ts";

const classes = ["read", "write", "signIn", "message", "upload", "image"] as const satisfies PolicyName[];

/** Those that open a circuit in different ways; in `npm run soak` all. */
const someFaults: FaultName[] =
  process.env.SOAK === "on"
    ? (Object.keys(faults) as FaultName[])
    : ["never answers", "reset before body", "503 with Retry-After"];

/**
 * How many calls of each class are made at once: more than all classes together have connections for. At least so many
 * of them `arrive` before any has failed, if they hang.
 */
const crowds: Record<PolicyName, { count: number; arrive: number }> = {
  read: { count: 160, arrive: 60 },
  write: { count: 160, arrive: 20 },
  signIn: { count: 160, arrive: 10 },
  message: { count: 160, arrive: 20 },
  // Three are let in at a time; others would wait with their bodies unread.
  upload: { count: 3, arrive: 3 },
  image: { count: 160, arrive: 20 },
};

/** Whatever has the upstream send a text message. */
const messagePaths = ["/auth/signup", "/auth/resend/otp", "/auth/phone/change", "/auth/password/request"];
const messageProcedures = [
  "session.signUp",
  "session.resendOtp",
  "session.changePhone",
  "password.requestCode",
] as const;

function classOf({ url = "", method }: { url?: string; method?: string }): PolicyName {
  if (url.startsWith("/media/")) return "image";
  if (method === "GET") return "read";
  if (url.endsWith("/event/create")) return "upload";
  if (messagePaths.some((path) => url.endsWith(path))) return "message";
  return url.includes("/auth/") ? "signIn" : "write";
}

/** Only where a call hangs is the deadline waited for; an upload may take twelve times as long as a read. */
function timeoutOf(sick: PolicyName, fault: FaultName): number {
  if (fault !== "never answers" && fault !== "slow body") return 10_000;
  return sick === "upload" ? 1_000 : 3_000;
}

type Headers = Record<string, string>;
type ChaosApp = Awaited<ReturnType<typeof createChaosApp>>;

/** For each class, a call by somebody whom nobody shares an answer with. */
const calls: Record<
  PolicyName,
  (test: ChaosApp, who: number, headers: Headers) => Promise<{ statusCode: number }>
> = {
  read: (test, who, headers) => callProcedure(test, "event.list", { search: `word ${who}` }, headers),
  write: (test, _who, headers) => callProcedure(test, "comment.create", undefined, headers),
  signIn: (test, who, headers) =>
    callProcedure(test, "session.signIn", { username: `p${who}`, password: "secret-1" }, headers),
  message: (test, who, headers) => {
    const path = messageProcedures[who % messageProcedures.length] ?? messageProcedures[0];
    const input = { ...(acceptedInputs[path] as object), phone: `+9198100${String(who).padStart(5, "0")}` };
    return callProcedure(test, path, input, headers);
  },
  upload: (test, _who, headers) => callProcedure(test, "event.create", undefined, headers),
  image: ({ app }, who, headers) => app.inject({ url: `/media/image-${who}.webp`, headers }),
};

async function createApp(timeout: number) {
  const TRUST_PROXY = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];
  const test = await createChaosApp({ timeout, app: { settings: { TRUST_PROXY } } });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  let people = 0;

  /** By somebody new, from an address of their own, so that no limit is met. */
  async function call(name: PolicyName): Promise<number> {
    people += 1;
    const who = people;
    const from = { "x-forwarded-for": `10.0.${who >> 8}.${who & 255}` };
    const halves = await halvesOf({ sid: `session-${who}`, user: userOf(who) });
    return (await calls[name](test, who, { ...halves, ...from })).statusCode;
  }

  const callMany = (name: PolicyName, count: number) =>
    Promise.all(Array.from({ length: count }, () => call(name)));
  return { ...test, callMany };
}

describe.each(classes)("while the calls of one class fail, here %s,", (sick) => {
  const others = classes.filter((name) => name !== sick);

  it.each(someFaults)(
    "each of the others succeeds: %s",
    async (fault) => {
      const { proxy, callMany } = await createApp(timeoutOf(sick, fault));
      const statusesOfOthers = async () =>
        new Set((await Promise.all(others.map((name) => callMany(name, 3)))).flat());
      proxy.harm((request) => (classOf(request) === sick ? fault : undefined));
      const failing = callMany(sick, crowds[sick].count);
      const enough = fault === "never answers" ? crowds[sick].arrive : 1;
      await expect.poll(() => proxy.arrived.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(enough);
      expect(await statusesOfOthers()).toEqual(new Set([200]));
      expect((await failing).filter((status) => status === 200)).toEqual([]);
      expect(await statusesOfOthers()).toEqual(new Set([200]));
    },
    90_000,
  );
});

describe("an upstream that is down", { timeout: 60_000 }, () => {
  it("is left in peace, tried again with one call, and asked by all when that succeeds", async () => {
    const { proxy, callMany } = await createApp(10_000);
    proxy.harm("502");
    await callMany("read", 20);
    const asked = proxy.arrived.length;
    expect(new Set(await callMany("read", 200))).toEqual(new Set([502]));
    // One in a second or two, to find out.
    expect(proxy.arrived.length - asked).toBeLessThan(10);
    proxy.heal();
    await expect
      .poll(async () => (await callMany("read", 1))[0], { timeout: 30_000, interval: 50 })
      .toBe(200);
    expect(new Set(await callMany("read", 50))).toEqual(new Set([200]));
  });
});
