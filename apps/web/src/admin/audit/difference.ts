import type { AuditEntry } from "@callboard/contracts/staff";

/** One field that an act changed; null where it was not there. */
export type Change = { field: string; before: string | null; after: string | null };

/** A value as it can be read: texts as they are, everything else as JSON over several lines. */
function written(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === "string") return value;
  return JSON.stringify(value, null, 2);
}

/** What an act changed, field by field; what stayed the same is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return fields
    .map((field) => ({ field, before: written(before?.[field]), after: written(after?.[field]) }))
    .filter((change) => change.before !== change.after);
}
