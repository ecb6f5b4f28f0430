import type { AppRoute } from "./page-module.ts";

/** Both ways to write it are addresses of their own right. */
const eitherCase = "crowdfunding";

/**
 * The one way to write the path of a route: fixed segments as the route has them, parameters as they are, and no slash
 * at the end.
 */
export function canonicalPath(pathname: string, { path }: Pick<AppRoute, "path">): string {
  if (path === "*") return pathname;
  const given = pathname.split("/").filter(Boolean);
  const segments = path.split("/").filter(Boolean);
  const written = segments.map((segment, index) => {
    const isAsGiven = segment.startsWith(":") || segment.toLowerCase() === eitherCase;
    return isAsGiven ? given[index] : segment;
  });
  return `/${written.join("/")}`;
}
