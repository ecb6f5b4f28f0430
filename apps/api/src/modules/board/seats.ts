import type { Db } from "../../db/client.ts";
import { seatRepository } from "./seat-repository.ts";

type Casting = { role_id: number | null };

/** Who of these gets a seat, in their order; the others' roles are full. Holds the roles until the transaction ends. */
export async function seated<Row extends Casting>(
  db: Db,
  rows: Row[],
): Promise<{ fits: Row[]; full: Row[] }> {
  const free = await seatRepository(db).free([...new Set(rows.map(({ role_id }) => role_id))]);
  const [fits, full]: [Row[], Row[]] = [[], []];
  for (const row of rows) {
    const left = row.role_id === null ? Number.POSITIVE_INFINITY : (free.get(row.role_id) ?? 0);
    (left > 0 ? fits : full).push(row);
    if (row.role_id !== null) free.set(row.role_id, left - 1);
  }
  return { fits, full };
}
