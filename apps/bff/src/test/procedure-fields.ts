import { z } from "zod";
import { appRouter } from "../trpc/router.ts";

/** At run time the router's procedures lie flat, under their whole paths, with the schemas of what they read. */
const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { inputs: z.ZodType[] } }>;

/** The fields that a procedure reads, as its own schema names them; none where it reads nothing, or a form. */
export function fieldsOf(path: string): string[] {
  const schemas = procedures[path]?._def.inputs ?? [];
  return schemas.flatMap((schema) => {
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
    return Object.keys(properties);
  });
}
