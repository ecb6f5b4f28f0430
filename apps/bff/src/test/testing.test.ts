import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import {
  answerOf,
  articleSummaryOf,
  createBrowser,
  type Gateway,
  refusalOf,
  startGateway,
} from "./testing.ts";

describe("a gateway for tests of others", () => {
  let gateway: Gateway;
  beforeAll(async () => {
    gateway = await startGateway({
      answer: ({ path }) => {
        if (path.startsWith("/tag/view")) return refusalOf(404, "Resource not found");
        const pagination = { page: 1, limit: 5, hasNextPage: false };
        return path.startsWith("/blog/view?")
          ? answerOf({ blogs: [articleSummaryOf(7)], pagination })
          : undefined;
      },
    });
  });
  afterAll(() => gateway.stop());

  it("is set up before all tests, with an API that says what they want", async () => {
    const answer = await fetch(`${gateway.origin}/trpc/blog.list`);
    expect(await answer.json()).toMatchObject({ result: { data: { blogs: [{ id: 7 }] } } });
    expect((await fetch(`${gateway.origin}/trpc/tag.list`)).status).toBe(404);
    expect(gateway.requests.map(({ path }) => path.split("?")[0])).toEqual(["/blog/view", "/tag/view"]);
  });

  it("serves pages without a build of web", async () => {
    const page = await fetch(`${gateway.origin}/blog`);
    expect(page.headers.get("content-type")).toMatch("text/html");
    expect(await page.text()).toContain("<main>/blog</main>");
  });

  it("knows somebody who never had to sign in", async () => {
    const { headers, user } = await gateway.signedIn({ id: 5, name: "Asha" });
    expect(user).toMatchObject({ id: 5, name: "Asha" });
    const ask = (given: Record<string, string>) =>
      fetch(`${gateway.origin}/trpc/comment.mine`, { headers: given });
    expect((await ask(headers)).status).toBe(200);
    expect((await ask({ cookie: headers.cookie })).status).toBe(403);
    expect((await ask({})).status).toBe(401);
  });

  it("signs in through a browser, which keeps the cookie over plain http", async () => {
    const browser = gateway.openBrowser();
    const send = (path: string, input: unknown, token = "") =>
      browser.fetch(`/trpc/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(input),
      });
    const answer = await send("session.signIn", { username: "person-1", password: "password" });
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^__Host-Http-sid=.+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { result } = (await answer.json()) as { result: { data: { auth: { token: string } } } };
    expect([...browser.cookies.keys()]).toContain("__Host-Http-sid");
    expect((await send("session.signOut", undefined, result.data.auth.token)).status).toBe(200);
    expect([...browser.cookies.keys()]).not.toContain("__Host-Http-sid");
  });

  it("opens a browser of somebody who is signed in", async () => {
    const { state } = await gateway.signedIn();
    const browser = gateway.openBrowser(state);
    const { token } = JSON.parse(browser.localStorage.getItem("auth") ?? "") as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    expect((await browser.fetch("/trpc/comment.mine", { headers })).status).toBe(200);
    expect((await browser.fetch("/trpc/comment.mine", { headers, credentials: "omit" })).status).toBe(401);
  });

  it("is gone at the end of its scope", async () => {
    let origin = "";
    {
      await using scoped = await startGateway();
      origin = scoped.origin;
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    }
    await expect(fetch(`${origin}/healthz`)).rejects.toThrow();
  });
});

describe("a browser for tests", () => {
  async function openPage(cookies: string[], host = "127.0.0.1") {
    const asked: { cookie: string | undefined; origin: string | undefined; site: unknown }[] = [];
    const server = createServer(({ headers }, response) => {
      asked.push({ cookie: headers.cookie, origin: headers.origin, site: headers["sec-fetch-site"] });
      response.setHeader("set-cookie", cookies).end();
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    return { asked, browser: createBrowser(`http://${host}:${port}`) };
  }

  it.each([
    ["__Host-a=1; Path=/; Secure", true],
    ["__Host-a=1; Path=/", false],
    ["__Host-a=1; Path=/; Secure; Domain=127.0.0.1", false],
    ["__Host-a=1; Secure", false],
    ["__Host-Http-a=1; Path=/; Secure; HttpOnly", true],
    ["__Host-Http-a=1; Path=/; Secure", false],
    ["a=1", true],
    ["a=1; Max-Age=0", false],
  ])("takes %s or does not: %s", async (cookie, isTaken) => {
    const { asked, browser } = await openPage([cookie]);
    await browser.fetch("/");
    await browser.fetch("/");
    expect(browser.cookies.size).toBe(isTaken ? 1 : 0);
    expect(asked.at(-1)?.cookie).toBe(isTaken ? cookie.split(";")[0] : undefined);
  });

  it.each([
    ["http://board.example", 0],
    ["http://localhost:3000", 1],
    ["https://board.example", 1],
  ])("keeps secure cookies of %s: %i", async (origin, count) => {
    const headers = { "set-cookie": "__Host-a=1; Path=/; Secure" };
    vi.stubGlobal("fetch", async () => new Response("", { headers }));
    onTestFinished(() => void vi.unstubAllGlobals());
    const browser = createBrowser(origin);
    await browser.fetch("/");
    expect(browser.cookies.size).toBe(count);
  });

  it("says which page a call comes from, and calls no other origin", async () => {
    const { asked, browser } = await openPage([]);
    await browser.fetch("/");
    await browser.fetch("/", { method: "POST" });
    expect(asked[0]).toEqual({ cookie: undefined, origin: undefined, site: "same-origin" });
    expect(asked[1]?.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    await expect(browser.fetch("https://other.example/")).rejects.toThrow("does not call");
  });
});
