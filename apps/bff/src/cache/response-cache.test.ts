import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createCachingApp as createApp } from "../test/caching-app.ts";
import { refusalOf, type Seen } from "../test/fake-upstream.ts";
import { blogListOf } from "../test/fixtures.ts";
import { acceptedInputs, callProcedure } from "../test/procedures.ts";
import { halvesOf } from "../test/signed-in.ts";
import { procedureUrl } from "../test/test-app.ts";

const long = blogListOf(...Array.from({ length: 10 }, (_, index) => index + 1));
const url = procedureUrl("blog.list", { limit: 10 });

const createCachingApp = (
  change: (seen: Seen) => ReturnType<typeof refusalOf> | undefined = () => undefined,
) =>
  createApp((asked) => {
    const isList = asked.path.startsWith("/blog/view?");
    return change(asked) ?? (isList ? { statusCode: 200, data: JSON.stringify(long) } : undefined);
  });

describe("a public answer", () => {
  it("is made once and then sent as it is, in the encoding that is accepted", async () => {
    const { ask, seen } = await createCachingApp();
    const first = await ask.get(url).set("accept-encoding", "identity").expect(200);
    expect(first.headers["cache-status"]).toBe("callboard; fwd=miss; stored");
    for (const [accepted, encoding, decode] of [
      ["identity", undefined, (body: Buffer) => body],
      ["gzip, deflate", "gzip", gunzipSync],
      ["gzip, deflate, br", "br", brotliDecompressSync],
    ] as const) {
      const asked = () =>
        ask
          .get(url)
          .set("accept-encoding", accepted)
          .buffer(true)
          .parse((response, done) => {
            const chunks: Buffer[] = [];
            response.on("data", (chunk) => chunks.push(chunk));
            response.on("end", () => done(null, Buffer.concat(chunks)));
          });
      await ask.get(url).set("accept-encoding", accepted);
      const { body, headers } = await asked();
      expect(headers["cache-status"]).toBe("callboard; hit");
      if (encoding !== "gzip") expect(headers["content-encoding"]).toBe(encoding);
      const plain = headers["content-encoding"] && !body.includes("Article 1") ? decode(body) : body;
      expect(JSON.parse(plain.toString())).toEqual(first.body);
    }
    expect(seen).toHaveLength(1);
  });

  it("has the headers of every answer when it comes from the cache", async () => {
    const { ask } = await createCachingApp();
    const { headers: made } = await ask.get(url);
    const { headers: cached } = await ask.get(url).set("x-request-id", "mine");
    const own = ["cache-status", "x-request-id", "date", "keep-alive", "connection", "transfer-encoding"];
    for (const name of own) {
      delete made[name];
      if (name !== "x-request-id") delete cached[name];
    }
    expect(cached).toEqual({ ...made, "x-request-id": "mine" });
  });

  it("need not be sent to somebody who has it", async () => {
    const { ask } = await createCachingApp();
    const { headers } = await ask.get(url);
    const { text } = await ask.get(url).set("if-none-match", `W/${headers.etag}, "x"`).expect(304);
    expect(text).toBe("");
    await ask.get(url).set("if-none-match", '"another"').expect(200);
  });

  it("is cached for each domain apart, and under a host that is one", async () => {
    const { ask, seen } = await createCachingApp();
    for (const host of ["callboard.in", "callboard.in", "callboard.us", "callboard.us"]) {
      await ask.get(url).set("host", host).expect(200);
    }
    expect(seen.map(({ headers }) => headers["x-domain-suffix"])).toEqual([".in", ".us"]);
    await ask.get(url).set("host", "a b").expect(400);
  });

  it("is read again for no-cache, and that is what others get", async () => {
    const { ask, seen } = await createCachingApp();
    await ask.get(url);
    await ask.get(url).set("cache-control", "no-cache");
    await ask.get(url);
    expect(seen).toHaveLength(2);
  });

  it("is revalidated behind the stale answer", async () => {
    const { ask, seen, pass } = await createCachingApp();
    await ask.get(url);
    pass(3_001);
    await ask.get(url);
    await new Promise((resolve) => setTimeout(resolve, 20));
    await ask.get(url);
    expect(seen).toHaveLength(2);
  });

  it("outlives the upstream by a day, and says so", async () => {
    const { ask, pass, takeDown } = await createCachingApp();
    const { body } = await ask.get(url);
    takeDown();
    pass(80_000_000);
    const stale = await ask.get(url).expect(200);
    expect(stale.body).toEqual(body);
    expect(stale.headers["cache-status"]).toBe("callboard; hit; detail=stale");
    pass(7_000_000);
    await ask.get(url).expect(502);
  });

  it("in a batch is cached where every part of it is public", async () => {
    const { ask, seen } = await createCachingApp();
    const batch = "/trpc/blog.list,tag.list?batch=1&input=%7B%220%22%3A%7B%7D%7D";
    await ask.get(batch);
    expect((await ask.get(batch)).headers["cache-status"]).toBe("callboard; hit");
    expect(seen).toHaveLength(2);
    const mixed = "/trpc/blog.list,session.list?batch=1&input=%7B%7D";
    expect((await ask.get(mixed)).status).toBe(207);
    expect((await ask.get(mixed)).headers["cache-status"]).toBeUndefined();
  });

  it("that failed is not cached", async () => {
    const { ask, seen } = await createCachingApp(() => refusalOf(404, "Resource not found"));
    await ask.get(url).expect(404);
    await ask.get(url).expect(404);
    expect(seen).toHaveLength(2);
  });
});

describe("a public answer to somebody who shows a token", () => {
  it("comes from the cache, and is stored for everybody", async () => {
    const { ask, seen } = await createCachingApp();
    const halves = await halvesOf();
    const made = await ask.get(url).set(halves).expect(200);
    expect(made.headers).toMatchObject({ "cache-control": "no-cache" });
    expect(made.headers["set-cookie"]).toBeUndefined();
    const own = await ask.get(url).set(halves);
    const other = await ask.get(url);
    expect([own, other].map(({ headers }) => headers["cache-status"])).toEqual(
      Array(2).fill("callboard; hit"),
    );
    expect(own.text).toBe(other.text);
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it("is refused to a page of another site", async () => {
    const { ask } = await createCachingApp();
    await ask.get(url).expect(200);
    const { authorization } = await halvesOf();
    await ask.get(url).set({ authorization, "sec-fetch-site": "cross-site" }).expect(403);
    await ask.get(url).set({ authorization, origin: "https://other.example" }).expect(403);
  });

  it("is not in a batch with a personal one", async () => {
    const { ask } = await createCachingApp();
    const batch = "/trpc/blog.list,comment.list?batch=1&input=%7B%221%22%3A%7B%22blog_id%22%3A1%7D%7D";
    for (const _ of [1, 2]) await ask.get(batch).expect(200);
    expect((await ask.get(batch)).headers["cache-status"]).toBe("callboard; hit");
    const own = await ask.get(batch).set(await halvesOf());
    expect(own.headers["cache-control"]).toBe("no-store");
    expect(own.headers["cache-status"]).toBeUndefined();
  });
});

describe("somebody's own answer", () => {
  it("is never cached", async () => {
    const test = await createCachingApp();
    const halves = await halvesOf();
    for (const path of ["comment.list", "comment.mine", "session.list", "event.viewer"] as const) {
      for (const headers of [halves, halves]) {
        const answer = await callProcedure(test, path, undefined, headers);
        expect([path, answer.headers["cache-control"]]).toEqual([path, "no-store"]);
        expect(answer.headers["cache-status"]).toBeUndefined();
      }
    }
    expect(test.seen).toHaveLength(8);
  });

  it("shares what the upstream says to everybody", async () => {
    const test = await createCachingApp();
    await callProcedure(test, "blog.list", {}, await halvesOf());
    await callProcedure(test, "blog.list", {}, await halvesOf({ sid: "session-2" }));
    expect(test.seen).toHaveLength(1);
  });
});

describe("a change", () => {
  it.each([
    ["comment.create", "comment.list"],
    ["event.create", "event.list"],
    ["contribution.create", "contribution.ledger"],
    ["contribution.reverse", "event.get"],
    ["profile.claimArtist", "profile.list"],
  ] as const)("by %s shows at once in %s, and leaves the rest", async (change, read) => {
    const test = await createCachingApp();
    const asked = procedureUrl(read, acceptedInputs[read]);
    for (const address of [asked, asked, url, url]) await test.ask.get(address).expect(200);
    expect(test.seen).toHaveLength(2);
    await callProcedure(test, change, undefined, await halvesOf());
    await test.ask.get(asked).expect(200);
    expect(test.seen).toHaveLength(4);
    expect((await test.ask.get(url)).headers["cache-status"]).toBe("callboard; hit");
  });
});

it("two hundred who ask at once are one read", async () => {
  const { ask, app, seen } = await createCachingApp();
  await app.listen({ port: 0 });
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask.get(url)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(seen).toHaveLength(1);
});
