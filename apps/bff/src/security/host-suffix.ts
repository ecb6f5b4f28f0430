import { domainSuffixOf } from "@callboard/contracts/domain";
import { isHost } from "./host.ts";

/** More hosts than a site has; further ones are parsed each time. */
const maxRemembered = 500;

/** Maps a Host header to its domain suffix, undefined for an invalid one. Memoized. */
export function createHostSuffixes(defaultSuffix: string): (host: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (host) => {
    if (known.has(host)) return known.get(host);
    const suffix = isHost(host) ? (domainSuffixOf(host) ?? defaultSuffix) : undefined;
    if (known.size < maxRemembered) known.set(host, suffix);
    return suffix;
  };
}
