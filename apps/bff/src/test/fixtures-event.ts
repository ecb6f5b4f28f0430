import type { Application, ReceivedApplication } from "@callboard/contracts/application";
import type { CallFacets } from "@callboard/contracts/call-filter";
import type { LedgerLine } from "@callboard/contracts/contribution";
import type { EventDetails, EventSummary } from "@callboard/contracts/event";

export const photo = (bytes = 32, type = "image/jpeg") =>
  new File([new Uint8Array(bytes).fill(7)], "photo.jpg", { type });

/** The form of a new event, as it is filled in. */
export const eventForm = {
  title: "Chorus for a new Tempest",
  category_id: "1",
  tags: "theatre",
  description: "Twelve voices who can move.",
  start_date: "2026-05-04",
  start_time: "10:30",
  venue_name: "Old Mill Hall",
  present_city: "Mumbai",
  address_1: "12 Mill Lane",
  address_2: "",
  contact_person: "Asha Rao",
  website: "https://example.com",
  price: "120.50",
  contact_number: "0123456789",
  email: "asha@example.com",
  description_photo: photo(),
  banner_photo: photo(),
};

export const callFacets: CallFacets = {
  total: { count: 1, is_more: false },
  facets: {
    category_id: [{ value: "1", label: "Theatre", count: 1, is_more: false }],
    ...{ profession: [], gender: [], age: [], pay: [], closes_within: [], self_tape: [], is_fair: [] },
  },
  days: [{ day: "2026-12-12", count: 1, is_more: false }],
};

export const eventSummary: EventSummary = {
  id: 1,
  kind: "event",
  title: "Chorus for a new Tempest",
  description: "Twelve voices who can move.",
  banner_photo: "/media/event-1-1440.webp",
  start_date: "2026-05-04",
  start_time: "10:30",
  end_time: null,
  time_zone: "Asia/Kolkata",
  time_zone_name: "IST",
  starts_at: "2026-05-04T05:00:00.000Z",
  apply_by: null,
  apply_until: "2026-05-04T05:00:00.000Z",
  decide_by: null,
  roles_until: [],
  venue_name: "Old Mill Hall",
  present_city: "Mumbai",
  address: "12 Mill Lane",
  category_name: "Theatre",
  is_featured: false,
  price: 120.5,
  compensation: 120.5,
  raised_so_far: 0,
  supporters: 0,
  created_at: "2026-02-27T09:00:00.000Z",
  status: "published",
  version: 0,
};

export const eventDetails: EventDetails = {
  ...eventSummary,
  description_photo: "/media/event-1-detail-1440.webp",
  website: "https://example.com",
  address_1: "12 Mill Lane",
  address_2: null,
  contact_person: "Asha Rao",
  contact_number: "0123456789",
  email: "asha@example.com",
  eventCategory: { id: 1, name: "Theatre" },
  tags: [{ id: 1, name: "theatre" }],
  roles: [],
  changes: [],
};

const applied = {
  id: 1,
  event_id: 1,
  role: null,
  note: "Free in May",
  reel_url: null,
  created_at: "2026-03-01T09:00:00.000Z",
};

export const application: Application = {
  ...applied,
  shared_fields: [],
  state: "sent",
  can: { withdraw: true },
};

export const receivedApplication: ReceivedApplication = {
  ...applied,
  state: "viewed",
  applicant: { name: "Person 1", email: "person-1@example.com" },
  ...{ version: 1, is_turned_down: false, rating: 0, labels: [] },
  profile: null,
  shared: [],
};

export const pledge = {
  idempotency_key: "0f6b1c52-key-of-a-pledge",
  contribution: { event_id: 1, amount: 25, public_name: "Person 1" },
};

export const ledgerLine: LedgerLine = {
  id: 1,
  amount: 25,
  public_name: "Person 1",
  message: null,
  reversal_of_id: null,
  created_at: "2026-03-01T09:00:00.000Z",
};
