import type { EventFields } from "@callboard/contracts/event-form";
import type { Db } from "../../db/client.ts";
import { ConflictError, ForbiddenError, InvalidError, NotFoundError } from "../../http/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { cacheVersionRepository } from "../cache-version/cache-version-repository.ts";
import { callAnnouncementRepository } from "../event/call-announcement-repository.ts";
import { canSee } from "../event/event-policy.ts";
import { eventRepository } from "../event/event-repository.ts";
import { abandonPhotos } from "../media/photo/photo-storage.ts";
import { holdEvent } from "../moderation/hold-event.ts";
import type { Actor } from "../session/session-repository.ts";
import { standing } from "../team/standing.ts";
import { changedFields, foldChanges } from "./call-changes.ts";
import { isOwner, ownCallCan } from "./call-policy.ts";
import { type CallRow, callRepository } from "./call-repository.ts";
import { findingsIn, visibilityAfterEdit } from "./screen-call.ts";
import { tellApplicants } from "./tell-applicants.ts";

export type Changing = { tx: Db; actor: Actor; now: Date; mails: MailQueue; queue: JobQueue };
type Photos = { banner_photo: string | null; description_photo: string | null };

/** Why a call cannot be changed. */
export const cancelledText = "This call is cancelled, and stays so. Duplicate it to post it again.";

/** A call of the actor's own, or of a team that they act in. Throws NotFoundError, for a campaign too, and ForbiddenError for a call of somebody else. */
export function ownCall(actor: Actor, row: CallRow | null): CallRow {
  if (row?.kind !== "event" || !canSee(actor, row)) throw new NotFoundError();
  if (!isOwner(actor, row)) throw new ForbiddenError("Only who posted the call changes it");
  return row;
}

type Edit = { id: number; version: number; fields: EventFields; photos: Photos; isScreening: boolean };

/**
 * Writes a call of the actor's anew, with what those see of it who applied, and what the rules find now. Gives the names of the photos
 * that no row uses any more. Throws ConflictError where it was changed after `version`, and InvalidError where it cannot be edited.
 */
export async function changeCall(
  { tx, actor: sent, now, mails, queue }: Changing,
  { id, version, fields, photos, isScreening }: Edit,
): Promise<string[]> {
  const actor = await standing(tx, sent);
  const calls = callRepository(tx);
  const row = ownCall(actor, await calls.getLocked(id));
  if (!ownCallCan(row, 0, now).edit) {
    throw new InvalidError(row.status === "cancelled" ? cancelledText : "A moderator has removed this call");
  }
  if (row.version !== version) throw new ConflictError("This call was changed meanwhile");
  const before = await calls.fieldsOf(row);
  const [found, findings] = [await findingsIn(tx, before, now), await findingsIn(tx, fields, now)];
  const visibility = isScreening ? visibilityAfterEdit(row.visibility, found, findings) : row.visibility;
  const isRead = row.visibility === "public" && (await calls.hasApplications(id));
  await eventRepository(tx).update(
    id,
    {
      ...{ ...fields, ...photos, findings, visibility },
      ...{
        user_id: row.user_id,
        posted_by: row.posted_by,
        is_featured: row.is_featured,
        created_at: row.created_at,
      },
      changes: isRead ? foldChanges(row.changes, before, fields, now) : row.changes,
    },
    now,
  );
  if (visibility === "waiting" && row.visibility !== "waiting") {
    const held = { ...row, ...fields, findings, created_at: now, version: row.version + 1 };
    await holdEvent(tx, mails, held);
  }
  await callAnnouncementRepository(tx).announce([id], now);
  const fieldsRead = isRead && visibility === "public" ? changedFields(before, fields) : [];
  if (fieldsRead.length > 0) {
    const news = { news: "changed" as const, version: row.version + 1, until: now, fields: fieldsRead };
    await tellApplicants(tx, queue, { event_id: id, ...news });
  }
  await cacheVersionRepository(tx).raise("event");
  const replaced = (["banner_photo", "description_photo"] as const).filter(
    (name) => row[name] !== photos[name],
  );
  return abandonPhotos(
    tx,
    replaced.map((name) => row[name]),
    now,
  );
}
