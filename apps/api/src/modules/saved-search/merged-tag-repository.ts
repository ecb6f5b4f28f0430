import type { DomainSuffix } from "@callboard/contracts/domain";
import { type AnyColumn, and, eq, exists, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { savedSearches } from "../../db/schema/saved-search.ts";
import { queryOf } from "./search-query-repository.ts";

/** Searches of those who follow tags. */
export function mergedTagRepository(db: Db) {
  const isOfTag = (search: { kind: AnyColumn; filter: AnyColumn }, id: number) =>
    and(eq(search.kind, "article"), sql`(${search.filter}->>'tag_id')::bigint = ${id}`);

  /** Has those who follow a tag follow another one instead, once. Works inside the transaction that merges the two. */
  async function merge(id: number, into: number): Promise<void> {
    const { user_id, domain_suffix } = savedSearches;
    const other = alias(savedSearches, "other");
    const isTheirs = and(
      eq(other.user_id, user_id),
      sql`${other.domain_suffix} is not distinct from ${domain_suffix}`,
    );
    const same = db
      .select({ id: other.id })
      .from(other)
      .where(and(isTheirs, isOfTag(other, into), isNull(other.removed_at)));
    await db.delete(savedSearches).where(and(isOfTag(savedSearches, id), exists(same)));
    const domains = await db
      .selectDistinct({ domain: domain_suffix })
      .from(savedSearches)
      .where(isOfTag(savedSearches, id));
    for (const { domain } of domains) await move(id, into, domain);
  }

  async function move(id: number, into: number, domain: DomainSuffix | null): Promise<void> {
    const filter = { tag_id: into };
    const isOn = sql`${savedSearches.domain_suffix} is not distinct from ${domain}`;
    await db
      .update(savedSearches)
      .set({ filter, query: queryOf({ kind: "article", filter, domain }) })
      .where(and(isOfTag(savedSearches, id), isOn));
  }

  return { merge };
}
