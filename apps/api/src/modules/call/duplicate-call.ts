import { buffer } from "node:stream/consumers";
import type { DraftFields } from "@callboard/contracts/call-draft";
import type { EventFields } from "@callboard/contracts/event-form";
import type { Db } from "../../db/client.ts";
import { type PhotoStorageDeps, photoStorage } from "../media/photo/photo-storage.ts";
import type { Actor } from "../session/session-repository.ts";
import type { DraftRow } from "./call-draft-repository.ts";
import { callRepository } from "./call-repository.ts";
import { ownCall } from "./change-call.ts";
import { createDraft } from "./change-draft.ts";

const photoNames = ["banner_photo", "description_photo"] as const;

/** What a form says, as it would be typed; without a date that has passed, and the days that depend on it. */
function typed({ start_date, apply_by, decide_by, ...fields }: EventFields, isPast: boolean): DraftFields {
  const dates = isPast ? {} : { start_date, apply_by, decide_by };
  const roles = fields.roles.map(({ id: _, apply_by: roleEnd, ...role }) =>
    isPast ? role : { ...role, apply_by: roleEnd },
  );
  const all = { ...fields, ...dates, roles: JSON.stringify(roles) };
  const entries = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Copies a call of the actor's into a new draft, with photos of its own. Throws NotFoundError, ForbiddenError and InvalidError. */
export async function duplicateCall(
  { db, actor, ...deps }: PhotoStorageDeps & { db: Db; actor: Actor },
  id: number,
): Promise<DraftRow> {
  const calls = callRepository(db);
  const row = ownCall(actor, await calls.get(id));
  const now = deps.clock();
  const fields = typed(await calls.fieldsOf(row), row.starts_at < now);
  const photos = new Map<(typeof photoNames)[number], Buffer>();
  for (const name of photoNames) {
    const stored = row[name] && (await deps.media.open(row[name].replace(/^\/media\//, "")));
    if (stored) photos.set(name, await buffer(stored.body));
  }
  const none = { banner_photo: null, description_photo: null };
  return photoStorage({ db, ...deps })(photos, (tx, addresses) =>
    createDraft(
      { tx, actor, now },
      { fields, ...none, ...(addresses as Partial<typeof addresses>) },
      row.user_id,
    ),
  );
}
