import { crc32 } from "node:zlib";

/** At least so many keys are remembered, by their checksums: keys may be long, and come from anybody. */
const remembered = 4_096;

/**
 * Tells whether a key was asked for lately, and remembers it. One in four billion keys is mistaken for another.
 * A full cache admits only those, so that a scan of addresses evicts nothing that is in use.
 */
export function createAdmissionFilter(): (key: string) => boolean {
  let [former, current] = [new Set<number>(), new Set<number>()];
  return (key) => {
    const checksum = crc32(key);
    if (current.has(checksum) || former.has(checksum)) return true;
    current.add(checksum);
    if (current.size >= remembered) [former, current] = [current, new Set()];
    return false;
  };
}
