import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { loggingCircuits, noObserver } from "./observer.ts";

it("what becomes of a circuit stands in the log, and is measured as before", () => {
  const lines: string[] = [];
  const heard: unknown[] = [];
  const measuring = { ...noObserver, circuit: (...change: unknown[]) => heard.push(change) };
  const observer = loggingCircuits(
    measuring,
    createLog("warn", { destination: { write: (line) => lines.push(line) } }),
  );
  for (const circuit of ["open", "half-open", "closed"] as const) observer.circuitChanged("signIn", circuit);
  expect(heard).toEqual([
    ["signIn", "open"],
    ["signIn", "half-open"],
    ["signIn", "closed"],
  ]);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "the upstream is not there: calls of this class are refused unasked",
    "one call finds out whether the upstream is there again",
    "the upstream is there again",
  ]);
});
