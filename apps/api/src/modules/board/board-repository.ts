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
  /** Counts what a filter leaves at once, where that is less than `limits.boardCountMax`. */
  async function countsOfFew(eventId: number, filter: Omit<SeenBoard, "state">): Promise<Counts | null> {
    const found = db
      .select({ state: applications.state })
      .from(applications)
      .where(boardConditions(eventId, filter))
      .limit(limits.boardCountMax)
      .as("found");
    const rows = await db
      .select({ state: found.state, count: sql<number>`count(*)::int`.as("count") })
      .from(found)
      .groupBy(found.state);
    if (rows.reduce((sum, { count }) => sum + count, 0) === limits.boardCountMax) return null;
    const counted = new Map(rows.map(({ state, count }) => [state, count]));
    return Object.fromEntries(applicationStates.map((state) => [state, counted.get(state) ?? 0])) as Counts;
  }

  /**
   * By state, each counted up to `limits.boardCountMax`: a board costs the same however many applied. The text index knows no
   * state: each of them would collect all that have a word, so those are counted at once where they are few.
   */
  async function counts(eventId: number, filter: Omit<SeenBoard, "state">): Promise<Counts> {
    const few = filter.text ? await countsOfFew(eventId, filter) : null;
    if (few) return few;
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
