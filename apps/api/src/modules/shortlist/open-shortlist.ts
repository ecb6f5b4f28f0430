import type { SharedShortlist, ShortlistTokenInput } from "@callboard/contracts/shortlist";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import { type EventTerms, eventRepository } from "../event/event-repository.ts";
import type { ShortlistKeys } from "./shortlist-keys.ts";
import { shownOnward, statusOf } from "./shortlist-policy.ts";
import { type ShortlistRow, shortlistRepository } from "./shortlist-repository.ts";
import { shortlistVisitorRepository } from "./shortlist-visitor-repository.ts";

export type Opened = { row: ShortlistRow; event: EventTerms };

/** The call of a shortlist whose link is good. Throws NotFoundError for any other: whoever has it is told nothing more. */
export async function assertOpen(db: Db, row: ShortlistRow | null, now: Date): Promise<Opened> {
  const event = row && (await eventRepository(db).getTerms(row.event_id, "event"));
  if (!row || !event || statusOf(row, event, now) !== "open") throw new NotFoundError();
  return { row, event };
}

/** What whoever has a link sees. Throws NotFoundError for a link that is over. */
export async function openShortlist(
  db: Db,
  keys: ShortlistKeys,
  { token, visitor: key }: ShortlistTokenInput,
  now: Date,
): Promise<SharedShortlist> {
  const shortlists = shortlistRepository(db);
  const { row, event } = await assertOpen(db, await shortlists.getByToken(keys.hashOf(token)), now);
  const visitors = shortlistVisitorRepository(db);
  const visitor = key === undefined ? null : await visitors.get(row.id, keys.hashOf(key));
  const ids = await shortlists.listOn(row.id, { isForVisitors: true });
  const received = await receivedApplicationRepository(db).listOf(event.id, ids, "public");
  const own = visitor ? await visitors.listFeedback(row.id, ids, visitor.id) : [];
  const feedback = new Map(own.map((each) => [each.application_id, each]));
  const poster = await userRepository(db).get(event.user_id);
  return {
    ...{ name: row.name, event_title: event.title, poster_name: poster?.name ?? "" },
    ...{ expires_at: row.expires_at.toISOString(), visitor_name: visitor?.name ?? null },
    applications: received
      .toSorted((one, other) => one.id - other.id)
      .map((application) => {
        const { mark = null, comments = [] } = feedback.get(application.id) ?? {};
        return { ...shownOnward(application), mark, comments };
      }),
  };
}
