import { randomFillSync } from "node:crypto";
import type { Nonces } from "../rendering/document.ts";

/** As many bytes as the content policy asks for at least. */
const nonceBytes = 16;

/** A call of the generator costs more than what it gives: it fills many nonces at once. */
const supply = Buffer.allocUnsafeSlow(256 * 2 * nonceBytes);
let used = supply.length;

function take(): string {
  if (used === supply.length) {
    randomFillSync(supply);
    used = 0;
  }
  used += nonceBytes;
  return supply.toString("hex", used - nonceBytes, used);
}

/** Nonces that nobody has had, and nobody can guess. */
export function newNonces(): Nonces {
  return { script: take(), style: take() };
}
