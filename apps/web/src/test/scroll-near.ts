import { vi } from "vitest";

/** Stands in for the browser's observer of what is near the viewport. Gives what brings everything near that is watched. */
export function stubNear(): () => void {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        watched.push(() => callback([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  return () => {
    for (const bring of watched) bring();
  };
}
