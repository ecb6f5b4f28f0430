import type { AnyTRPCProcedure, AnyTRPCRouter } from "@trpc/server";
import type { Meta } from "../init.ts";
import { appRouter } from "../router.ts";

const router: AnyTRPCRouter = appRouter;

/** What is known of the procedure at a path, such as `blog.list`; undefined where there is none. */
export function procedureAt(
  path: string,
): { type: "query" | "mutation"; meta: Meta | undefined } | undefined {
  const procedures: Record<string, AnyTRPCProcedure> = router._def.procedures;
  const procedure = procedures[path];
  if (!procedure || procedure._def.type === "subscription") return undefined;
  const { type, meta } = procedure._def;
  return { type, meta: meta as Meta | undefined };
}
