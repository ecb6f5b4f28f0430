import type { CrowdfundingFields, EventFields } from "@callboard/contracts/event-form";
import { type Finding, isHeld } from "@callboard/contracts/finding";
import { screenEvent } from "@callboard/contracts/screening";
import type { Visibility } from "@callboard/contracts/visibility";
import { wallClock } from "../../dates.ts";
import type { Db } from "../../db/client.ts";
import { eventRepository } from "../event/event-repository.ts";

/** What the rules find in a form, by the day in its city. */
export async function findingsIn(
  db: Db,
  fields: EventFields | CrowdfundingFields,
  now: Date,
): Promise<Finding[]> {
  const today = wallClock(await eventRepository(db).timeZoneIn(fields.present_city), now).slice(0, 10);
  return screenEvent({ ...fields, today });
}

const holdsOf = (findings: readonly Finding[]) => findings.filter(({ severity }) => severity === "hold");

/**
 * Who sees a call after an edit. A public one waits where the edit brings something that the rules hold, not for what they found
 * before; one that waits is public once they find nothing. What a moderator decided stays.
 */
export function visibilityAfterEdit(
  visibility: Visibility,
  before: readonly Finding[],
  after: readonly Finding[],
): Visibility {
  if (visibility === "waiting") return isHeld(after) ? "waiting" : "public";
  if (visibility !== "public") return visibility;
  const known = holdsOf(before).map(({ rule, field, text }) => `${rule} ${field} ${text}`);
  const isNew = ({ rule, field, text }: Finding) => !known.includes(`${rule} ${field} ${text}`);
  return holdsOf(after).some(isNew) ? "waiting" : "public";
}
