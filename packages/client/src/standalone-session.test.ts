import { expect, it } from "vitest";
import { createStandaloneSession, type SessionState } from "./standalone-session.ts";

const auth = { user: { id: 3, name: "Asha" }, token: "t-3" };
const half = "__Host-Http-sid=a.b-c_d; Path=/; HttpOnly; Secure; SameSite=Strict";
const device = "__Host-Http-device=e.f; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=15552000";
const withoutHalf = "__Host-Http-sid=; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=0";
const other = "at=1; Expires=Wed, 21 Oct 2065 07:28:00 GMT";

/** A session whose gateway answers with these cookies, one answer after the other. */
function createSession(answers: string[][], state?: SessionState) {
  const sent: { cookie: string | null; credentials: unknown }[] = [];
  const states: SessionState[] = [];
  const fetch: typeof globalThis.fetch = async (_address, init) => {
    sent.push({ cookie: new Headers(init?.headers).get("cookie"), credentials: init?.credentials });
    const headers = new Headers();
    for (const cookie of answers.shift() ?? []) headers.append("set-cookie", cookie);
    return new Response("", { headers });
  };
  const session = createStandaloneSession({ state, fetch, onChange: (changed) => states.push(changed) });
  return { session, sent, states, ask: () => session.fetch("https://callboard.example/trpc/a") };
}

it("sends back the cookies that it was given, and no others", async () => {
  const { ask, sent } = createSession([[half, device, other], [withoutHalf]]);
  for (let count = 0; count < 3; count += 1) await ask();
  expect(sent.map(({ cookie }) => cookie)).toEqual([
    null,
    "__Host-Http-sid=a.b-c_d; __Host-Http-device=e.f; at=1",
    "__Host-Http-device=e.f; at=1",
  ]);
  expect(new Set(sent.map(({ credentials }) => credentials))).toEqual(new Set(["omit"]));
});

it("tells each new state, with which another program goes on", async () => {
  const { ask, session, states } = createSession([[half]]);
  await ask();
  session.keep(auth);
  const stored = JSON.parse(JSON.stringify(states.at(-1)));
  expect(stored).toEqual({ cookies: { "__Host-Http-sid": "a.b-c_d" }, auth });
  const next = createSession([], stored);
  await next.ask();
  expect([next.session.read(), next.sent[0]?.cookie]).toEqual([auth, "__Host-Http-sid=a.b-c_d"]);
});

it("forgets both halves when the session is over, and not where it was signed in", async () => {
  const { ask, session, sent } = createSession([[half, device]]);
  await ask();
  session.keep(auth);
  session.keep(null);
  await ask();
  expect([session.read(), sent.at(-1)?.cookie]).toEqual([null, "__Host-Http-device=e.f"]);
});
