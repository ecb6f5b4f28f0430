import { beforeEach, describe, expect, it } from "vitest";
import { AppError, UpstreamError } from "../app-error.ts";
import type { CacheTag } from "./cache-tag.ts";
import { createUpstreamCache, type UpstreamCache } from "./upstream-cache.ts";

const times = { maxAge: 1_000, staleWhileRevalidate: 10_000, staleIfError: 100_000 };

let [time, calls] = [0, 0];
let cache: UpstreamCache;
let failure: Error | undefined;
let gate: Promise<void> | undefined;

beforeEach(() => {
  [time, calls, failure, gate] = [1_000_000, 0, undefined, undefined];
  cache = createUpstreamCache(times, 1_000_000, () => new Date(time));
});

async function load() {
  calls += 1;
  const count = calls;
  await gate;
  if (failure) throw failure;
  return { value: count, size: 100 };
}

const read = (changes: Partial<Parameters<UpstreamCache["read"]>[0]> = {}) =>
  cache.read({ key: "/blog/view", tags: ["article"], mustBeFresh: false, load, ...changes });
const outcome = async (changes = {}) => {
  const { value, result } = await read(changes);
  return [value, result === "stale_if_error" ? "stale" : "good"];
};
/** Lets background revalidation finish. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
const down = new UpstreamError("network");

describe("a read that may be about more than it turns out to be", () => {
  const article = { tags: ["article", "event"] as const };
  const about = (...tags: CacheTag[]) => ({ ...article, load: async () => ({ ...(await load()), tags }) });

  it.each([
    ["outlives a change of what it is not about", about("article"), 1],
    ["is outdated by a change of what it is about", about("article", "event"), 2],
    ["is about all where it does not say", article, 2],
  ])("%s", async (_name, changes, reads) => {
    await read(changes);
    cache.expire(["event"]);
    await read(changes);
    expect(calls).toBe(reads);
  });

  it("is outdated by a change while it is read of what it turns out to be about", async () => {
    for (const [changes, reads] of [
      [about("article"), 1],
      [about("event"), 3],
    ] as const) {
      const key = `${reads}`;
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      const first = read({ ...changes, key });
      cache.expire(["event"]);
      resolve();
      await first;
      await read({ ...changes, key });
      expect(calls).toBe(reads);
    }
  });
});

describe("upstream cache", () => {
  it("makes one request of two hundred identical reads at a time", async () => {
    const all = await Promise.all(Array.from({ length: 200 }, () => outcome()));
    expect(calls).toBe(1);
    expect(new Set(all.map(([data]) => data))).toEqual(new Set([1]));
  });

  it("serves an entry until max-age, then stale while it revalidates", async () => {
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

  it("waits for the upstream past stale-while-revalidate", async () => {
    await read();
    time += 11_001;
    expect(await outcome()).toEqual([2, "good"]);
  });

  it("serves stale, and says so, until stale-if-error while the upstream is down", async () => {
    await read();
    failure = down;
    time += 11_001;
    expect(await outcome()).toEqual([1, "stale"]);
    time += 88_000;
    expect(await outcome()).toEqual([1, "stale"]);
    time += 2_000;
    await expect(read()).rejects.toBe(down);
  });

  it("does not ask again for a moment after a failure", async () => {
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
    "serves nothing stale instead of %s",
    async (code) => {
      await read();
      failure = new UpstreamError(code);
      time += 11_001;
      await expect(read()).rejects.toBe(failure);
      failure = down;
      await expect(read()).rejects.toBe(down);
    },
  );

  it("forgets what turns out to be gone behind a stale answer", async () => {
    await read();
    failure = new UpstreamError("not_found");
    time += 1_001;
    expect(await outcome()).toEqual([1, "good"]);
    await settle();
    await expect(read()).rejects.toBe(failure);
  });

  it("does not ask again for a moment after a failure behind a stale answer", async () => {
    await read();
    failure = down;
    time += 1_001;
    for (let count = 0; count < 5; count += 1) {
      await read();
      await settle();
    }
    expect(calls).toBe(2);
  });

  it("outdates the entries of an invalidated tag, and no others", async () => {
    await read();
    await read({ key: "/video/list", tags: ["video"] });
    cache.expire(["article"]);
    expect(await outcome()).toEqual([3, "good"]);
    expect(await outcome({ key: "/video/list", tags: ["video"] })).toEqual([2, "good"]);
  });

  it("neither joins nor caches a read during which its tag was invalidated", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const before = outcome();
    await settle();
    cache.expire(["article"]);
    gate = undefined;
    expect(await outcome()).toEqual([2, "good"]);
    resolve();
    expect(await before).toEqual([1, "good"]);
    expect(await outcome()).toEqual([2, "good"]);
  });

  it("has those who ask after an invalidation share one read, also once the read before it has ended", async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    gate = gates[0].promise;
    const before = outcome();
    await settle();
    cache.expire(["article"]);
    gate = gates[1].promise;
    const after = outcome();
    gates[0].resolve();
    await before;
    const joining = outcome();
    gates[1].resolve();
    expect(await Promise.all([before, after, joining])).toEqual([
      [1, "good"],
      [2, "good"],
      [2, "good"],
    ]);
  });

  it("reads anew where the response must be fresh", async () => {
    await read();
    expect(await outcome({ mustBeFresh: true })).toEqual([2, "good"]);
    expect(await outcome()).toEqual([2, "good"]);
    failure = down;
    expect(await outcome({ mustBeFresh: true })).toEqual([2, "stale"]);
  });

  it("joins no read that was under way before where the response must be fresh", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const before = outcome();
    const fresh = outcome({ mustBeFresh: true });
    resolve();
    expect(await Promise.all([before, fresh])).toEqual([
      [1, "good"],
      [2, "good"],
    ]);
  });

  it("takes from the rate limit where somebody waits for the upstream, and nowhere else", async () => {
    let counted = 0;
    const takeFromLimit = async () => {
      counted += 1;
    };
    await Promise.all(Array.from({ length: 200 }, () => read({ takeFromLimit })));
    await read({ takeFromLimit });
    expect([calls, counted]).toEqual([1, 1]);
    time += 1_001;
    await read({ takeFromLimit });
    await settle();
    expect([calls, counted]).toEqual([2, 1]);
    await read({ takeFromLimit, mustBeFresh: true });
    expect([calls, counted]).toEqual([3, 2]);
  });

  it("reads for the others when whoever started the read is over the limit", async () => {
    const error = new AppError("too_many_requests");
    const takeFromLimit = () => Promise.reject(error);
    const asked = [read({ takeFromLimit }), read({ takeFromLimit }), read(), read()];
    const results = await Promise.allSettled(asked);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled", "fulfilled"]);
    expect(calls).toBe(1);
    time += 11_001;
    await expect(read({ takeFromLimit })).rejects.toBe(error);
    failure = down;
    expect(await outcome()).toEqual([1, "stale"]);
  });

  it("evicts to make room for what is read again", async () => {
    cache = createUpstreamCache(times, 8_000, () => new Date(time));
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
