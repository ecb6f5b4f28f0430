import { createHash } from "node:crypto";
import type { ErrorData } from "@callboard/contracts/error";
import type { RenderInput } from "@callboard/contracts/rendering";
import { describe, expect, it } from "vitest";
import { fakeUpstream } from "../test/fake-upstream.ts";
import { createFakeBuild } from "../test/fake-web-build.ts";
import { blogListOf } from "../test/fixtures.ts";
import { acceptedInputs, callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { createTestApp } from "../test/test-app.ts";

type Renderer = Parameters<typeof createFakeBuild>[0];
const createSite = async (render: Renderer) => createTestApp({ build: await createFakeBuild(render) });

const sourceOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page", () => {
  it("is rendered for its address, host and time", async () => {
    const inputs: RenderInput[] = [];
    const { ask } = await createSite((input) => {
      inputs.push(input);
      return { html: "<p>Hello</p>" };
    });
    const answer = await ask.get("/blog?query=x%20y").set("host", "www.callboard.in:3000").expect(200);
    expect(answer.text).toContain('<div id="root"><p>Hello</p></div>');
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      vary: "accept-encoding",
    });
    expect(inputs[0]).toMatchObject({
      url: "/blog?query=x%20y",
      host: "www.callboard.in:3000",
      origin: "http://www.callboard.in:3000",
      now: "2026-03-01T12:00:00.000Z",
    });
  });

  it("allows its one inline script by its hash, and no inline style", async () => {
    const { ask } = await createSite(() => ({}));
    const { text, headers } = await ask.get("/");
    const scripts = [...text.matchAll(/<script(?! type="application)[^>]*>(.*?)<\/script>/gs)];
    expect(scripts).toHaveLength(1);
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${sourceOf(scripts[0]?.[1])};`);
    expect(text).not.toContain("<style");
  });

  it.each(["/", "/blog/x".padEnd(5_000, "y"), "/a/b/c", "/blog/%00", "/nothing.here"])(
    "answers an address with the status of the rendering",
    async (url) => {
      const { ask } = await createSite(() => ({ status: 404, html: "Not here" }));
      const { text } = await ask.get(url).expect(404);
      expect(text).toContain("Not here");
    },
  );

  it("answers HEAD like GET, without a body", async () => {
    const { ask } = await createSite(() => ({ status: 404, html: "x".repeat(5_000) }));
    const answer = await ask.head("/blog").set("accept-encoding", "gzip").expect(404);
    expect(answer.headers["content-type"]).toContain("text/html");
    expect(answer.text).toBeFalsy();
  });

  it("reads as nobody, whoever opens it", async () => {
    const { ask, app, upstream } = await createSite(async ({ call }) => {
      const mine = await call("comment.mine", {}).catch(({ data }: { data: ErrorData }) => data.code);
      return { html: `${JSON.stringify(await call("comment.list", { blog_id: 1 }))} ${mine}` };
    });
    const seen = fakeUpstream({ upstream });
    const halves = await halvesOf();
    expect((await callProcedure({ app }, "comment.mine", undefined, halves)).statusCode).toBe(200);
    const { text, headers } = await ask.get("/blog").set(halves).expect(200);
    expect(text).toContain("unauthorized");
    expect(headers["set-cookie"]).toBeUndefined();
    const sent = seen.map(({ path, headers: { authorization } }) => [
      path.split("/")[2],
      authorization !== undefined,
    ]);
    expect(sent).toEqual([
      ["mine?page=1&limit=10", true],
      ["blog", false],
    ]);
  });

  it("changes nothing", async () => {
    const { ask, upstream } = await createSite(async ({ call }) => {
      const outcome = await call("contact.create", acceptedInputs["contact.create"]).then(
        () => "sent",
        ({ data }: { data: ErrorData }) => data.code,
      );
      return { html: outcome };
    });
    const seen = fakeUpstream({ upstream });
    expect((await ask.get("/blog")).text).not.toContain(">sent<");
    expect(seen).toEqual([]);
  });

  it("is no answer to a POST", async () => {
    const { ask } = await createSite(() => ({}));
    await ask.post("/blog").expect(404).expect("content-type", /json/);
  });

  it("leads a form that a browser sends by itself back to its page, without what was typed", async () => {
    const { ask, logLines } = await createSite(() => ({}));
    const answer = await ask
      .post("/login?next=%2Faccount")
      .type("form")
      .send({ username: "asha", password: "a curtain rises" })
      .expect(303)
      .expect("location", "/login?next=%2Faccount#needs-script");
    expect(answer.text + logLines.join("")).not.toContain("curtain");
  });

  it.each([
    [308, 308],
    [302, 302],
    [200, 302],
  ])("redirects (%i gives %i)", async (status, sent) => {
    const { ask } = await createSite(() => ({ status, redirect: "/Crowdfunding/1" }));
    const answer = await ask.get("/event/1").expect(sent);
    expect(answer.headers.location).toBe("/Crowdfunding/1");
  });

  it.each(["//evil.example/x", "///evil.example/x", "/\\evil.example/x"])(
    "is not asked for another host by %s",
    async (url) => {
      const addresses: string[] = [];
      const { app } = await createSite((input) => {
        addresses.push(new URL(input.url, input.origin).host);
        return {};
      });
      await app.inject({ url, headers: { host: "callboard.in" } });
      expect(addresses.filter((host) => host !== "callboard.in")).toEqual([]);
    },
  );

  it.each(["br", "gzip"])("is compressed with %s when it is worth it", async (encoding) => {
    const { app } = await createSite(() => ({ html: "x".repeat(5_000) }));
    const { headers } = await app.inject({ url: "/", headers: { "accept-encoding": encoding } });
    expect(headers["content-encoding"]).toBe(encoding);
  });
});

describe("a page that cannot be rendered", () => {
  it("becomes a page that says so, under the same headers", async () => {
    const { ask, logLines } = await createSite(() => {
      throw new Error("secret reason");
    });
    const { text, headers } = await ask
      .get("/blog")
      .expect(500)
      .expect("content-type", /text\/html/);
    expect(text).toContain("The lights went out");
    expect(text).toContain(headers["x-request-id"]);
    expect(text).not.toContain("secret reason");
    expect(logLines.join("")).toContain("secret reason");
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1];
    expect(headers["content-security-policy"]).toContain(`style-src 'self' ${sourceOf(style)};`);
  });
});

describe("a call from a page", () => {
  it("reaches the upstream as the visitor", async () => {
    const { ask, upstream } = await createSite(async ({ call }) => ({
      html: JSON.stringify(await call("blog.list", { limit: 2 })),
    }));
    const headers = { "x-domain-suffix": ".co.uk", "x-request-id": "page-1" };
    upstream.intercept({ path: (path) => path.includes("limit=2"), headers }).reply(200, blogListOf(7));
    const answer = await ask.get("/").set({ host: "callboard.co.uk", "x-request-id": "page-1" }).expect(200);
    expect(answer.text).toContain('"id":7');
  });

  it.each<[string, string, unknown, string, ErrorData["code"]]>([
    ["the upstream's", "blog.bySlug", { slug: "gone" }, "Blog not found", "not_found"],
    ["bad input's", "blog.list", { limit: 0 }, "Too small", "validation"],
    ["an unknown procedure's", "blog.drop", {}, "Resource not found", "not_found"],
  ])("rejects with %s failure", async (_name, path, input, message, code) => {
    const { ask, upstream } = await createSite(async ({ call }) => {
      const failure = await call(path, input).catch(({ message, data }) => ({ message, data }));
      return { html: JSON.stringify(failure) };
    });
    upstream.intercept({ path: () => true }).reply(404, "");
    const { text } = await ask.get("/").expect(200);
    expect(text).toContain(`"message":"${message}`);
    expect(text).toContain(`"code":"${code}"`);
  });
});
