import { describe, expect, it } from "vitest";
import { paginationOf, placeQuery } from "./pagination.ts";

const first = { page: 1, limit: 5 };

describe("how a list goes on", () => {
  it("keeps the cursor of the upstream", () => {
    const wire = { page: 1, limit: 5, hasNextPage: true, nextCursor: "abc" };
    expect(paginationOf(wire, first, 5)).toEqual(wire);
    expect(placeQuery({ ...first, cursor: "abc" })).toEqual({ ...first, cursor: "abc" });
  });

  it("counts pages where there is no cursor", () => {
    const { nextCursor } = paginationOf({ hasNextPage: true }, first, 5);
    const second = { ...first, cursor: nextCursor ?? "" };
    expect(placeQuery(second)).toEqual({ page: 2, limit: 5, cursor: undefined });
    const third = paginationOf({ hasNextPage: true }, second, 5);
    expect(third).toEqual({ page: 2, limit: 5, hasNextPage: true, nextCursor: "page:3" });
  });

  it.each([
    ["says so", { hasNextPage: false }, 5],
    ["says nothing, and the page is not full", undefined, 4],
  ])("ends where the upstream %s", (_when, wire, count) => {
    expect(paginationOf(wire, first, count)).toEqual({ ...first, hasNextPage: false, nextCursor: null });
  });

  it("takes a full page for a sign of more where nobody says", () => {
    expect(paginationOf(undefined, first, 5)).toMatchObject({ hasNextPage: true, nextCursor: "page:2" });
  });

  it("goes no deeper than pages have numbers", () => {
    const deep = { limit: 5, cursor: "page:1000" };
    expect(paginationOf({ hasNextPage: true }, deep, 5).nextCursor).toBeNull();
    expect(placeQuery({ limit: 5, cursor: "page:9999" }).page).toBe(1_000);
    expect(placeQuery({ limit: 5, cursor: "page:0" }).page).toBe(1);
  });
});
