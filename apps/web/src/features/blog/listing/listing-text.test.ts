import { expect, it } from "vitest";
import { listingText } from "./listing-text.ts";

it("names a listing by its category and its search", () => {
  expect(listingText("Theatre", "").heading).toBe("Theatre");
  expect(listingText(undefined, "lantern").heading).toBe("Results for “lantern”");
  expect(listingText("Theatre", "lantern").title).toBe("“lantern” in Theatre");
});

it("has a title and a description for the plain list too", () => {
  const { title, description } = listingText(undefined, "");
  expect(title).toContain("Blog");
  expect(description.length).toBeGreaterThan(60);
});
