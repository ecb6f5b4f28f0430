import { createHash } from "node:crypto";
import { RepositoryError } from "../repository-error.ts";

/** A row's place in its list: what the list is sorted by, as a whole number, then the row's id. */
export type RowKey = { value: number; id: number };

/** Binds a place to one list, so that a cursor of another list, or an edited one, is told from a real one. */
function checkOf(list: string, { value, id }: RowKey): string {
  return createHash("sha256").update(`${value} ${id} ${list}`).digest("base64url").slice(0, 12);
}

/** The text that a caller hands back to go on after the row. `list` names the list with all its filters. */
export function encodeCursor(list: string, key: RowKey): string {
  return Buffer.from(`${key.value} ${key.id} ${checkOf(list, key)}`).toString("base64url");
}

const cursorText = /^(-?\d{1,15}) (\d{1,15}) ([\w-]{12})$/;

/** The place that a cursor of the same list stands for. Throws RepositoryError `cursor_invalid` for any other text. */
export function decodeCursor(list: string, cursor: string): RowKey {
  const [, value, id, check] = cursorText.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const key = { value: Number(value), id: Number(id) };
  if (!check || check !== checkOf(list, key)) {
    throw new RepositoryError("cursor_invalid");
  }
  return key;
}
