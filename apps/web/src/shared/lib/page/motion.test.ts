import { expect, it, vi } from "vitest";
import { scrollBehavior } from "./motion.ts";

it("scrolls at once for who asks for less motion, and smoothly otherwise", () => {
  expect(scrollBehavior()).toBe("smooth");
  const less = vi.fn((media: string) => ({ matches: media === "(prefers-reduced-motion: reduce)" }));
  vi.stubGlobal("matchMedia", less);
  expect(scrollBehavior()).toBe("instant");
});
