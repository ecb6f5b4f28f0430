import type { ReceivedApplication } from "@callboard/contracts/application";
import { describe, expect, it } from "vitest";
import { received } from "../../../test/received.ts";
import { applyChanges, type ListData } from "./apply-changes.ts";

const day = (n: number) => `2026-11-${String(n).padStart(2, "0")}T08:00:00.000Z`;
const one = (id: number, change: Partial<ReceivedApplication> = {}) =>
  received(id, { created_at: day(id), ...change });
const list = (ids: number[], hasNextPage = false): ListData => ({
  pages: [
    {
      applications: ids.map((id) => one(id)),
      pagination: { page: 1, limit: 100, hasNextPage, nextCursor: hasNextPage ? "next" : null },
    },
  ],
  pageParams: [],
});
const idsOf = ({ pages }: ListData) => pages.flatMap((page) => page.applications.map(({ id }) => id));
const column = { event_id: 7, state: "sent", sort: "newest" as const };

describe("a loaded list after changes", () => {
  it("loses what left its column, and shows what came in its place", () => {
    expect(idsOf(applyChanges(list([5, 3, 1]), column, [one(3, { state: "cast" })]))).toEqual([5, 1]);
    expect(idsOf(applyChanges(list([5, 3, 1]), column, [one(4)]))).toEqual([5, 4, 3, 1]);
    expect(idsOf(applyChanges(list([]), column, [one(4)]))).toEqual([4]);
    const oldest = { ...column, sort: "oldest" as const };
    expect(idsOf(applyChanges(list([1, 3]), oldest, [one(2)]))).toEqual([1, 2, 3]);
  });

  it("leaves what is further down than was loaded to the next page", () => {
    expect(idsOf(applyChanges(list([5, 3], true), column, [one(2)]))).toEqual([5, 3]);
  });

  it("shows the new values in a list of all states, and adds nothing there", () => {
    const all = { event_id: 7 };
    const changed = applyChanges(list([2, 1]), all, [one(2, { state: "cast" }), one(9)]);
    expect(changed.pages[0]?.applications.map(({ id, state }) => [id, state])).toEqual([
      [2, "cast"],
      [1, "sent"],
    ]);
  });

  it("is the same for another call", () => {
    const data = list([2, 1]);
    expect(applyChanges(data, column, [one(2, { event_id: 8, state: "cast" })])).toBe(data);
  });
});
