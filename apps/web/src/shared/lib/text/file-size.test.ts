import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, "0 KB"],
  [1, "1 KB"],
  [48 * 1_024, "48 KB"],
  [1_048_576, "1.0 MB"],
  [5 * 1_048_576, "5.0 MB"],
  [5 * 1_048_576 + 1, "5.1 MB"],
])("writes %i bytes as %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
