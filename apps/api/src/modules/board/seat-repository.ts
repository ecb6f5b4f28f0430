import { and, asc, count, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { eventRoles } from "../../db/schema/event-role.ts";

/** The seats of roles. */
export function seatRepository(db: Db) {
  /**
   * The seats that are free, by role, held until the transaction ends, so that nobody else takes them. A call as a whole has no
   * bound and is not in it.
   */
  async function free(roleIds: (number | null)[]): Promise<Map<number, number>> {
    const known = roleIds.filter((id) => id !== null);
    if (known.length === 0) return new Map();
    const { id, seats } = eventRoles;
    const roles = await db
      .select({ id, seats })
      .from(eventRoles)
      .where(inArray(id, known))
      .orderBy(asc(id))
      .for("update");
    const isCast = and(inArray(applications.role_id, known), eq(applications.state, "cast"));
    const taken = await db
      .select({ id: applications.role_id, count: count() })
      .from(applications)
      .where(isCast)
      .groupBy(applications.role_id);
    const counts = new Map(taken.map((row) => [row.id, row.count]));
    return new Map(roles.map((role) => [role.id, role.seats - (counts.get(role.id) ?? 0)]));
  }

  return { free };
}
