import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { loadLazyParts } from "#shared/ui/state/lazy-hydration.tsx";
import { spyOnConsole, takeConsoleCalls } from "./console-guard.ts";

// Browser APIs that jsdom lacks and the app needs.
window.scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>();
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
performance.getEntriesByType = () => [];
URL.createObjectURL = () => "blob:photo";
URL.revokeObjectURL = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// jsdom does not know <search>, which makes React warn.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

// Waits end at once, except on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(spyOnConsole);

beforeEach(loadLazyParts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeConsoleCalls(), "nothing is written to console.error or console.warn").toEqual([]);
});
