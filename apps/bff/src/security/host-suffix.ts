import { suffixAmong } from "@callboard/contracts/domain";
import type { Env } from "../env.ts";
import { isHost } from "./host.ts";

/** More hosts than a site has; further ones are parsed each time. */
const maxRemembered = 500;

type Settings = Pick<Env, "DOMAIN_SUFFIXES" | "DEFAULT_DOMAIN_SUFFIX">;

/** Maps a Host header to the longest of the suffixes that it ends in, undefined for an invalid one. Memoized. */
export function createHostSuffixes(settings: Settings): (host: string) => string | undefined {
  const suffixes = settings.DOMAIN_SUFFIXES.toSorted((one, other) => other.length - one.length);
  const known = new Map<string, string>();
  return (host) => {
    const remembered = known.get(host);
    if (remembered !== undefined || !isHost(host)) return remembered;
    const suffix = suffixAmong(suffixes, host) ?? settings.DEFAULT_DOMAIN_SUFFIX;
    if (known.size < maxRemembered) known.set(host, suffix);
    return suffix;
  };
}
