import { crc32 } from "node:zlib";

/** So many keys are remembered at least, by their checksums: keys may be long, and come from anybody. */
const remembered = 4_096;

/** Tells whether a key was asked about lately, and remembers it. Two keys in four billion are taken for one. */
export function createAdmissionFilter(): (key: string) => boolean {
  let [former, current] = [new Set<number>(), new Set<number>()];
  return (key) => {
    const mark = crc32(key);
    if (current.has(mark) || former.has(mark)) return true;
    current.add(mark);
    if (current.size >= remembered) [former, current] = [current, new Set()];
    return false;
  };
}
