/** First segments of addresses that the app owns: no tag may take one as its slug. */
export const reservedSlugs = [
  "login",
  "register",
  "claim-artist-profile",
  "claim-agency-profile",
  "blog",
  "verify-otp",
  "privacy",
  "terms",
  "contact",
  "help",
  "404",
  "events",
  "event",
  "create-event",
  "crowdfunding",
  "create-crowdfunding-request",
  "account",
  "admin",
  "forgot-password",
  "profiles",
  "media",
  "tapes",
  "assets",
  "trpc",
  "healthz",
  "readyz",
  "metrics",
  "robots.txt",
  "sitemap.xml",
  "sitemaps",
  "feed.xml",
  "events.ics",
  "share",
  "favicon.ico",
] as const;

/** True for a slug that would collide with an address of the site, whatever its case. */
export function isReservedSlug(slug: string): boolean {
  return (reservedSlugs as readonly string[]).includes(slug.toLowerCase());
}
