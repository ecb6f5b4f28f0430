import type { Ledger } from "@callboard/contracts/contribution";
import { and, eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { keysetAfter, keysetOrder, type PageQuery, type PageWindow, readPage } from "../../db/page.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { isShown } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import { isCampaign } from "./contribution-policy.ts";
import { contributionRepository, toLine } from "./contribution-repository.ts";

const columns = { value: contributions.created_at, id: contributions.id };

/** A campaign's ledger, as everybody may read it. */
export function ledgerRepository(db: Db) {
  const page = (tx: Db, eventId: number, query: PageQuery) =>
    readPage(
      query,
      JSON.stringify(["ledger", eventId]),
      ({ created_at, id }) => ({ value: created_at.getTime(), id }),
      ({ after, offset, limit }: PageWindow) =>
        tx
          .select()
          .from(contributions)
          .where(and(eq(contributions.event_id, eventId), keysetAfter(columns, after, "DESC")))
          .orderBy(...keysetOrder(columns, "DESC"))
          .limit(limit)
          .offset(offset),
    );

  /** Lines newest first, and the totals of the same moment. Null where there is no such campaign, or none that is public. */
  function get(eventId: number, query: PageQuery): Promise<Ledger | null> {
    const ofOneMoment = { isolationLevel: "repeatable read", accessMode: "read only" } as const;
    return db.transaction(async (tx) => {
      const event = await eventRepository(tx).getTerms(eventId);
      if (!event || !isCampaign(event) || !isShown(event)) return null;
      const { rows, pagination } = await page(tx, eventId, query);
      return { ...(await contributionRepository(tx).totals(eventId)), lines: rows.map(toLine), pagination };
    }, ofOneMoment);
  }

  return { get };
}
