import { randomInt } from "node:crypto";

/** Without letters and digits that are easily confused. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 5;

/** A short reference to quote on the telephone, such as `CB-7F3K2`. */
export function newReference(): string {
  const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `CB-${characters.join("")}`;
}
