import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "../app-error.ts";
import { createUpstreamCache, type UpstreamCache } from "./upstream-cache.ts";
import { UpstreamError } from "./upstream-error.ts";

const times = { maxAge: 1_000, staleWhileRevalidate: 10_000, staleIfError: 100_000 };

let [time, calls] = [0, 0];
let answers: UpstreamCache;
let failure: Error | undefined;
let gate: Promise<void> | undefined;

beforeEach(() => {
  [time, calls, failure, gate] = [1_000_000, 0, undefined, undefined];
  answers = createUpstreamCache(times, 1_000_000, () => new Date(time));
});

async function load() {
  calls += 1;
  const count = calls;
  await gate;
  if (failure) throw failure;
  return { reply: { message: "", data: count }, size: 100 };
}

const read = (changes: Partial<Parameters<UpstreamCache["read"]>[0]> = {}) =>
  answers.read({ key: "/blog/view", tag: "article", mustBeFresh: false, load, ...changes });
const outcome = async (changes = {}) => {
  const { reply, source } = await read(changes);
  return [reply.data, source === "stale" ? "stale" : "good"];
};
/** Lets what was begun in the background end. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const down = new UpstreamError("network");

describe("a shared answer", () => {
  it("is read once by two hundred at the same time", async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => outcome()));
    expect(calls).toBe(1);
    expect(new Set(all.map(([data]) => data))).toEqual(new Set([1]));
  });

  it("is given out as it is while it is fresh, then once more while the next one is read", async () => {
    expect(await outcome()).toEqual([1, "good"]);
    time += 999;
    expect(await outcome()).toEqual([1, "good"]);
    expect(calls).toBe(1);
    time += 2;
    expect(await outcome()).toEqual([1, "good"]);
    await settle();
    expect(await outcome()).toEqual([2, "good"]);
    expect(calls).toBe(2);
  });

  it("is waited for when the last one is too old", async () => {
    await read();
    time += 11_001;
    expect(await outcome()).toEqual([2, "good"]);
  });

  it("stands in for an upstream that is down, marked, for as long as that may take", async () => {
    await read();
    failure = down;
    time += 11_001;
    expect(await outcome()).toEqual([1, "stale"]);
    time += 88_000;
    expect(await outcome()).toEqual([1, "stale"]);
    time += 2_000;
    await expect(read()).rejects.toBe(down);
  });

  it("leaves an upstream that is down in peace for a moment", async () => {
    await read();
    failure = down;
    time += 11_001;
    for (let count = 0; count < 20; count += 1) await read();
    expect(calls).toBe(2);
    time += 1_001;
    await read();
    expect(calls).toBe(3);
  });

  it.each(["not_found", "forbidden", "validation"] as const)(
    "does not stand in for a clear answer such as %s",
    async (code) => {
      await read();
      failure = new UpstreamError(code);
      time += 11_001;
      await expect(read()).rejects.toBe(failure);
      failure = down;
      await expect(read()).rejects.toBe(down);
    },
  );

  it("is old at once when its tag changes, and no other is", async () => {
    await read();
    await read({ key: "/video/list", tag: "video" });
    answers.expire(["article"]);
    expect(await outcome()).toEqual([3, "good"]);
    expect(await outcome({ key: "/video/list", tag: "video" })).toEqual([2, "good"]);
  });

  it("that was under way during a change is neither joined nor kept", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const before = outcome();
    answers.expire(["article"]);
    gate = undefined;
    expect(await outcome()).toEqual([2, "good"]);
    resolve();
    expect(await before).toEqual([1, "good"]);
    expect(await outcome()).toEqual([2, "good"]);
  });

  it("is read anew for somebody who has just changed something", async () => {
    await read();
    expect(await outcome({ mustBeFresh: true })).toEqual([2, "good"]);
    expect(await outcome()).toEqual([2, "good"]);
    failure = down;
    expect(await outcome({ mustBeFresh: true })).toEqual([2, "stale"]);
  });

  it("is counted where somebody waits for the upstream, and nowhere else", async () => {
    let counted = 0;
    const count = async () => {
      counted += 1;
    };
    await Promise.all(Array.from({ length: 200 }, () => read({ count })));
    await read({ count });
    expect([calls, counted]).toEqual([1, 1]);
    time += 1_001;
    await read({ count });
    await settle();
    expect([calls, counted]).toEqual([2, 1]);
    await read({ count, mustBeFresh: true });
    expect([calls, counted]).toEqual([3, 2]);
  });

  it("is read for the others when the one who asked first is turned away", async () => {
    const refusal = new AppError("too_many_requests");
    const count = () => Promise.reject(refusal);
    const asked = [read({ count }), read({ count }), read(), read()];
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
    expect(calls).toBe(1);
    time += 11_001;
    await expect(read({ count })).rejects.toBe(refusal);
    failure = down;
    expect(await outcome()).toEqual([1, "stale"]);
  });

  it("goes when there is no room for it any more, to make way for what is asked for again", async () => {
    answers = createUpstreamCache(times, 8_000, () => new Date(time));
    const readPage = (page: number) => read({ key: `/blog/view?page=${page}` });
    for (let page = 0; page < 100; page += 1) await readPage(page);
    await readPage(0);
    expect(calls).toBe(100);
    await readPage(99);
    await readPage(98);
    expect(calls).toBe(102);
    await readPage(99);
    await readPage(98);
    expect(calls).toBe(102);
    await readPage(1);
    expect(calls).toBe(103);
  });
});
