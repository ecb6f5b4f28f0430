import { describe, expect, it } from "vitest";
import { listingUrl, readListing } from "./listing-url.ts";

const read = (search: string) => readListing(new URLSearchParams(search));

describe("readListing", () => {
  it("parses category, search text and page", () => {
    expect(read("category_id=3&query=+self+tape+&page=2")).toEqual({
      categoryId: 3,
      query: "self tape",
      page: 2,
    });
  });

  it.each([
    "category_id=x",
    "category_id=0",
    "category_id=-1",
    "category_id=1.5",
    "category_id=9999999999999999",
    "",
  ])("parses no category from ?%s", (search) => {
    expect(read(search).categoryId).toBeNull();
  });

  it("ignores a blank search and truncates a long one", () => {
    expect(read("query=%20%20").query).toBe("");
    expect(read(`query=${"a".repeat(5_000)}`).query).toHaveLength(120);
  });
});

describe("listingUrl", () => {
  it("omits defaults", () => {
    expect(listingUrl("/blog", { categoryId: null, query: "", page: 1 })).toBe("/blog");
    expect(listingUrl("/", { categoryId: 3, query: "a&b", page: 2 })).toBe(
      "/?category_id=3&query=a%26b&page=2",
    );
  });
});
