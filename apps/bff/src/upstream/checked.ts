import type { z } from "zod";

/** Which schema has made a value. */
const madeBy = new WeakMap<object, z.ZodType>();

/** Takes note that a schema has just made a value, which nobody changes from now on. */
export function markParsed(value: unknown, schema: z.ZodType): void {
  if (typeof value === "object" && value !== null) madeBy.set(value, schema);
}

const isMadeBy = (schema: z.ZodType, value: unknown) =>
  typeof value === "object" && value !== null && madeBy.get(value) === schema;

/**
 * The output parser of a procedure: only what the schema says leaves. An answer of the upstream that this very schema
 * has made is not parsed again. Throws ZodError for what does not fit.
 */
export function checked<Data>(schema: z.ZodType<Data>): (value: unknown) => Data {
  return (value) => (isMadeBy(schema, value) ? (value as Data) : schema.parse(value));
}
