import type { SubjectFixture } from "../subjects.ts";

const event = {
  ...{ id: 1, title: "Event 1", banner_photo: null, present_city: "Pune" },
  ...{ start_date: "2026-12-01", is_past: false, visibility: "public" },
};

export const fixture: SubjectFixture = {
  accepted: {
    "featuredEvent.list": undefined,
    "featuredEvent.set": { id: 1, is_featured: true },
  },
  open: [],
  answers: [
    ["/staff/featured-events/", null],
    ["/staff/featured-events", { events: [event] }],
  ],
};
