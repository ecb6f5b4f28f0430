import type {
  Shortlist,
  ShortlistDetails,
  ShortlistFeedback,
  ShortlistFeedbackData,
  Shortlists,
} from "@callboard/contracts/shortlist";
import type { Db } from "../../db/client.ts";
import { NotFoundError } from "../../http/errors.ts";
import { canDecide, isOfOther } from "../application/application-policy.ts";
import { applicationRepository } from "../application/application-repository.ts";
import { eventToReview } from "../application/event-to-review.ts";
import { receivedApplicationRepository } from "../application/received-application-repository.ts";
import type { EventTerms } from "../event/event-repository.ts";
import type { Actor } from "../session/session-repository.ts";
import { teamRoleRepository } from "../team/team-role-repository.ts";
import { statusOf } from "./shortlist-policy.ts";
import { type ShortlistRow, shortlistRepository } from "./shortlist-repository.ts";
import { shortlistVisitorRepository } from "./shortlist-visitor-repository.ts";

const nothing = { applications: 0, visitors: 0, marks: 0, comments: 0 };

async function toShortlists(
  db: Db,
  rows: ShortlistRow[],
  event: EventTerms,
  now: Date,
): Promise<Shortlist[]> {
  const counts = await shortlistRepository(db).countsOf(rows.map(({ id }) => id));
  const names = await teamRoleRepository(db).namesOf(rows.map(({ created_by }) => created_by));
  return rows.map((row) => ({
    ...{ id: row.id, event_id: row.event_id, name: row.name, status: statusOf(row, event, now) },
    ...{ created_at: row.created_at.toISOString(), expires_at: row.expires_at.toISOString() },
    created_by_name: names.get(row.created_by) ?? null,
    counts: counts.get(row.id) ?? nothing,
  }));
}

export async function toShortlist(
  db: Db,
  row: ShortlistRow,
  event: EventTerms,
  now: Date,
): Promise<Shortlist> {
  const [shortlist] = await toShortlists(db, [row], event, now);
  if (!shortlist) throw new Error("One shortlist makes one");
  return shortlist;
}

/** The shortlists of a call, for its poster and their team. Throws NotFoundError and ForbiddenError. */
export async function showShortlists(db: Db, actor: Actor, eventId: number, now: Date): Promise<Shortlists> {
  const event = await eventToReview(db, actor, eventId);
  const rows = await shortlistRepository(db).list(event.id);
  return { shortlists: await toShortlists(db, rows, event, now), can: { share: canDecide(actor, event) } };
}

const feedbackOf = ({ visitor, mark, comments }: ShortlistFeedback): ShortlistFeedback => ({
  ...{ visitor, mark, comments },
});

/** One with what came of it. Nobody of a team sees what was made of their own application. Throws NotFoundError and ForbiddenError. */
export async function showShortlist(db: Db, actor: Actor, id: number, now: Date): Promise<ShortlistDetails> {
  const shortlists = shortlistRepository(db);
  const row = await shortlists.get(id);
  if (!row) throw new NotFoundError();
  const event = await eventToReview(db, actor, row.event_id);
  const own = await applicationRepository(db).find(event.id, actor.userId);
  const ids = (await shortlists.listOn(id)).filter((one) => one !== own?.id);
  const received = await receivedApplicationRepository(db).listOf(event.id, ids);
  const feedback = Map.groupBy(
    await shortlistVisitorRepository(db).listFeedback(id, ids),
    ({ application_id }) => application_id,
  );
  return {
    shortlist: await toShortlist(db, row, event, now),
    applications: received
      .toSorted((one, other) => one.id - other.id)
      .map(({ id: applicationId, applicant, role, allows_sharing = false }) => ({
        ...{ id: applicationId, name: applicant.name, role, allows_sharing },
        feedback: (feedback.get(applicationId) ?? []).map(feedbackOf),
      })),
    acts: await shortlists.listActs(id),
    can: { share: canDecide(actor, event) },
  };
}

/** What came of the shortlists that one application is on. Throws NotFoundError, for an own one too, and ForbiddenError. */
export async function showFeedback(
  db: Db,
  actor: Actor,
  applicationId: number,
): Promise<ShortlistFeedbackData> {
  const application = await applicationRepository(db).get(applicationId);
  if (!application) throw new NotFoundError();
  const event = await eventToReview(db, actor, application.event_id);
  if (!isOfOther(actor, application)) throw new NotFoundError();
  const visitors = shortlistVisitorRepository(db);
  const rows = await shortlistRepository(db).listAbout(applicationId);
  const shortlists = [];
  for (const { id, name } of rows) {
    const feedback = (await visitors.listFeedback(id, [applicationId])).map(feedbackOf);
    shortlists.push({ id, name, feedback });
  }
  return { shortlists, can: { share: canDecide(actor, event) } };
}
