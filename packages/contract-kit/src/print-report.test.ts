import { expect, it } from "vitest";
import { printReport } from "./print-report.ts";
import { type CallReport, reportOf } from "./report.ts";

const call = (name: string, rest: Partial<CallReport> = {}): CallReport => ({
  ...{ call: name, status: 200, failures: [], notes: [] },
  ...{ shape: { fields: "data", list: "array", ids: "number" } },
  ...rest,
});

it("prints a table, the failures, the notes and the sum", () => {
  const calls = [
    call("GET blog/view"),
    call("GET event/get/{id}", {
      shape: { fields: "beside success", ids: "text" },
      notes: ["leaves out address"],
    }),
    call("GET tag/view", { failures: ["answers 500: Oh"], status: 500, shape: {} }),
    call("POST event/create", { status: undefined, shape: {}, notes: ["was not looked at"] }),
    call("POST auth/signup", { status: undefined, shape: {}, notes: ["was not looked at"] }),
  ];
  expect(printReport(reportOf("http://api", calls)).split("\n")).toEqual([
    "call                answers  fields          lists  ids     result",
    "GET blog/view       200      data            array  number  ok",
    "GET event/get/{id}  200      beside success         text    ok, 1 note",
    "GET tag/view        500                                     1 failure",
    "POST event/create   –                                       not looked at",
    "POST auth/signup    –                                       not looked at",
    "",
    "Failures",
    "  GET tag/view: answers 500: Oh",
    "",
    "Notes",
    "  GET event/get/{id}: leaves out address",
    "  POST event/create, POST auth/signup: was not looked at",
    "",
    "http://api does not fit the contract: 1 of 5 calls have failures.",
  ]);
});

it("says that an API fits where no call has a failure", () => {
  const printed = printReport(
    reportOf("http://api", [call("GET blog/view", { notes: ["leaves out address"] })]),
  );
  expect(printed.split("\n").at(-1)).toBe(
    "http://api fits the contract: every page works with what was looked at.",
  );
});
