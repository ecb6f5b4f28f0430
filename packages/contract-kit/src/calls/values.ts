/** Something that there is not, by name and by id. */
export const absentName = "contract-check-that-is-not-there";
export const absentId = "987654321";

export const sorting = { sortBy: "created_at", sortOrder: "DESC" } as const;

/** A name or an id as a text; undefined for anything else. */
export const textOrNone = (value: unknown) =>
  (typeof value === "string" && value !== "") || typeof value === "number" ? String(value) : undefined;

/** True unless a flag says the opposite; one that is left out says nothing. */
export function isFlag(value: unknown, expected: boolean): boolean {
  if (value === undefined || value === null) return true;
  return [true, 1, "1", "true"].includes(value as string) === expected;
}
