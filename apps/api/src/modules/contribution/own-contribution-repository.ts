import type { OwnContribution } from "@callboard/contracts/contribution";
import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import {
  keysetAfter,
  keysetOrder,
  type Page,
  type PageQuery,
  type PageWindow,
  readPage,
} from "../../db/page.ts";
import { contributions } from "../../db/schema/contribution.ts";
import { events, isPublic } from "../../db/schema/event.ts";
import type { Actor } from "../session/session-repository.ts";
import { canReverse } from "./contribution-policy.ts";
import { toLine } from "./contribution-repository.ts";

const columns = { value: contributions.created_at, id: contributions.id };
const reversals = alias(contributions, "reversals");

/** The pledges somebody made, with what became of them. */
export function ownContributionRepository(db: Db) {
  const read = (userId: number, eventId: number | undefined, { after, offset, limit }: PageWindow) =>
    db
      .select({
        line: contributions,
        event_title: events.title,
        is_event_public: isPublic,
        reversed_at: reversals.created_at,
      })
      .from(contributions)
      .innerJoin(events, eq(events.id, contributions.event_id))
      .leftJoin(reversals, eq(reversals.reversal_of_id, contributions.id))
      .where(
        and(
          eq(contributions.user_id, userId),
          isNull(contributions.reversal_of_id),
          eventId === undefined ? undefined : eq(contributions.event_id, eventId),
          keysetAfter(columns, after, "DESC"),
        ),
      )
      .orderBy(...keysetOrder(columns, "DESC"))
      .limit(limit)
      .offset(offset);

  /** The actor's pledges, newest first: to one campaign, or to all of them. */
  async function list(
    actor: Actor,
    query: PageQuery & { event_id?: number | undefined },
  ): Promise<Page<OwnContribution>> {
    const { rows, pagination } = await readPage(
      query,
      JSON.stringify(["own contributions", actor.userId, query.event_id ?? null]),
      ({ line }: Row) => ({ value: line.created_at.getTime(), id: line.id }),
      (window) => read(actor.userId, query.event_id, window),
    );
    return { rows: rows.map((row) => toOwn(actor, row)), pagination };
  }

  return { list };
}

type Row = {
  line: typeof contributions.$inferSelect;
  event_title: string;
  is_event_public: boolean;
  reversed_at: Date | null;
};

function toOwn(actor: Actor, { line, event_title, is_event_public, reversed_at }: Row): OwnContribution {
  const { reversal_of_id: _none, ...fields } = toLine(line);
  return {
    ...{ ...fields, event_id: line.event_id, event_title, is_event_public },
    reversed_at: reversed_at?.toISOString() ?? null,
    can: { reverse: canReverse(actor, { ...line, reversed_at }) },
  };
}
