import { type MockInstance, vi } from "vitest";

let spies: MockInstance[] = [];

/** Watches console.error and console.warn from now on. */
export function spyOnConsole(): void {
  spies = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")];
}

/** From here on the test expects complaints: they are kept from the terminal. */
export function silenceConsole(): void {
  for (const spy of spies) spy.mockImplementation(() => {});
}

/** What was complained about since the last time; a test that leaves something behind fails. */
export function takeConsoleCalls(): unknown[][] {
  const calls = spies.flatMap((spy) => spy.mock.calls);
  for (const spy of spies) spy.mockClear();
  return calls;
}
