import type { ReceivedApplication } from "@callboard/contracts/application";
import type { SharedApplication, ShortlistStatus } from "@callboard/contracts/shortlist";
import { isShown } from "../event/event-policy.ts";
import type { EventTerms } from "../event/event-repository.ts";

type Dated = { expires_at: Date; revoked_at: Date | null };

/** Whether the link of a shortlist leads anywhere. */
export function statusOf(
  { expires_at, revoked_at }: Dated,
  event: Pick<EventTerms, "visibility" | "status">,
  now: Date,
): ShortlistStatus {
  if (revoked_at) return "revoked";
  if (expires_at <= now) return "expired";
  return isShown(event) && event.status !== "cancelled" ? "open" : "paused";
}

/** What of an application is shown to whoever has the link: name and public profile, and the rest where its applicant agreed. */
export function shownOnward({
  id,
  applicant,
  role,
  profile,
  ...sent
}: ReceivedApplication): Omit<SharedApplication, "mark" | "comments"> {
  const named = { id, name: applicant.name, role, profile };
  if (!sent.allows_sharing) return { ...named, note: null, reel_url: null, shared: [], tape: null };
  const { note, reel_url, shared, tape = null } = sent;
  return { ...named, note, reel_url, shared, tape };
}
