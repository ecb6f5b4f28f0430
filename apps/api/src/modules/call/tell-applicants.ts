import { filledMessage } from "@callboard/contracts/call";
import { changeFields, changeWords } from "@callboard/contracts/call-change";
import { z } from "zod";
import { toDate } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { jobHandler, type RunningJob } from "../../jobs/job.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { restBetween } from "../../jobs/rest-between.ts";
import { isShown } from "../event/event-policy.ts";
import type { NewNotification } from "../notification/notification-repository.ts";
import type { NotificationSender } from "../notification/notification-sender.ts";
import { type Applicant, callApplicantRepository } from "./call-applicant-repository.ts";
import { type CallRow, callRepository } from "./call-repository.ts";

const kind = "call-news";
/** Applicants of one transaction. */
const batch = 100;

const about = {
  event_id: z.number().int(),
  /** That of the call after the act. */
  version: z.number().int(),
  /** Who of a team did it; of what an earlier build left, the poster. */
  by: z.number().int().optional(),
  /** Who applies later is not concerned. */
  until: z.iso.datetime(),
};
const payloadSchema = z.discriminatedUnion("news", [
  z.object({ ...about, news: z.enum(["closed", "cancelled"]), message: z.string() }),
  z.object({ ...about, news: z.literal("changed"), fields: z.array(z.enum(changeFields)).min(1) }),
]);
type News = z.output<typeof payloadSchema>;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const keyOf = ({ news, event_id, version }: Pick<News, "news" | "event_id" | "version">) =>
  `call ${news} ${event_id} ${version}`;

/** Leaves it to a job to tell those who applied for a call, however many. Call it in the transaction of the act. */
export async function tellApplicants(
  tx: Db,
  queue: JobQueue,
  { until, ...news }: DistributiveOmit<News, "until"> & { until: Date },
): Promise<void> {
  await queue.add(tx, { kind, key: keyOf(news), payload: { ...news, until: until.toISOString() } });
}

/** What one applicant is told. Of several edits on a day they hear once. */
function notificationOf(call: CallRow, news: News, { id, user_id, name }: Applicant): NewNotification {
  const subject = { user_id, event_id: call.id, application_id: id };
  const data = { event_title: call.title };
  if (news.news === "changed") {
    const key = `call changed ${call.id} ${news.until.slice(0, "2026-01-01".length)}`;
    const fields = news.fields.map((field) => changeWords[field]);
    return { ...subject, kind: "call_changed", key, data: { ...data, fields } };
  }
  const message = filledMessage(news.message, { name, call: call.title });
  const key = `call ${news.news} ${call.id} ${news.version}`;
  return { ...subject, kind: `call_${news.news}`, key, data: { ...data, ...(message && { message }) } };
}

type Deps = { db: Db; clock: () => Date; notifications: NotificationSender };

/**
 * Tells those who applied for a call what became of it, some in each transaction. A second run goes on where the first one
 * ended: who was answered waits no more, and a notification has its key. What is hidden by then is told to nobody.
 */
export function callNewsHandler({ db, clock, notifications }: Deps) {
  /** Tells some, after the application with an id. Gives the id of the last one; null where there was nobody. */
  function step(news: News, after: number): Promise<number | null> {
    const part = { until: toDate(news.until), limit: batch };
    return db.transaction(async (tx) => {
      const call = await callRepository(tx).get(news.event_id);
      if (!call || !isShown(call)) return null;
      const applicants = callApplicantRepository(tx);
      const people =
        news.news === "closed"
          ? await applicants.answerSome(call.id, part, {
              by: news.by ?? call.user_id,
              key: keyOf(news),
              at: clock(),
            })
          : await applicants.listSome(call.id, { ...part, after });
      const told = people.map((person) => notificationOf(call, news, person));
      await notifications.add(tx, told);
      return people.at(-1)?.id ?? null;
    });
  }

  async function run({ payload, signal }: RunningJob<News>): Promise<void> {
    const rest = restBetween();
    for (let after: number | null = 0; after !== null; ) {
      signal.throwIfAborted();
      after = await step(payload, after);
      await rest();
    }
  }

  return jobHandler(kind, payloadSchema, run, { atOnce: 1 });
}
