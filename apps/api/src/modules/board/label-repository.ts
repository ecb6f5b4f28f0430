import type { Label } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { and, asc, count, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { applicationLabels, labelledApplications } from "../../db/schema/board.ts";

const label = { id: applicationLabels.id, name: applicationLabels.name };

/** The labels of calls, and which applications have them. */
export function labelRepository(db: Db) {
  const list = (eventId: number): Promise<Label[]> =>
    db
      .select(label)
      .from(applicationLabels)
      .where(eq(applicationLabels.event_id, eventId))
      .orderBy(asc(applicationLabels.name_key))
      .limit(limits.labelsMax);

  async function find(eventId: number, name: string): Promise<Label | null> {
    const { event_id, name_key } = applicationLabels;
    const [row] = await db
      .select(label)
      .from(applicationLabels)
      .where(and(eq(event_id, eventId), eq(name_key, name.toLowerCase())));
    return row ?? null;
  }

  /** Writes a label, or finds it: another request may have written it meanwhile. */
  async function create(eventId: number, name: string): Promise<Label | null> {
    const [row] = await db
      .insert(applicationLabels)
      .values({ event_id: eventId, name, name_key: name.toLowerCase() })
      .onConflictDoNothing()
      .returning(label);
    return row ?? find(eventId, name);
  }

  const add = async (labelId: number, ids: number[]) => {
    const rows = ids.map((application_id) => ({ label_id: labelId, application_id }));
    await db.insert(labelledApplications).values(rows).onConflictDoNothing();
  };

  /** Takes a label off, and drops it with its last application. */
  async function remove(labelId: number, ids: number[]): Promise<void> {
    const { label_id, application_id } = labelledApplications;
    await db.delete(labelledApplications).where(and(eq(label_id, labelId), inArray(application_id, ids)));
    const isUsed = sql`exists (select 1 from ${labelledApplications} where ${label_id} = ${applicationLabels.id})`;
    await db.delete(applicationLabels).where(and(eq(applicationLabels.id, labelId), sql`not ${isUsed}`));
  }

  /** The labels of applications, by application id. */
  async function labelsOf(ids: number[]): Promise<Map<number, Label[]>> {
    if (ids.length === 0) return new Map();
    const rows = await db
      .select({ application_id: labelledApplications.application_id, ...label })
      .from(labelledApplications)
      .innerJoin(applicationLabels, eq(applicationLabels.id, labelledApplications.label_id))
      .where(inArray(labelledApplications.application_id, ids))
      .orderBy(asc(applicationLabels.name_key))
      .limit(limits.applicationLabelsMax * ids.length);
    return Map.groupBy(rows, (row) => row.application_id) as Map<number, Label[]>;
  }

  /** Those of the applications that have as many labels as fit. */
  async function listFull(ids: number[]): Promise<number[]> {
    const { application_id } = labelledApplications;
    const rows = await db
      .select({ application_id })
      .from(labelledApplications)
      .where(inArray(application_id, ids))
      .groupBy(application_id)
      .having(sql`${count()} >= ${limits.applicationLabelsMax}`);
    return rows.map((row) => row.application_id);
  }

  return { list, find, create, add, remove, labelsOf, listFull };
}
