import type { Capability } from "@callboard/contracts/capability";
import { isReservedSlug } from "@callboard/contracts/routes";
import { matchRoutes } from "react-router-dom";
import type { AppRoute, PageMatch, PageModule } from "./page-module.ts";
import { routes } from "./routes.tsx";

export type Matched = PageMatch & { route: AppRoute };

const notFound = routes.find(({ path }) => path === "*") as AppRoute;
const modules = new Map<AppRoute["load"], PageModule>();

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

type Found = ReturnType<typeof matchRoutes<(typeof routes)[number]>>;
let last: { pathname: string; found: Found } | undefined;

/** `matchRoutes` sorts all routes on each call, and rendering a page asks several times. */
function find(pathname: string): Found {
  if (last?.pathname !== pathname) last = { pathname, found: matchRoutes([...routes], { pathname }) };
  return last.found;
}

/** False for a tag whose slug is a reserved first segment, and for a page that needs what the upstream does not offer. */
function isThere(
  { route, params }: NonNullable<Found>[number],
  capabilities: readonly Capability[],
): boolean {
  if (route.path === "/:tagName" && isReservedSlug(params.tagName ?? "")) return false;
  return !route.needs || capabilities.includes(route.needs);
}

/** The route of a URL, before an upstream that offers `capabilities`. */
export function matchRoute(
  { pathname, search }: { pathname: string; search: string },
  capabilities: readonly Capability[],
): Matched {
  const [found] = (isReadable(pathname) && find(pathname)) || [];
  const route = found && isThere(found, capabilities) ? found.route : notFound;
  return { route, params: found?.params ?? {}, search: new URLSearchParams(search), capabilities };
}

/** Loads a page's module once. */
export async function loadPage({ load }: AppRoute): Promise<PageModule> {
  const page = modules.get(load) ?? (await load());
  modules.set(load, page);
  return page;
}

/** The module of a page that `loadPage` has loaded. Throws if it was not. */
export function loadedPage({ load, path }: AppRoute): PageModule {
  const page = modules.get(load);
  if (!page) throw new Error(`The page ${path} is shown before it was loaded`);
  return page;
}
