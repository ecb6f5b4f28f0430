import { describe, expect, it } from "vitest";
import { listingUrl, readListing } from "./listing-url.ts";

const read = (query: string) => readListing(new URLSearchParams(query));

describe("the address of a list of events", () => {
  it("holds search text, time, city and page", () => {
    const state = { search: "lead dancer", filter: "upcoming", city: "new york", page: 3 } as const;
    const address = listingUrl("/events", state);
    expect(address).toBe("/events?search=lead+dancer&filter=upcoming&city=new+york&page=3");
    expect(read(address.slice("/events?".length))).toEqual(state);
  });

  it("omits defaults", () => {
    expect(listingUrl("/events", { search: "", filter: "", city: "", page: 1 })).toBe("/events");
    expect(read("")).toEqual({ search: "", filter: "", city: "", page: 1 });
  });

  it("holds the further filters in one order, where there are any to ask for", () => {
    const state = {
      search: "",
      filter: "",
      city: "",
      page: 1,
      calls: { tape: "no", category: "4" },
    } as const;
    expect(listingUrl("/events", state)).toBe("/events?category=4&tape=no");
    expect(readListing(new URLSearchParams("tape=no&category=4&day=2026-13-01"), true)).toEqual(state);
    expect(read("category=4")).not.toHaveProperty("calls");
  });

  it("ignores invalid values", () => {
    expect(read("filter=tomorrow&page=-4&search=%20%20&city=%20PUNE%20")).toEqual({
      search: "",
      filter: "",
      city: "pune",
      page: 1,
    });
    expect(read(`search=${"x".repeat(500)}`).search).toHaveLength(120);
  });
});
