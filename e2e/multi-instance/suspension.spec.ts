import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { childEnv, projectNode, root } from "../../scripts/workspace.mjs";
import { newPerson, type Person } from "../account.ts";
import { codeOf } from "../admin.ts";
import { expect, test } from "../journey.ts";
import { change, type Halves, read } from "./direct.ts";
import { databaseUrl, isRunning } from "./programs.ts";

test.skip(!isRunning, "needs PostgreSQL and Redis");

type Client = Halves & { "x-forwarded-for": string };

/** Signs up at a gateway. Gives both halves of the session, and the id of the account. */
async function signUpAt(request: APIRequestContext, gateway: 0 | 1, person: Person, address: string) {
  const { number, ...account } = person;
  const client = { "x-forwarded-for": address };
  const input = { ...account, phone: `+91${number}` };
  const begun = await change(request, gateway, "session.signUp", input, client);
  const { token, user } = (await begun.json()).result.data.auth;
  const [cookie = ""] = (begun.headers()["set-cookie"] ?? "").split(";");
  const halves: Client = { cookie, authorization: `Bearer ${token}`, ...client };
  return { halves, id: Number(user.id) };
}

/** Makes somebody a moderator by the command of the server, with a second factor that was shown just now. */
async function appoint(request: APIRequestContext, { username }: Person, halves: Client) {
  const command = [join(root, "apps/api/src/staff.ts"), "add", username, "--role", "moderator"];
  execFileSync(projectNode, command, { env: childEnv({ DATABASE_URL: databaseUrl }), stdio: "ignore" });
  const setUp = await change(request, 0, "factor.setUp", undefined, halves);
  const { secret } = (await setUp.json()).result.data;
  const confirmed = await change(request, 0, "factor.confirm", { code: codeOf(secret) }, halves);
  expect(confirmed.status()).toBe(200);
}

test("an account that is suspended at one gateway is out at the other within a second, and cannot sign in there", async ({
  playwright,
}) => {
  // Each has a jar of cookies of their own.
  const [desk, request] = [await playwright.request.newContext(), await playwright.request.newContext()];
  const [moderator, artist] = [newPerson("Farah Khan"), newPerson("Ravi Menon")];
  const staff = await signUpAt(desk, 0, moderator, "203.0.113.41");
  const { halves, id } = await signUpAt(request, 1, artist, "203.0.113.42");
  await appoint(desk, moderator, staff.halves);
  const statuses = async () => [
    (await read(request, 0, "session.list", undefined, halves)).status(),
    (await read(request, 1, "session.list", undefined, halves)).status(),
  ];
  expect(await statuses()).toEqual([200, 200]);

  const input = { id, reason: "It asks artists for money", until: null };
  const suspended = await change(desk, 0, "people.suspend", input, staff.halves);
  const since = performance.now();
  expect(suspended.status()).toBe(200);
  await expect.poll(async () => (await statuses()).toString(), { intervals: [50] }).toBe("401,401");
  expect(performance.now() - since).toBeLessThan(1_000);

  const { username, password } = artist;
  for (const gateway of [0, 1] as const) {
    const signIn = await change(request, gateway, "session.signIn", { username, password }, halves);
    expect(signIn.status()).toBe(403);
    expect((await signIn.json()).error.data.code).toBe("suspended");
  }
  for (const client of [desk, request]) await client.dispose();
});
