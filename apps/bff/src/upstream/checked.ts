import type { z } from "zod";

/** Which schema has made a value. */
const madeBy = new WeakMap<object, z.ZodType>();

/** Takes note that a schema has just made a value, which nobody changes from now on. */
export function markParsed(value: unknown, schema: z.ZodType): void {
  if (typeof value === "object" && value !== null) madeBy.set(value, schema);
}

const isMadeBy = (schema: z.ZodType, value: unknown) =>
  typeof value === "object" && value !== null && madeBy.get(value) === schema;

/** The schema that each parser of `checked` goes by. */
const schemas = new WeakMap<object, z.ZodType>();

/** The schema of an output parser; undefined for any other value. */
export function schemaOf(parser: unknown): z.ZodType | undefined {
  return typeof parser === "function" ? schemas.get(parser) : undefined;
}

/**
 * The output parser of a procedure: only what the schema says leaves. An answer of the upstream that this very schema
 * has made is not parsed again. Throws ZodError for what does not fit.
 */
export function checked<Data>(schema: z.ZodType<Data>): (value: unknown) => Data {
  const parse = (value: unknown) => (isMadeBy(schema, value) ? (value as Data) : schema.parse(value));
  schemas.set(parse, schema);
  return parse;
}
