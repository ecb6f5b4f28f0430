import { expect, it } from "vitest";
import { newNonces } from "./nonces.ts";

it("no nonce comes twice, however many are taken", () => {
  const nonces = Array.from({ length: 2_000 }, () => Object.values(newNonces())).flat();
  expect(new Set(nonces).size).toBe(4_000);
  expect(nonces.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
});
