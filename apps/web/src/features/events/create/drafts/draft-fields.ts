import type { DraftFields } from "@callboard/contracts/call-draft";

const besideFields = ["kind", "team_id"];

/** What a form holds, right or not, as a draft keeps it: lists are JSON; files, and whose draft it is, go beside it. */
export function draftFieldsOf(values: Record<string, unknown>): DraftFields {
  const entries = Object.entries(values).flatMap(([name, value]) => {
    const isEmpty = value === undefined || value === null || value === "";
    if (isEmpty || value instanceof File || besideFields.includes(name)) return [];
    return [[name, typeof value === "object" ? JSON.stringify(value) : String(value)] as const];
  });
  return Object.fromEntries(entries);
}

/** The same as values of the form. A list that cannot be read is none. */
export function valuesOfDraft({ roles, ...fields }: DraftFields): Record<string, unknown> {
  try {
    return { ...fields, ...(roles && { roles: JSON.parse(roles) }) };
  } catch {
    return fields;
  }
}
