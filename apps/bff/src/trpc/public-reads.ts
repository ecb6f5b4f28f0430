import type { Meta } from "./init.ts";
import { appRouter } from "./router.ts";

/** At run time the router's procedures lie flat, under their whole paths. */
const procedures = Object.entries(
  appRouter._def.procedures as unknown as Record<string, { _def: { type: string; meta?: Meta } }>,
);
const queries = procedures.filter(([, { _def }]) => _def.type === "query");

/** The queries whose answers are the same for everybody, such as `blog.list`. */
export const publicReads: readonly string[] = queries
  .filter(([, { _def }]) => _def.meta?.cache && !_def.meta.isPersonal)
  .map(([path]) => path);
const openPaths = new Set(publicReads);

/** The queries whose answers may depend on who asks, such as `comment.list`. */
export const personalReads: readonly string[] = queries
  .map(([path]) => path)
  .filter((path) => !openPaths.has(path));

/** True for `/trpc/blog.list,tag.list?batch=1`: every call of the address has the same answer for everybody. */
export function asksForPublicReads(url: string): boolean {
  const [path = ""] = url.slice("/trpc/".length).split("?", 1);
  return path.split(",").every((call) => openPaths.has(call));
}
