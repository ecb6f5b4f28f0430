import type { EventKind } from "@callboard/contracts/event";
import { notify } from "#shared/lib/failure/notify.ts";

/** The list where a new event appears first. */
const eventsLink = { to: "/events#all-events", text: "All auditions & events" };
/** The list where it appears until a moderator has looked at it. */
const ownLink = { to: "/account#auditions", text: "My auditions" };

export function sayPosted(kind: EventKind, isWaiting: boolean): void {
  if (isWaiting) notify.success("A moderator will look at this before it is public.", ownLink);
  else notify.success("Event created successfully!", kind === "event" ? eventsLink : undefined);
}

/** Where one goes after posting an event. */
export const postedLeads = (isWaiting: boolean): string => (isWaiting ? "/account#auditions" : "/events");
