import { expect, it } from "vitest";
import { listingWords } from "./listing-words.ts";

it("names a listing after its category and its search", () => {
  expect(listingWords("Theatre", "").heading).toBe("Theatre");
  expect(listingWords(undefined, "lantern").heading).toBe("Results for “lantern”");
  expect(listingWords("Theatre", "lantern").title).toBe("“lantern” in Theatre");
});

it("has a title and a description for the plain list too", () => {
  const { title, description } = listingWords(undefined, "");
  expect(title).toContain("Blog");
  expect(description.length).toBeGreaterThan(60);
});
