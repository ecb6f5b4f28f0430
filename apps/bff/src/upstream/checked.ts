import type { z } from "zod";

/** The schema that made a value, and the value as JSON, where that is known. */
type Note = { schema: z.ZodType; json: string | undefined };

/**
 * Where a value carries its note. No copy takes it along, and it goes when the value goes: with a WeakMap, the collector
 * would take the texts of a thousand answers for old, and keep them until it looks at everything.
 */
const note = Symbol("note");

/**
 * Takes note that a schema has just made a value, which nobody changes from now on, and of what JSON.stringify would
 * make of it.
 */
export function markParsed(value: unknown, schema: z.ZodType, json?: string): void {
  if (typeof value !== "object" || value === null || !Object.isExtensible(value)) return;
  Object.defineProperty(value, note, { value: { schema, json }, configurable: true });
}

const noteOf = (value: unknown): Note | undefined => (value as { [note]?: Note } | null | undefined)?.[note];

/**
 * What a procedure answers: of what it gives, only what the schema says leaves. An answer of the upstream that the very
 * schema has made already is not looked at again. Throws ZodError for what does not fit.
 */
export function checked<Data>(schema: z.ZodType<Data>): (value: unknown) => Data {
  return (value) => (noteOf(value)?.schema === schema ? (value as Data) : schema.parse(value));
}

/** A value as JSON, in the words that it came in where it is an answer of the upstream. */
export function jsonOf(value: unknown): string | undefined {
  return noteOf(value)?.json ?? JSON.stringify(value);
}
