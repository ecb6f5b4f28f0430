import { QueryObserver } from "@tanstack/react-query";
import { TRPCClientError } from "@trpc/client";
import { describe, expect, it, vi } from "vitest";
import { readFailure } from "../failure/failure.ts";
import { packQueries, unpackQueries } from "./page-state.ts";
import { createQueryClient } from "./query-client.ts";

const missing = TRPCClientError.from({
  error: { code: -32603, message: "Blog not found", data: { code: "not_found" } } as never,
});

describe("the state of a rendered page", () => {
  it("carries answers and failures through JSON, and neither is asked for again", async () => {
    const server = createQueryClient(() => {});
    await server.prefetchQuery({ queryKey: ["list"], queryFn: () => ({ blogs: ["a"] }) });
    await server.prefetchQuery({ queryKey: ["one"], queryFn: () => Promise.reject(missing) });
    const written = JSON.stringify(packQueries(server));

    const browser = createQueryClient(() => {});
    unpackQueries(browser, JSON.parse(written));
    const ask = vi.fn();
    const observe = (queryKey: string[]) => new QueryObserver(browser, { queryKey, queryFn: ask });
    const list = observe(["list"]);
    const one = observe(["one"]);
    list.subscribe(() => {});
    one.subscribe(() => {});
    expect(list.getCurrentResult().data).toEqual({ blogs: ["a"] });
    expect(one.getCurrentResult().isError).toBe(true);
    expect(readFailure(one.getCurrentResult().error)).toMatchObject({
      code: "not_found",
      message: "Blog not found",
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it("carries of listed events what their cards show, and of an event everything", () => {
    const server = createQueryClient(() => {});
    const description = `${"🎭".repeat(149)}ab${"c".repeat(2_000)}`;
    const list = {
      events: [
        { id: 1, description },
        { id: 2, description: "Short" },
      ],
      pagination: { page: 1 },
    };
    const keys = {
      list: [["event", "list"], { type: "query" }],
      pages: [["event", "list"], { type: "infinite" }],
      related: [["event", "related"], { type: "query" }],
      one: [["event", "get"], { input: { id: 1 }, type: "query" }],
    };
    for (const key of [keys.list, keys.related]) server.setQueryData(key, list);
    server.setQueryData(keys.pages, { pages: [list, list], pageParams: [1, 2] });
    server.setQueryData(keys.one, { id: 1, description });
    const browser = createQueryClient(() => {});
    unpackQueries(browser, JSON.parse(JSON.stringify(packQueries(server))));

    const cut = { ...list, events: [{ id: 1, description: `${"🎭".repeat(149)}ab` }, list.events[1]] };
    for (const key of [keys.list, keys.related]) expect(browser.getQueryData(key)).toEqual(cut);
    expect(browser.getQueryData(keys.pages)).toEqual({ pages: [cut, cut], pageParams: [1, 2] });
    expect(browser.getQueryData(keys.one)).toEqual({ id: 1, description });
  });

  it("counts an answer of an old page as fresh", () => {
    const server = createQueryClient(() => {});
    server.setQueryData(["list"], 1, { updatedAt: Date.now() - 3_600_000 });
    const browser = createQueryClient(() => {});
    unpackQueries(browser, packQueries(server));
    const observer = new QueryObserver(browser, { queryKey: ["list"] });
    expect(observer.getCurrentResult().isStale).toBe(false);
  });
});
