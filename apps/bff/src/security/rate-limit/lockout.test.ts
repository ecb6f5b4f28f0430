import { describe, expect, it } from "vitest";
import { fakeUpstream, refusalOf } from "../../test/fake-upstream.ts";
import { envelopeOf } from "../../test/fixtures.ts";
import { secrets, userOf } from "../../test/fixtures-account.ts";
import { callProcedure } from "../../test/procedures.ts";
import { halvesOf } from "../../test/signed-in.ts";
import { createTestApp } from "../../test/test-app.ts";

const { username, phone } = userOf(1);
const right = "the right password";

/** A gateway before an upstream that knows one password; `client` is who a trusted proxy says is asking. */
async function createApp() {
  const test = await createTestApp({ settings: { TRUST_PROXY: ["127.0.0.1"] } });
  const seen = fakeUpstream(test, ({ path, body }) => {
    if (path !== "/auth/login") return undefined;
    const { username: typed, password } = JSON.parse(body);
    if (password !== right) return refusalOf(401, "Invalid credentials");
    const id = Number(/\d$/.exec(typed)?.[0] ?? 2);
    const other = id === 1 ? {} : { phone: `+44770090000${id}` };
    const user = userOf(id, { username: typed, ...other });
    return { statusCode: 200, data: JSON.stringify(envelopeOf({ token: secrets.newBearer, user })) };
  });
  const signIn = async (client: string, password: string, cookie?: string, typed = username) =>
    callProcedure(
      test,
      "session.signIn",
      { username: typed, password },
      { "x-forwarded-for": client, ...(cookie && { cookie }) },
    );
  const statusOf = async (...args: Parameters<typeof signIn>) => (await signIn(...args)).statusCode;
  return { ...test, seen, signIn, statusOf };
}

type SignIn = Awaited<ReturnType<typeof createApp>>["signIn"];

/** The device cookie that somebody gets who signs in. */
async function deviceOf(signIn: SignIn, typed = username, former = ""): Promise<string> {
  const { headers } = await signIn("198.51.100.9", right, former, typed);
  const cookie = (headers["set-cookie"] as unknown as string[]).find((each) => each.includes("device="));
  expect(cookie).toMatch(
    /^__Host-Http-device=[\w.-]+; Path=\/; HttpOnly; Secure; SameSite=Strict; Max-Age=15552000$/,
  );
  return cookie?.split(";")[0] ?? "";
}

/** Guesses until nothing is let through any more, one network after the other. */
async function exhaust(statusOf: (client: string, password: string) => Promise<number>, networks: number) {
  let guesses = 0;
  for (let network = 0; network < networks; network += 1) {
    for (let address = 0; address < 6; address += 1) {
      guesses += Number((await statusOf(`203.0.${network}.${address}`, "wrong")) === 401);
    }
  }
  return guesses;
}

describe("the owner of an account whose password a stranger guesses", () => {
  it("signs in from elsewhere after one network has used up its guesses", async () => {
    const { statusOf } = await createApp();
    expect(await exhaust(statusOf, 1)).toBe(5);
    expect(await statusOf("203.0.0.77", right)).toBe(429);
    expect(await statusOf("198.51.100.1", right)).toBe(200);
  });

  it("signs in on a browser that they used before after thirty guesses of many networks", async () => {
    const { signIn, statusOf } = await createApp();
    const device = await deviceOf(signIn);
    expect(await exhaust(statusOf, 10)).toBe(30);
    expect(await statusOf("198.51.100.1", right)).toBe(429);
    expect(await statusOf("198.51.100.1", right, device)).toBe(200);
    // Also where the stranger's own network is the only one there is.
    expect(await statusOf("203.0.0.1", right, device)).toBe(200);
  });

  it("does not give strangers more guesses by signing in", async () => {
    const { statusOf } = await createApp();
    expect(await exhaust(statusOf, 5)).toBe(25);
    expect(await statusOf("198.51.100.1", right)).toBe(200);
    expect(await exhaust((client, password) => statusOf(client.replace("203", "204"), password), 5)).toBe(5);
  });
});

it("right passwords that come at once from forty networks leave nothing counted", async () => {
  const { statusOf } = await createApp();
  const entered = async () => {
    const all = Array.from({ length: 40 }, (_, network) => statusOf(`198.51.${network}.1`, right));
    return (await Promise.all(all)).filter((status) => status === 200).length;
  };
  expect(await entered()).toBe(30);
  expect(await entered()).toBe(30);
});

describe("a device cookie", () => {
  it("has five guesses of its own, wherever the browser is", async () => {
    const { signIn, statusOf } = await createApp();
    const device = await deviceOf(signIn);
    const statuses: number[] = [];
    for (let network = 0; network < 6; network += 1) {
      statuses.push(await statusOf(`192.0.${network}.1`, "wrong", device));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await statusOf("192.0.50.1", right)).toBe(200);
  });

  it.each([
    ["of another account", (signIn: SignIn) => deviceOf(signIn, "somebody-else")],
    ["that was changed", async (signIn: SignIn) => `${(await deviceOf(signIn)).slice(0, -3)}AAA`],
    ["that is a session's", async () => (await halvesOf()).cookie.replace("-sid=", "-device=")],
    ["that is none", async () => "__Host-Http-device=x"],
  ])("%s is a stranger's", async (_what, cookieOf) => {
    const { signIn, statusOf } = await createApp();
    const cookie = await cookieOf(signIn);
    expect(await exhaust(statusOf, 10)).toBe(30);
    expect(await statusOf("198.51.100.1", right, cookie)).toBe(429);
  });

  it("knows the last three accounts, by each identifier, however it is written", async () => {
    const { signIn, seen, app } = await createApp();
    let cookie = "";
    for (const id of [4, 3, 2, 1, 3]) cookie = await deviceOf(signIn, userOf(id).username, cookie);
    await callProcedure({ app }, "password.requestCode", { phone }, { cookie });
    expect(seen.at(-1)?.headers["x-known-accounts"]).toBe("3,1,2");
    const { email } = userOf(1);
    for (const typed of [username.toUpperCase(), email.toUpperCase(), phone, phone.slice(3)]) {
      for (let guess = 0; guess < 30; guess += 1) await signIn(`203.0.${guess}.1`, "wrong", undefined, typed);
      expect((await signIn("198.51.100.1", "wrong", undefined, typed)).statusCode).toBe(429);
      expect((await signIn("198.51.100.1", "wrong", cookie, typed)).statusCode).toBe(401);
    }
  });

  it("has room for three accounts of the longest names", async () => {
    const { signIn } = await createApp();
    let cookie = "";
    for (const id of [3, 2, 1]) cookie = await deviceOf(signIn, `${"ḝ".repeat(190)}${id}`, cookie);
    expect(cookie.length).toBeLessThan(1_000);
  });

  it("is no session", async () => {
    const { signIn, app } = await createApp();
    const device = await deviceOf(signIn);
    const cookie = device.replace("-device=", "-sid=");
    expect(
      (await callProcedure({ app }, "session.current", undefined, { cookie })).json().result.data,
    ).toBeNull();
  });
});

describe("what the upstream hears of a visitor", () => {
  const forged = { "x-client-address": "8.8.8.8", "x-known-accounts": "1" };

  it("is the address that the gateway sees and the accounts that it sealed, whatever a browser writes", async () => {
    const { signIn, seen, app } = await createApp();
    const cookie = await deviceOf(signIn);
    const ask = (headers: Record<string, string>) =>
      callProcedure(
        { app },
        "password.requestCode",
        { phone },
        { "x-forwarded-for": "198.51.100.7", ...headers },
      );
    await ask(forged);
    await ask({ ...forged, cookie });
    const [, stranger, known] = seen.map(({ headers }) => [
      headers["x-client-address"],
      headers["x-known-accounts"],
    ]);
    expect(stranger).toEqual(["198.51.100.7", undefined]);
    expect(known).toEqual(["198.51.100.7", "1"]);
  });

  it("is nothing in reads, which are the same for all", async () => {
    const { signIn, seen, app } = await createApp();
    const cookie = await deviceOf(signIn);
    const headers = { ...forged, cookie, "user-agent": "Browser/1" };
    await callProcedure({ app }, "blog.list", undefined, headers);
    await callProcedure({ app }, "session.list", undefined, { ...headers, ...(await halvesOf()) });
    for (const { headers: sent } of seen.slice(1)) {
      const names = Object.keys(sent);
      expect(names.filter((name) => /^x-(client|known)|^user-agent$/.test(name))).toEqual([]);
    }
  });
});
