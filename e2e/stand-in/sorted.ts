import { type Query, Refusal, type Row } from "./define-call.ts";

/** Ids count up as rows are created. */
const columnOf = (row: Row, column: string) => (column === "created_at" ? row.id : row[column]);

function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a ?? "").localeCompare(String(b ?? ""));
}

/** Rows by `sortBy` and `sortOrder`, newest first without them. Throws Refusal for a column that they do not have. */
export function sorted<Each extends Row>(rows: readonly Each[], { sortBy, sortOrder }: Query): Each[] {
  const column = String(sortBy ?? "created_at");
  const [first] = rows;
  if (first && column !== "created_at" && !Object.hasOwn(first, column)) {
    throw new Refusal(422, { sortBy: `nothing is sorted by ${column}` });
  }
  const direction = sortOrder === "ASC" ? 1 : -1;
  return rows.toSorted((a, b) => direction * compare(columnOf(a, column), columnOf(b, column)));
}

/** Whether a text that is looked for stands in one of these, whatever its case. */
export function says(search: unknown, ...texts: unknown[]): boolean {
  const sought = String(search ?? "").toLowerCase();
  return texts.some((text) =>
    String(text ?? "")
      .toLowerCase()
      .includes(sought),
  );
}

/** True where nothing is asked for, or this. */
export const isAsked = (asked: unknown, value: unknown) =>
  asked === undefined || asked === "" || asked === value;
