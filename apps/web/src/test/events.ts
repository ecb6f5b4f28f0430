import type { EventDetails, EventSummary } from "@callboard/contracts/event";
import type { Video } from "@callboard/contracts/video";

/** A numbered event summary. It begins three weeks after the tests' current time. */
export function eventSummary(id: number, change: Partial<EventSummary> = {}): EventSummary {
  return {
    id,
    kind: "event",
    title: `Event ${id}`,
    description: `About event ${id}.`,
    banner_photo: null,
    start_date: "2026-12-12",
    start_time: "18:00",
    end_time: null,
    time_zone: "Asia/Kolkata",
    time_zone_name: "IST",
    starts_at: "2026-12-12T12:30:00.000Z",
    apply_by: null,
    apply_until: "2026-12-12T12:30:00.000Z",
    decide_by: null,
    roles_until: [],
    venue_name: "Lantern Hall",
    present_city: "Pune",
    address: "12 Mint Street, Camp",
    category_name: "Theatre",
    is_featured: false,
    price: 120,
    compensation: 120,
    raised_so_far: 0,
    supporters: 0,
    created_at: "2026-11-01T08:00:00.000Z",
    status: "published",
    version: 0,
    ...change,
  };
}

export function eventsFrom(from: number, to: number): EventSummary[] {
  return Array.from({ length: to - from + 1 }, (_, index) => eventSummary(from + index));
}

export function campaignSummary(id: number, change: Partial<EventSummary> = {}): EventSummary {
  return eventSummary(id, {
    kind: "crowdfunding",
    title: `Campaign ${id}`,
    price: 5_000,
    compensation: 5_000,
    raised_so_far: 1_240.5,
    supporters: 38,
    ...change,
  });
}

/** A page of events or campaigns; `cursor` is the next page. */
export function eventPage(events: EventSummary[], cursor: string | null = null) {
  return { events, pagination: { page: 1, limit: 12, hasNextPage: cursor !== null, nextCursor: cursor } };
}

export function video(id: number, change: Partial<Video> = {}): Video {
  return {
    id,
    title: `Video ${id}`,
    description: `About video ${id}.`,
    thumbnail_url: null,
    video_url: null,
    is_featured: true,
    ...change,
  };
}

/** Numbered event details; `change` may make it a campaign. */
export function eventDetails(id: number, change: Partial<EventDetails> = {}): EventDetails {
  return {
    ...eventSummary(id),
    description_photo: null,
    website: "https://www.lanternhall.example/calls",
    address_1: "12 Mint Street",
    address_2: "Camp",
    contact_person: "Ira Sen",
    contact_number: "9800000001",
    email: "ira@example.com",
    eventCategory: { id: 4, name: "street theatre" },
    tags: [{ id: 1, name: "chorus" }],
    roles: [],
    changes: [],
    ...change,
  };
}

export function campaignDetails(id: number, change: Partial<EventDetails> = {}): EventDetails {
  return eventDetails(id, { ...campaignSummary(id), ...change });
}
