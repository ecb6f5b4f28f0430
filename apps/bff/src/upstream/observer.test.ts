import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { loggingCircuits, noObserver } from "./observer.ts";

it("logs the states of a circuit, and passes them on", () => {
  const lines: string[] = [];
  const states: unknown[] = [];
  const inner = { ...noObserver, circuitChanged: (...change: unknown[]) => states.push(change) };
  const observer = loggingCircuits(
    inner,
    createLog("warn", { destination: { write: (line) => lines.push(line) } }),
  );
  for (const circuit of ["open", "half-open", "closed"] as const) observer.circuitChanged("signIn", circuit);
  expect(states).toEqual([
    ["signIn", "open"],
    ["signIn", "half-open"],
    ["signIn", "closed"],
  ]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "circuit open: calls of this class are rejected",
    "circuit half-open: one call probes the upstream",
    "circuit closed: the upstream responds again",
  ]);
});
