import type { FastifySchemaCompiler } from "fastify";
import type { z } from "zod";
import { FieldError } from "./errors.ts";

const anyOf = new Intl.ListFormat("en", { type: "disjunction" });

type Issue = z.core.$ZodRawIssue;

/** The message for an issue; a schema's own message takes precedence. */
function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return wordsForType(issue);
    case "too_small":
      return bound(issue.origin, "least", issue.minimum);
    case "too_big":
      return bound(issue.origin, "most", issue.maximum);
    case "invalid_value":
      // The empty value stands for no choice and is not offered.
      return `Must be ${anyOf.format(issue.values.map(String).filter(Boolean))}`;
    case "invalid_union":
      return "Must be true or false";
    default:
      return "Is not valid";
  }
}

function wordsForType(issue: Issue & { code: "invalid_type" }): string {
  if (issue.input === undefined) return "Is required";
  if (issue.expected === "boolean") return "Must be true or false";
  return issue.expected === "number" || issue.expected === "int" ? "Must be a whole number" : "Must be text";
}

function bound(origin: string, side: "least" | "most", size: number | bigint): string {
  if (origin !== "string") return `Must be at ${side} ${size}`;
  return size === 1 && side === "least" ? "Must not be empty" : `Must have at ${side} ${size} characters`;
}

/** The first issue of each field. */
function fieldsOf({ issues }: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.join(".") || "request"] ??= message;
  return fields;
}

/** Parses data with a schema. Throws FieldError. */
export function parsed<Output>(schema: z.ZodType<Output>, data: unknown): Output {
  const result = schema.safeParse(data, { error: wordsFor });
  if (result.success) return result.data;
  throw new FieldError(fieldsOf(result.error));
}

/** Validates params, query, headers and body. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => ({ value: parsed(schema, data) });
};
