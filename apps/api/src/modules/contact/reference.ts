import { randomInt } from "node:crypto";

/** Without the letters and digits that are read or heard as others. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 5;

/** Something short to quote on the telephone, such as `CB-7F3K2`. */
export function newReference(): string {
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `CB-${signs.join("")}`;
}
