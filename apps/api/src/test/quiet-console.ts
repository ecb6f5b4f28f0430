import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

let spies: MockInstance[] = [];

beforeEach(() => {
  spies = [vi.spyOn(globalThis.console, "error"), vi.spyOn(globalThis.console, "warn")];
});

afterEach(() => {
  for (const spy of spies) {
    expect(spy).not.toHaveBeenCalled();
    spy.mockRestore();
  }
});
