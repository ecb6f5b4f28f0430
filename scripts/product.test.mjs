import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { apiKeys, sessionKeys, stopProgram } from "./product.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-product-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

it("makes the keys that nobody set, and has the same ones the next time", () => {
  const made = { ...apiKeys({}, folder), ...sessionKeys({}, folder) };
  expect(made.UPSTREAM_API_KEY).toBe(made.API_KEYS);
  expect(made.API_KEYS.length).toBeGreaterThan(32);
  expect(made.SESSION_KEYS).not.toBe(made.API_KEYS);
  expect({ ...apiKeys({}, folder), ...sessionKeys({}, folder) }).toEqual(made);
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
  expect(modes).toEqual([0o600, 0o600]);
});

it.each(["", "_FILE"])("makes none beside those that are set as NAME%s", (form) => {
  const names = ["API_KEYS", "UPSTREAM_API_KEY", "SESSION_KEYS"];
  const env = Object.fromEntries(names.map((name) => [`${name}${form}`, "something"]));
  expect(apiKeys(env, folder)).toEqual({});
  expect(sessionKeys(env, folder)).toEqual({});
  expect(readdirSync(folder)).toEqual([]);
});

it("refuses one of the two keys of the API without the other", () => {
  for (const name of ["API_KEYS", "UPSTREAM_API_KEY", "API_KEYS_FILE"])
    expect(() => apiKeys({ [name]: "something" }, folder)).toThrow("set both API_KEYS and UPSTREAM_API_KEY");
});

it("kills a program that does not end when it is asked to", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { promise: ended, resolve: end } = Promise.withResolvers();
  const signals = [];
  const kill = (signal) => {
    signals.push(signal);
    if (signal === "SIGKILL") end();
  };
  const stopped = stopProgram({ child: { exitCode: null, signalCode: null, kill }, ended });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(signals).toEqual(["SIGTERM"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(signals).toEqual(["SIGTERM", "SIGKILL"]);
  await stopped;
});
