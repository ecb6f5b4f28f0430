import { createHash } from "node:crypto";
import { rounds } from "./rounds.ts";

/**
 * An eighth of what there is to try in `npm test`, where another eighth is tried at another place and on the other database, so that
 * all of it is tried somewhere; everything in `npm run soak`. `place` says where, such as the path and the field.
 */
export function everyNth<Item>(items: readonly Item[], place: string): Item[] {
  const nth = rounds(8, 1);
  const where = createHash("sha1").update(place).digest().readUInt32BE();
  const first = (where + (process.env.TEST_DATABASE_URL ? nth >> 1 : 0)) % nth;
  return items.filter((_, index) => index % nth === first);
}
