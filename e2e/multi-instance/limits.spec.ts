import { newPerson } from "../account.ts";
import { expect, test } from "../journey.ts";
import { change, type Halves, read } from "./direct.ts";
import { isRunning } from "./programs.ts";

test.skip(!isRunning, "needs PostgreSQL and Redis");

const message = { name: "Asha Rao", email: "asha@example.com", message: "Which door is it?" };

test("what a client may do at two gateways is as much as at one", async ({ request }) => {
  const client = { "x-forwarded-for": "203.0.113.7" };
  const statuses: number[] = [];
  for (let call = 0; call < 12; call += 1) {
    const answer = await change(request, call % 2 === 0 ? 0 : 1, "contact.create", message, client);
    statuses.push(answer.status());
    if (answer.status() === 429) expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
});

test("a session that one gateway began is known to the other, and ended for both by either", async ({
  request,
}) => {
  const { number, ...person } = newPerson();
  const begun = await change(request, 0, "session.signUp", { ...person, phone: `+91${number}` });
  expect(begun.status()).toBe(200);
  const { token } = (await begun.json()).result.data.auth;
  const [cookie = ""] = (begun.headers()["set-cookie"] ?? "").split(";");
  const halves: Halves = { cookie, authorization: `Bearer ${token}` };
  const list = async (gateway: 0 | 1) =>
    (await read(request, gateway, "session.list", undefined, halves)).status();
  expect([await list(0), await list(1)]).toEqual([200, 200]);
  expect((await change(request, 1, "session.signOut", undefined, halves)).status()).toBe(200);
  expect([await list(0), await list(1)]).toEqual([401, 401]);
});
