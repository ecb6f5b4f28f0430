import type { AppRoute } from "./page-module.ts";

/** Both spellings are valid URLs. */
const eitherCase = "crowdfunding";

/** The canonical path of a route: fixed segments as the route spells them, parameters and what follows them unchanged, no trailing slash. */
export function canonicalPath(pathname: string, { path }: Pick<AppRoute, "path">): string {
  if (path === "*") return pathname;
  const given = pathname.split("/").filter(Boolean);
  const segments = path.split("/").filter((segment) => segment && segment !== "*");
  const rest = path.endsWith("/*") ? given.slice(segments.length) : [];
  const written = segments.map((segment, index) => {
    const isAsGiven = segment.startsWith(":") || segment.toLowerCase() === eitherCase;
    return isAsGiven ? given[index] : segment;
  });
  return `/${[...written, ...rest].join("/")}`;
}
