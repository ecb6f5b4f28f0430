/** The country suffixes a site can live under, and how a host is read for one. */
export const domainSuffixes = [
  ".co.in",
  ".co.uk",
  ".com.au",
  ".in",
  ".us",
  ".com",
  ".uk",
  ".ca",
  ".au",
  ".ae",
  ".sg",
  ".jp",
  ".de",
  ".fr",
  ".org",
  ".net",
] as const;

export type DomainSuffix = (typeof domainSuffixes)[number];

/** The host's name alone: lower case, without port, trailing dot and `www.`. */
export function hostName(host: string): string {
  return host
    .trim()
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

/** The first of the suffixes that the host ends in, or null (localhost, an IP address, an unknown country). */
export function suffixAmong<Suffix extends string>(suffixes: readonly Suffix[], host: string): Suffix | null {
  const name = hostName(host);
  return suffixes.find((suffix) => name.length > suffix.length && name.endsWith(suffix)) ?? null;
}

/** The longest known suffix that the host ends in, or null. */
export const domainSuffixOf = (host: string) => suffixAmong<DomainSuffix>(domainSuffixes, host);
