import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { createQueryClient, forgetFailures } from "./query-client.ts";

const failing = { queryKey: ["failing"], queryFn: () => Promise.reject(new Error("down")) };

describe("createQueryClient", () => {
  it("reports a failed query that a screen shows, once, and does not ask again on its own", async () => {
    const onError = vi.fn();
    const queryClient = createQueryClient(onError);
    const queryFn = vi.fn(failing.queryFn);
    const observer = new QueryObserver(queryClient, { ...failing, queryFn, meta: { failure: "Oh" } });
    const unsubscribe = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
    expect(onError).toHaveBeenCalledExactlyOnceWith(expect.any(Error), {
      kind: "query",
      meta: { failure: "Oh" },
    });
    unsubscribe();
    new QueryObserver(queryClient, { ...failing, queryFn }).subscribe(() => {})();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it("keeps quiet about a failed prefetch", async () => {
    const onError = vi.fn();
    const queryClient = createQueryClient(onError);
    await queryClient.prefetchQuery(failing);
    expect(onError).not.toHaveBeenCalled();
  });

  it("reports a failed mutation as one", async () => {
    const onError = vi.fn();
    const queryClient = createQueryClient(onError);
    const mutation = queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: () => Promise.reject(new Error("no")) });
    await mutation.execute(undefined).catch(() => {});
    expect(onError).toHaveBeenCalledWith(expect.any(Error), { kind: "mutation", meta: undefined });
  });
});

describe("forgetFailures", () => {
  it("drops failed queries that nothing shows, and nothing else", async () => {
    const queryClient = createQueryClient(() => {});
    queryClient.setQueryData(["fine"], 1);
    await queryClient.prefetchQuery(failing);
    forgetFailures(queryClient);
    expect(queryClient.getQueryState(["failing"])).toBeUndefined();
    expect(queryClient.getQueryData(["fine"])).toBe(1);
  });
});
