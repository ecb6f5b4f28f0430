import { createHash } from "node:crypto";
import { rounds } from "./rounds.ts";

/**
 * A quarter of what there is to try in `npm test`, where another quarter is tried at another place, so that all of it is tried
 * somewhere; everything in `npm run soak`. `place` says where, such as the path and the field.
 */
export function everyNth<Item>(items: readonly Item[], place: string): Item[] {
  const nth = rounds(4, 1);
  const first = createHash("sha1").update(place).digest().readUInt32BE() % nth;
  return items.filter((_, index) => index % nth === first);
}
