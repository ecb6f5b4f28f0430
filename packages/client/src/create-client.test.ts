import { beforeEach, expect, it, vi } from "vitest";
import { createClient } from "./create-client.ts";
import { readFailure } from "./failure.ts";
import type { Session } from "./session.ts";

const auth = { user: { id: 3, name: "Asha" }, token: "t-3" };
const user = { ...auth.user, username: "asha" };
const credentials = { username: "asha", password: "x" };
const ok = (data: unknown) => Response.json({ result: { data } });
const refused = (code: string, status: number) =>
  Response.json({ error: { message: "No", code: -32000, data: { code, httpStatus: status } } }, { status });

let kept: unknown[];
let isSignedIn: boolean;
let answer: () => Response;
let sent: { path: string; authorization: string | null; cache: string | null }[];
const session: Session = {
  read: () => (isSignedIn ? auth : null),
  keep: (changed) => void kept.push(changed),
  fetch: async (address, init) => {
    const { pathname, search } = new URL(String(address));
    const headers = new Headers(init?.headers);
    sent.push({
      path: pathname,
      authorization: headers.get("authorization"),
      cache: headers.get("cache-control"),
    });
    const given = answer();
    if (!search.includes("batch=1") || !given.ok) return given;
    return Response.json(Array(pathname.split(",").length).fill(await given.json()));
  },
};
const client = createClient({ url: "https://callboard.example/", session });

beforeEach(() => {
  kept = [];
  sent = [];
  isSignedIn = true;
  answer = () => ok(null);
});

it("sends reads of one moment together, ten at most, and changes alone", async () => {
  const reads = Array.from({ length: 11 }, (_, id) => client.comment.list.query({ blog_id: id + 1 }));
  await Promise.all([
    ...reads,
    client.contact.create.mutate({ name: "A", email: "a@b.example", message: "Hi" }),
  ]);
  const counts = sent.map(({ path }) => [path.split("/")[2]?.split(",").length, path.startsWith("/trpc/")]);
  expect(counts.sort()).toEqual([
    [1, true],
    [1, true],
    [10, true],
  ]);
});

it("says who is signed in", async () => {
  await client.tag.list.query();
  isSignedIn = false;
  await client.tag.list.query();
  expect(sent.map(({ authorization }) => authorization)).toEqual(["Bearer t-3", null]);
});

it("reads past every cache for ten seconds after a change", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const read = createClient({ url: "https://callboard.example", session });
  await read.tag.list.query();
  await read.comment.remove.mutate({ id: 1 });
  await read.tag.list.query();
  vi.advanceTimersByTime(10_000);
  await read.tag.list.query();
  vi.useRealTimers();
  expect(sent.map(({ cache }) => cache)).toEqual([null, null, "no-cache", null]);
});

it.each([
  ["signIn", { auth, user }, auth],
  ["signUp", { auth, user, requireOtp: true, phone: "" }, auth],
  ["verifyOtp", { message: "", signedIn: { auth, user } }, auth],
  ["current", { auth, user }, auth],
  ["current", null, null],
  ["signOut", null, null],
  ["signOutEverywhere", null, null],
] as const)("keeps what session.%s leaves", async (name, data, expected) => {
  answer = () => ok(data);
  await (client.session[name].mutate as (input: unknown) => Promise<unknown>)(credentials);
  expect(kept).toEqual([expected]);
});

it("keeps the session where a code is verified for another purpose, and forgets it with a new password", async () => {
  answer = () => ok({ message: "", signedIn: null });
  await client.session.verifyOtp.mutate({ phone: "+911234567890", otp: "123456" });
  expect(kept).toEqual([]);
  await client.password.reset.mutate({ phone: "+911234567890", otp: "123456", password: "secret" });
  expect(kept).toEqual([null]);
});

it("forgets a session that the gateway does not know any more", async () => {
  answer = () => refused("unauthorized", 401);
  await expect(client.comment.remove.mutate({ id: 1 })).rejects.toThrow("No");
  expect(kept).toEqual([null]);
});

it("keeps the session where a wrong password was typed, or half of it was missing", async () => {
  answer = () => refused("unauthorized", 401);
  await expect(client.session.signIn.mutate(credentials)).rejects.toThrow("No");
  answer = () => refused("forbidden", 403);
  await expect(client.comment.remove.mutate({ id: 1 })).rejects.toThrow("No");
  expect(kept).toEqual([]);
});

it("signs out here even where the gateway could not be told", async () => {
  answer = () => {
    throw new TypeError("fetch failed");
  };
  const error = await client.session.signOut.mutate().catch((failed: unknown) => failed);
  expect(readFailure(error)).toMatchObject({ code: "network", isPassing: true });
  expect(kept).toEqual([null]);
});

it("sends nothing for a call that was broken off", async () => {
  await expect(
    client.contact.create.mutate({ name: "", email: "", message: "" }, { signal: AbortSignal.abort() }),
  ).rejects.toThrow();
  expect(sent).toEqual([]);
});
