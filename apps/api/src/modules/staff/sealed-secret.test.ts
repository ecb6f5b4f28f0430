import { expect, it } from "vitest";
import { secretSealer } from "./sealed-secret.ts";

it("opens what it has sealed, and nothing that was changed or sealed under another key", () => {
  const sealer = secretSealer("a key of the server");
  const sealed = sealer.seal("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(sealer.open(sealed)).toBe("JBSWY3DPEHPK3PXP");
  expect(sealer.seal("JBSWY3DPEHPK3PXP")).not.toBe(sealed);
  expect(secretSealer("another key").open(sealed)).toBeNull();
  expect(sealer.open(`${sealed.slice(0, -3)}AAA`)).toBeNull();
  expect(sealer.open("")).toBeNull();
});

it("hashes alike under one key alone", () => {
  const [one, same, other] = ["a", "a", "b"].map(secretSealer);
  expect(one?.hash("7F3K29QXWP")).toBe(same?.hash("7F3K29QXWP"));
  expect(one?.hash("7F3K29QXWP")).not.toBe(other?.hash("7F3K29QXWP"));
});
