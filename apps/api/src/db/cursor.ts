import { createHash } from "node:crypto";
import { RepositoryError } from "../repository-error.ts";

/** A row's sort key: the value that its list is sorted by, as a whole number, then the id. */
export type RowKey = { value: number; id: number };

/** A checksum that ties a key to one list: a cursor of another list, or an edited one, does not pass. */
function checksumOf(list: string, { value, id }: RowKey): string {
  return createHash("sha256").update(`${value} ${id} ${list}`).digest("base64url").slice(0, 12);
}

/** The cursor of a row. `list` identifies the list with all its filters. */
export function encodeCursor(list: string, key: RowKey): string {
  return Buffer.from(`${key.value} ${key.id} ${checksumOf(list, key)}`).toString("base64url");
}

const cursorText = /^(-?\d{1,15}) (\d{1,15}) ([\w-]{12})$/;

/** The key in a cursor of this list. Throws RepositoryError `cursor_invalid` for any other text. */
export function decodeCursor(list: string, cursor: string): RowKey {
  const [, value, id, checksum] = cursorText.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const key = { value: Number(value), id: Number(id) };
  if (!checksum || checksum !== checksumOf(list, key)) {
    throw new RepositoryError("cursor_invalid");
  }
  return key;
}
