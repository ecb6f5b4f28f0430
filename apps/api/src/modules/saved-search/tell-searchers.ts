import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { jobHandler, type RunningJob } from "../../jobs/job.ts";
import { restBetween } from "../../jobs/rest-between.ts";
import { callAnnouncementRepository, newCallJob } from "../event/call-announcement-repository.ts";
import { isShown } from "../event/event-policy.ts";
import { passes } from "../event/list/count-facets.ts";
import { mailSettingsRepository } from "../notification/mail-settings-repository.ts";
import { mailTimes } from "../notification/mail-times.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { type Candidate, type NewCall, searchMatchRepository } from "./search-match-repository.ts";

const payloadSchema = z.object({ event_id: z.number().int() });

/** The rhythms by how soon they tell. */
const sooner = { at_once: 0, daily: 1, weekly: 2 };

/** What tokens do not tell: whether one role passes all that is asked of a role, and who posted the call. */
const isFound = ({ roles, is_poster_verified }: NewCall, { filter }: Candidate): boolean => {
  const { profession, gender, age, is_fair } = filter;
  const isOfRole = [profession, gender, age].some((value) => value !== undefined);
  return (!isOfRole || roles.some((role) => passes(role, filter))) && (!is_fair || is_poster_verified);
};

/** Of each person the search by which they hear of a call: the one that tells the soonest, and of those the oldest. */
function tellingOf(found: Candidate[]): Map<number, Candidate> {
  const telling = new Map<number, Candidate>();
  for (const search of found) {
    const known = telling.get(search.user_id);
    if (!known || sooner[search.rhythm] < sooner[known.rhythm]) telling.set(search.user_id, search);
  }
  return telling;
}

const notificationOf = (call: NewCall, { user_id, name }: Candidate): NewNotification => ({
  ...{ user_id, kind: "search_found", key: `search ${call.id}`, event_id: call.id },
  data: { event_title: call.title, search_name: name },
});

/** Sets when what is gathered is told: on the morning of its day or week, by each reader's clock. */
async function setDue(tx: Db, gathered: Candidate[], now: Date): Promise<void> {
  const matches = searchMatchRepository(tx);
  const settingsOf = await mailSettingsRepository(tx).settingsOf(gathered.map(({ user_id }) => user_id));
  const timeOf = mailTimes(now);
  const atTime = Map.groupBy(
    gathered,
    ({ user_id, rhythm }) => timeOf(settingsOf(user_id), rhythm)?.getTime() ?? 0,
  );
  await matches.hold(gathered.map(({ id }) => id));
  for (const [time, some] of atTime)
    await matches.setDue(
      some.map(({ id }) => id),
      new Date(time),
    );
}

type Deps = { db: Db; clock: () => Date; notifications: NotificationSender };

/**
 * Tells of a new call those whose saved searches find it, some people in each transaction. A second run goes on where the first one
 * ended: a search finds a call once, and a notification has its key. A call that is hidden by then is new when it comes again.
 */
export function newCallHandler({ db, clock, notifications }: Deps) {
  /** Tells some people, after an account. Gives the account up to which that went; null for the end. */
  function step(eventId: number, after: number): Promise<number | null> {
    return db.transaction(async (tx) => {
      const now = clock();
      const matches = searchMatchRepository(tx);
      const call = await matches.getCall(eventId);
      if (!call?.first_public_at || call.status === "cancelled" || call.starts_at <= now) return null;
      if (!isShown(call)) {
        await callAnnouncementRepository(tx).forget(eventId);
        return null;
      }
      const until = await matches.endOfBatch(after);
      const some = await matches.listCandidates(call, call.first_public_at, { after, until });
      const found = some.filter((search) => isFound(call, search));
      const telling = tellingOf(found);
      const waits = (search: Candidate) =>
        search.rhythm !== "at_once" && telling.get(search.user_id)?.id === search.id;
      const rows = found.map((search) => ({ search_id: search.id, told_at: waits(search) ? null : now }));
      const fresh = await matches.create(rows, eventId, now);
      const told = [...telling.values()].filter(({ id }) => fresh.has(id));
      // Searches before the marks of notifications, as whoever tells what was gathered.
      const gathered = told.filter(waits);
      if (gathered.length > 0) await setDue(tx, gathered, now);
      const atOnce = told.filter(({ rhythm }) => rhythm === "at_once");
      await notifications.add(
        tx,
        atOnce.map((search) => notificationOf(call, search)),
      );
      return until;
    });
  }

  async function run({ payload, signal }: RunningJob<z.output<typeof payloadSchema>>): Promise<void> {
    const rest = restBetween();
    for (let after: number | null = 0; after !== null; ) {
      signal.throwIfAborted();
      after = await step(payload.event_id, after);
      await rest();
    }
  }

  return jobHandler(newCallJob, payloadSchema, run, { atOnce: 1 });
}
