import type { SavedFilter } from "@callboard/contracts/saved-filter";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler } from "../../jobs/job.ts";
import { callAnnouncementRepository, newCallJob } from "../event/call-announcement-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { passes } from "../event/list/count-facets.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import { type NewCall, newCallRepository } from "./new-call-repository.ts";
import type { Candidate } from "./search-match-repository.ts";
import { type News, type TellingDeps, tellSearchers } from "./tell-searchers.ts";

const payloadSchema = z.object({ event_id: z.number().int() });

/** What tokens do not tell: whether one role passes all that is asked of a role, and who posted the call. */
const isFound = ({ roles, is_poster_verified }: NewCall, search: Candidate): boolean => {
  // The candidates of a call are searches among calls.
  const filter = search.filter as SavedFilter;
  const { profession, gender, age, is_fair } = filter;
  const isOfRole = [profession, gender, age].some((value) => value !== undefined);
  return (!isOfRole || roles.some((role) => passes(role, filter))) && (!is_fair || is_poster_verified);
};

const notificationOf = (call: NewCall, { user_id, name }: Candidate): NewNotification => ({
  ...{ user_id, kind: "search_found", key: `search ${call.id}`, event_id: call.id },
  data: { event_title: call.title, search_name: name },
});

/** A call that is told of: public, ahead and not cancelled. One that is hidden by then is new when it comes again. */
async function readNews(tx: Db, eventId: number, now: Date): Promise<News | null> {
  const call = await newCallRepository(tx).get(eventId);
  if (!call?.first_public_at || call.status === "cancelled" || call.starts_at <= now) return null;
  if (!isShown(call)) {
    await callAnnouncementRepository(tx).forget(eventId);
    return null;
  }
  return {
    ...{ kind: "call", id: eventId, since: call.first_public_at, owner: call.user_id },
    isFound: (search) => isFound(call, search),
    notificationOf: (search) => notificationOf(call, search),
  };
}

/** Tells of a new call those whose saved searches find it. */
export const newCallHandler = (deps: TellingDeps) =>
  jobHandler(
    newCallJob,
    payloadSchema,
    ({ payload, signal }) => tellSearchers(deps, (tx, now) => readNews(tx, payload.event_id, now), signal),
    { atOnce: 1 },
  );
