import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { loadParts } from "#shared/ui/state/later.tsx";
import { spyOnConsole, takeConsoleCalls } from "./console-guard.ts";

// What jsdom leaves out and the application needs.
window.scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>();
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
window.matchMedia = (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;
URL.createObjectURL = () => "blob:photo";
URL.revokeObjectURL = () => {};
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// It does not know <search>, which React would complain about.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, { value: "HTMLElement" });

// What is waited for comes at once, but on a machine that does something else as well.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(spyOnConsole);

// Tests look at whole pages.
beforeEach(loadParts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeConsoleCalls(), "nothing is written to console.error or console.warn").toEqual([]);
});
