/** What is of no use to anybody but the one who is signed in, or to no program at all. */
const closed = [
  "/trpc/",
  "/admin",
  "/account",
  "/claim-artist-profile",
  "/claim-agency-profile",
  "/verify-otp",
  "/forgot-password",
];

/** What crawlers may read, and where they find all of it. */
export function robotsText(origin: string): string {
  const rules = closed.map((path) => `Disallow: ${path}`);
  return `${["User-agent: *", ...rules, "", `Sitemap: ${origin}/sitemap.xml`].join("\n")}\n`;
}
