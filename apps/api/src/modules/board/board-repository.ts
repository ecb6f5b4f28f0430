import { type ApplicationState, applicationStates } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { applications } from "../../db/schema/application.ts";
import { boardConditions, type SeenBoard } from "./board-filter-repository.ts";

type Counts = Record<ApplicationState, number>;

/** How many applications a board holds. */
export function boardRepository(db: Db) {
  /** By state, each counted up to `limits.boardCountMax`: a board costs the same however many applied. */
  async function counts(eventId: number, filter: Omit<SeenBoard, "state">): Promise<Counts> {
    const each = applicationStates.map((state) => {
      const rows = db
        .select({ one: sql`1`.as("one") })
        .from(applications)
        .where(boardConditions(eventId, { ...filter, state }))
        .limit(limits.boardCountMax)
        .as("counted");
      return db
        .select({
          state: sql<ApplicationState>`${state}::text`.as("state"),
          count: sql<number>`count(*)::int`.as("count"),
        })
        .from(rows);
    });
    const [first, second, ...others] = each;
    if (!first || !second) throw new Error("There are several states");
    const rows = await unionAll(first, second, ...others);
    return Object.fromEntries(rows.map(({ state, count }) => [state, count])) as Counts;
  }

  return { counts };
}
