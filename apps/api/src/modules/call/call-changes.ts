import type { CallChange } from "@callboard/contracts/call";
import { type ChangeField, changeFields } from "@callboard/contracts/call-change";
import type { EventFields } from "@callboard/contracts/event-form";

/** What a field says, as text; null for nothing. Forms send line breaks of another kind than they were given. */
function textOf(fields: EventFields, field: ChangeField): string | null {
  const value = fields[field];
  return value === undefined || value === "" ? null : String(value).replaceAll("\r\n", "\n");
}

/** Which of the fields that applicants rely on two forms of a call differ in. */
export const changedFields = (before: EventFields, after: EventFields): ChangeField[] =>
  changeFields.filter((field) => textOf(before, field) !== textOf(after, field));

/** The changes of a call after one more edit: each field once, with what it said first, and gone where it says that again. */
export function foldChanges(
  former: readonly CallChange[],
  before: EventFields,
  after: EventFields,
  now: Date,
): CallChange[] {
  const edited = changedFields(before, after);
  return changeFields.flatMap((field) => {
    const known = former.find((change) => change.field === field);
    if (!edited.includes(field)) return known ?? [];
    // A description is too long to be shown twice; back at what it was it still counts as changed.
    if (field === "description") return { field, from: null, at: now.toISOString() };
    const from = known ? known.from : textOf(before, field);
    return from === textOf(after, field) ? [] : { field, from, at: now.toISOString() };
  });
}
