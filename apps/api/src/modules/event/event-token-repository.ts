import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { events } from "../../db/schema/event.ts";
import { eventRoles } from "../../db/schema/event-role.ts";
import { callTokensOf, payCentsOf, professionKey } from "./event-filter-tokens.ts";
import { eventRepository } from "./event-repository.ts";
import { meetsItsRules } from "./fair-call-of.ts";

/** Calls of one transaction: few, so that nobody waits for them. */
const batchSize = 20;

/** The filter tokens of events that were written before calls had any. */
export function eventTokenRepository(db: Db) {
  async function write(tx: Db, id: number): Promise<void> {
    const event = await eventRepository(tx).getAny(id);
    if (!event) return;
    const { kind, roles, fair_call = [] } = event;
    const price = event.price ?? 0;
    const tokens = kind === "event" ? callTokensOf(price, roles, meetsItsRules(fair_call)) : [];
    for (const role of roles) {
      const profession_key = role.profession === null ? null : professionKey(role.profession);
      await tx.update(eventRoles).set({ profession_key }).where(eq(eventRoles.id, role.id));
    }
    await tx
      .update(events)
      .set({
        pay_cents: payCentsOf(price, roles),
        search: sql`${events.search} || array_to_tsvector(${`{${tokens.map((token) => `"${token}"`).join(",")}}`}::text[])`,
      })
      .where(eq(events.id, id));
  }

  /** Writes those of some events that have none. False when there was none left. Two that do so at once wait for each other. */
  function fill(): Promise<boolean> {
    return db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: events.id })
        .from(events)
        .where(isNull(events.pay_cents))
        .orderBy(asc(events.id))
        .limit(batchSize)
        .for("update");
      for (const { id } of rows) await write(tx, id);
      return rows.length > 0;
    });
  }

  return { fill };
}
