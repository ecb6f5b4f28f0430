import type { EventKind } from "@callboard/contracts/event";

/** The labels of the fields, in their order. */
const eventLabels = {
  banner_photo: "Event photo",
  title: "Title",
  category_id: "Category",
  tags: "Tag",
  description: "Description",
  description_photo: "Description photo",
  start_date: "Start date",
  start_time: "Time",
  end_time: "End time",
  apply_by: "Apply by",
  venue_name: "Venue name",
  present_city: "Present city",
  address_1: "Address 1",
  address_2: "Address 2",
  contact_person: "Contact person",
  website: "Event website",
  price: "Event price (Compensation)",
  contact_number: "Contact number",
  email: "Email address",
} as const;

/** The labels of a campaign's fields. */
const campaignLabels = { ...eventLabels, start_time: "Start time", price: "Event price (Target)" } as const;

export const labelsOf = { event: eventLabels, crowdfunding: campaignLabels } satisfies Record<
  EventKind,
  Record<string, string>
>;
