import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clearAuth, saveAuth } from "./session.ts";
import { createBrowserClient, isPersonal } from "./trpc.ts";

type Sent = { url: string; authorization: string | null };

let sent: Sent[];

beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const one = { result: { data: null } };
    const count = new URL(url, "http://x").pathname.split(",").length;
    sent.push({ url, authorization: new Headers(init.headers).get("authorization") });
    return Response.json(url.includes("batch=1") ? Array(count).fill(one) : one);
  });
});
afterEach(clearAuth);

const client = createBrowserClient();

it("says who is signed in, where an answer may depend on it, and nobody else", async () => {
  await client.comment.mine.query({});
  saveAuth({ user: { id: 3, name: "Asha" }, token: "t-3" });
  await client.comment.mine.query({});
  await client.session.signOut.mutate();
  await client.category.list.query();
  await Promise.all([client.category.list.query(), client.comment.list.query({ blog_id: 7 })]);
  const tokens = sent.map(({ authorization }) => authorization);
  expect(tokens).toEqual([null, "Bearer t-3", "Bearer t-3", null, "Bearer t-3"]);
});

it("sends reads of one moment together and everything else alone", async () => {
  const signIn = { username: "asha", password: "x" };
  await Promise.all([
    client.category.list.query(),
    client.comment.list.query({ blog_id: 7 }),
    client.session.signIn.mutate(signIn),
    client.session.signIn.mutate(signIn),
  ]);
  const paths = sent.map(({ url }) => new URL(url, "http://x").pathname);
  expect(paths.sort()).toEqual([
    "/trpc/category.list,comment.list",
    "/trpc/session.signIn",
    "/trpc/session.signIn",
  ]);
});

it("knows what may differ from person to person", () => {
  const personal = ["comment.list", "comment.mine", "profile.mine", "session.list"];
  const others = [
    "blog.list",
    "category.list",
    "tag.list",
    "reference.cities",
    "profile.list",
    "profile.get",
  ];
  expect(personal.filter((path) => isPersonal([path.split("."), {}]))).toEqual(personal);
  expect(others.filter((path) => isPersonal([path.split("."), {}]))).toEqual([]);
  expect(isPersonal(["account", "x"])).toBe(false);
});
