import { expect, it } from "vitest";
import { clientKey } from "./client-key.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
])("the key of %s is %s", (address, key) => {
  expect(clientKey(address)).toBe(key);
});
