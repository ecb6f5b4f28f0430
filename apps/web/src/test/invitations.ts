import type {
  CallToInvite,
  ReceivedCallInvitation,
  SentInvitation,
} from "@callboard/contracts/call-invitation";
import { eventSummary } from "./events.ts";
import { profileSummary } from "./profiles.ts";

const created_at = "2026-11-20T10:00:00.000Z";

export const callOf = (id: number, title: string, change: Partial<CallToInvite> = {}): CallToInvite => ({
  ...{ id, title, present_city: "Pune", start_date: "2026-12-24", state: null },
  ...change,
});

export const sentOf = (id: number, change: Partial<SentInvitation> = {}): SentInvitation => ({
  ...{ id, profile: profileSummary(id), state: "new", message: null, by_name: "Asha", created_at },
  ...change,
});

export const receivedOf = (
  id: number,
  title: string,
  change: Partial<ReceivedCallInvitation> = {},
): ReceivedCallInvitation => ({
  ...{ id, event: eventSummary(id + 100, { title }), poster: { id: 2, name: "Lantern Casting" } },
  ...{ state: "new", message: null, created_at },
  ...change,
});

export const onePage = { page: 1, limit: 20, hasNextPage: false, nextCursor: null };
