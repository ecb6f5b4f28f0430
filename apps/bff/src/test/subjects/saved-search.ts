import { eventSummary } from "../fixtures-event.ts";
import type { SubjectFixture } from "../subjects.ts";

const search = {
  kind: "call",
  ...{ id: 1, name: "Leads in Pune", rhythm: "daily", filter: { search: "lead", present_city: "Pune" } },
  ...{ category_name: null, created_at: "2026-03-01T09:00:00.000Z", new_count: 2, feed_made_at: null },
};
const key = "k".repeat(43);

export const fixture: SubjectFixture = {
  accepted: {
    "savedSearch.list": undefined,
    "savedSearch.create": { name: "Leads in Pune", rhythm: "daily", filter: { search: "lead" } },
    "savedSearch.createOfArticles": { name: "Voice", rhythm: "daily", filter: { search: "voice" } },
    "savedSearch.createOfProfiles": { name: "Actors", rhythm: "daily", filter: { profession: "Actor" } },
    "savedSearch.following": { what: "author", slug: "asha-rao" },
    "savedSearch.follow": { what: "author", slug: "asha-rao" },
    "savedSearch.unfollow": { what: "tag", slug: "voice" },
    "savedSearch.change": { id: 1, name: "Leads" },
    "savedSearch.look": { id: 1 },
    "savedSearch.makeFeed": { id: 1 },
    "savedSearch.remove": { id: 1 },
    "savedSearch.restore": { id: 1 },
  },
  open: [],
  answers: [
    ["/saved-search/mine", { searches: [search] }],
    ["/saved-search/feed", { kind: "call", name: search.name, events: [eventSummary] }],
    ["/saved-search/follow/", { is_following: true }],
    ["/saved-search/1/feed", { key }],
    ["/saved-search/", { search }],
  ],
};
