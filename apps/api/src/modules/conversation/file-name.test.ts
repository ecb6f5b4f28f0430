import { expect, it } from "vitest";
import { fileName } from "./file-name.ts";

it.each([
  ["Vita Asha.pdf", "Vita Asha.pdf"],
  ["portrait.final.JPG", "portrait.final.pdf"],
  ["C:\\Users\\asha\\vita.exe", "vita.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["\u202Efdp.exe", "fdp.pdf"],
  ["line\nbreak\u0000.pdf", "linebreak.pdf"],
  [".htaccess", "file.pdf"],
  ["...", "file.pdf"],
  ["", "file.pdf"],
  ["वीटा.pdf", "वीटा.pdf"],
])("calls %j %j", (sent, name) => {
  expect(fileName(sent, "application/pdf")).toBe(name);
});

it("cuts what is too long, and ends as what it is", () => {
  const name = fileName(`${"a".repeat(500)}.png`, "image/webp");
  expect([name.length, name.endsWith("a.webp")]).toEqual([120, true]);
});
