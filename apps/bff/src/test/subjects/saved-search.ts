import { eventSummary } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const search = {
  ...{ id: 1, name: "Leads in Pune", rhythm: "daily", filter: { search: "lead", present_city: "Pune" } },
  ...{ category_name: null, created_at: "2026-03-01T09:00:00.000Z", new_count: 2, feed_made_at: null },
};
const key = "k".repeat(43);

export const fixture: SubjectFixture = {
  accepted: {
    "savedSearch.list": undefined,
    "savedSearch.create": { name: "Leads in Pune", rhythm: "daily", filter: { search: "lead" } },
    "savedSearch.change": { id: 1, name: "Leads" },
    "savedSearch.look": { id: 1 },
    "savedSearch.makeFeed": { id: 1 },
    "savedSearch.remove": { id: 1 },
    "savedSearch.restore": { id: 1 },
  },
  open: [],
  answers: [
    ["/saved-search/mine", { searches: [search] }],
    ["/saved-search/feed", { name: search.name, events: [eventSummary] }],
    ["/saved-search/1/feed", { key }],
    ["/saved-search/", { search }],
  ],
};
