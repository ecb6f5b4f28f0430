import { describe, expect, it } from "vitest";
import { failuresOfPlaywright, failuresOfVitest } from "./failures.mjs";

describe("the failures in a report", () => {
  it("of Vitest are the tests that failed, and the files that did not load", () => {
    const passed = { status: "passed", fullName: "adds", failureMessages: [] };
    const failed = {
      status: "failed",
      fullName: "subtracts",
      failureMessages: ["\u001b[31mexpected 1\u001b[39m"],
    };
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "", assertionResults: [passed, failed] },
      { name: "b.test.ts", status: "failed", message: "Cannot find c.ts", assertionResults: [] },
      { name: "c.test.ts", status: "passed", message: "", assertionResults: [passed] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      { name: "a.test.ts › subtracts", message: "expected 1" },
      { name: "b.test.ts", message: "Cannot find c.ts" },
    ]);
  });

  it("of Playwright are the tests that failed, and those that passed at a second try", () => {
    const spec = (title, status, ...messages) => ({
      ...{ file: "a.spec.ts", line: 3, title },
      tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
    });
    const inner = { specs: [spec("opens", "unexpected", "no heading", "no page")] };
    const suites = [{ specs: [spec("shuts", "expected", "")], suites: [inner] }];
    suites.push({ specs: [spec("saves", "flaky", "too late", "")] });
    expect(failuresOfPlaywright({ suites, errors: [{ message: "no browser" }] })).toEqual([
      { name: "unexpected: a.spec.ts:3 › opens", message: "no heading" },
      { name: "flaky: a.spec.ts:3 › saves", message: "too late" },
      { name: "outside of tests", message: "no browser" },
    ]);
  });

  it("are told in a few lines each", () => {
    const message = Array.from({ length: 40 }, (_, index) => `line ${index}`).join("\n");
    const [{ message: told }] = failuresOfPlaywright({ errors: [{ message }] });
    expect(told.split("\n")).toHaveLength(12);
  });
});
