import { createLog } from "@callboard/server-kit/create-log";
import { expect, it } from "vitest";
import { loggingCircuits, noObserver, spanOf } from "./observer.ts";

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

it.each([
  ["/api/v1/blog/view?search=a", "/api/v1/blog/view"],
  ["/api/v1/notification/unsubscribe/canary", "/api/v1/notification/unsubscribe/[redacted]"],
  ["/api/v1/shortlist/tape/canary/content", "/api/v1/shortlist/tape/[redacted]/content"],
])("has a trace say of the call to %s no query and no token", (path, said) => {
  expect(spanOf("read", { method: "GET", path }).attributes).toEqual({
    "http.request.method": "GET",
    "url.path": said,
  });
});
