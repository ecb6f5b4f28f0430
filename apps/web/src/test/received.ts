import type { ReceivedApplication } from "@callboard/contracts/application";

/** An application for call 7 as its poster sees it. */
export function received(id: number, change: Partial<ReceivedApplication> = {}): ReceivedApplication {
  return {
    ...{ id, event_id: 7, note: `Note ${id}`, reel_url: null, state: "sent", profile: null },
    created_at: "2026-11-20T08:00:00.000Z",
    applicant: { name: `Artist ${id}`, email: `artist-${id}@example.com` },
    ...{ version: 1, is_turned_down: false, rating: 0, labels: [], role: null, shared: [] },
    ...change,
  };
}
