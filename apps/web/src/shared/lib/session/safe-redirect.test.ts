import { expect, it } from "vitest";
import { safeRedirect, withNext } from "./safe-redirect.ts";

it.each([
  ["/blog/a?b=c#comments", "/blog/a?b=c#comments"],
  ["/claim-artist-profile?step=2", "/claim-artist-profile?step=2"],
  ["https://evil.example", null],
  ["//evil.example", null],
  ["/\\evil.example", null],
  ["/\t/evil.example", null],
  ["/.//evil.example", null],
  ["javascript:alert(1)", null],
  ["blog", null],
  ["", null],
  [null, null],
])("takes %j as %j", (path, own) => {
  expect(safeRedirect(path)).toBe(own);
});

it("carries where to go on to, and nobody else's address", () => {
  expect(withNext("/login", "/a?b=c#d")).toBe("/login?next=%2Fa%3Fb%3Dc%23d");
  expect(withNext("/register?as=artist", "/a")).toBe("/register?as=artist&next=%2Fa");
  expect(withNext("/login", "//evil.example")).toBe("/login");
});
