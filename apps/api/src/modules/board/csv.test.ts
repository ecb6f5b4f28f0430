import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

it("quotes what a spreadsheet would run, and doubles quotation marks", () => {
  const cells = ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", 'a "b", c\nd', "plain = text"];
  expect(toCsv([cells])).toBe(
    `"'=1+1","'+1","'-1","'@SUM(A1)","'\tx","'\rx","a ""b"", c\nd","plain = text"\r\n`,
  );
  expect(toCsv([])).toBe("");
});
