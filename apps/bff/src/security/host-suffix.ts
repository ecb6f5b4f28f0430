import { domainSuffixOf } from "@callboard/contracts/domain";
import { isHost } from "./host.ts";

/** More hosts than any site has; past it they are looked at anew. */
const remembered = 500;

/** Gives the domain suffix of a host header, and undefined for a header that names no host. It remembers the usual ones. */
export function createHostSuffixes(defaultSuffix: string): (host: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (host) => {
    if (known.has(host)) return known.get(host);
    const suffix = isHost(host) ? (domainSuffixOf(host) ?? defaultSuffix) : undefined;
    if (known.size < remembered) known.set(host, suffix);
    return suffix;
  };
}
