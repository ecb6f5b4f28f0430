import { expect, it } from "vitest";
import { byteRangeOf } from "./byte-range.ts";

it.each([
  [undefined, null],
  ["bytes=0-", { start: 0, end: 99 }],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-500", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=999999999999999-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=20-10", null],
  ["bytes=-", null],
  ["bytes=0-1,5-6", null],
  [`bytes=0-${",1-".repeat(1_000)}`, null],
  ["bytes=1e1-", null],
  ["bytes=9999999999999999999999-", null],
  ["items=0-5", null],
])("%s of a hundred bytes is %j", (header, range) => {
  expect(byteRangeOf(header, 100)).toEqual(range);
});
