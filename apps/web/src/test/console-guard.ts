import { type MockInstance, vi } from "vitest";

let spies: MockInstance[] = [];

/** Spies on console.error and console.warn. */
export function spyOnConsole(): void {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
}

/** The test expects warnings from here on: keeps them out of the terminal. */
export function silenceConsole(): void {
  for (const spy of spies) spy.mockImplementation(() => {});
}

/** The calls since the last time; a test that leaves any fails. */
export function takeConsoleCalls(): unknown[][] {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockClear();
  return calls;
}
