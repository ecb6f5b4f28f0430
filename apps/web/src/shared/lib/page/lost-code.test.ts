import { expect, it } from "vitest";
import { hasLostCode, watchForLostCode } from "./lost-code.ts";

it("knows that a part of the code did not come", () => {
  watchForLostCode();
  expect(hasLostCode()).toBe(false);
  window.dispatchEvent(new Event("vite:preloadError"));
  expect(hasLostCode()).toBe(true);
});
