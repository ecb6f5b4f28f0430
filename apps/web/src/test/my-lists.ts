import type { OwnApplication } from "@callboard/contracts/application";
import type { OwnContribution } from "@callboard/contracts/contribution";
import type { OwnEvent } from "@callboard/contracts/event";
import { eventSummary } from "./events.ts";
import type { Answers } from "./fake-gateway.ts";

const pagination = (cursor: string | null) => ({
  page: 1,
  limit: 10,
  hasNextPage: cursor !== null,
  nextCursor: cursor,
});

export function myEvent(id: number, change: Partial<OwnEvent> = {}): OwnEvent {
  return { ...eventSummary(id), application_count: 0, unopened_count: 0, ...change };
}

export const myEventPage = (events: OwnEvent[], cursor: string | null = null) => ({
  events,
  pagination: pagination(cursor),
});

export function myApplication(id: number, change: Partial<OwnApplication> = {}): OwnApplication {
  return {
    id,
    event_id: id,
    event: eventSummary(id),
    role: null,
    shared_fields: [],
    note: null,
    reel_url: null,
    state: "sent",
    created_at: "2026-11-20T08:00:00.000Z",
    can: { withdraw: true },
    ...change,
  };
}

export const myApplicationPage = (applications: OwnApplication[], cursor: string | null = null) => ({
  applications,
  pagination: pagination(cursor),
});

export function myContribution(id: number, change: Partial<OwnContribution> = {}): OwnContribution {
  return {
    id,
    event_id: id,
    event_title: `Campaign ${id}`,
    amount: 25.5,
    public_name: "Meher",
    message: null,
    created_at: "2026-11-20T08:00:00.000Z",
    reversed_at: null,
    can: { reverse: true },
    ...change,
  };
}

export const myContributionPage = (contributions: OwnContribution[], cursor: string | null = null) => ({
  contributions,
  pagination: pagination(cursor),
});

/** A user without posts, applications and pledges. */
export const nothingPosted: Answers = {
  "event.mine": () => myEventPage([]),
  "ownCall.drafts": () => ({ drafts: [], pagination: pagination(null) }),
  "application.mine": () => myApplicationPage([]),
  "contribution.mine": () => myContributionPage([]),
  "moderation.mine": () => ({
    decisions: [],
    pagination: { page: 1, limit: 10, hasNextPage: false, nextCursor: null },
  }),
};
