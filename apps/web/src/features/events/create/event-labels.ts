import type { EventKind } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";

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
  decide_by: "Answers by",
  venue_name: "Venue name",
  present_city: "Present city",
  address_1: "Address 1",
  address_2: "Address 2",
  contact_person: "Contact person",
  website: "Event website",
  price: "Event price (Compensation)",
  contact_number: "Contact number",
  email: "Email address",
  roles: "Roles",
} as const;

/** The labels of a campaign's fields. */
const campaignLabels = { ...eventLabels, start_time: "Start time", price: "Event price (Target)" } as const;

/** The labels of a role's fields, in their order. */
export const roleLabels = {
  name: "Role name",
  seats: "People wanted",
  profession: "Profession",
  gender: "For",
  age_from: "Playing age from",
  age_to: "Playing age to",
  pay: "Pay for this role",
  apply_by: "Last day for this role",
  description: "About the role",
  wants: "Ask for",
  is_closed: "Closed",
} as const;

/** The labels of the fields of all roles, by their names in the form. */
export const labelsOfRoles: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: limits.rolesMax }, (_, index) =>
    Object.entries(roleLabels).map(([field, label]) => [
      `roles.${index}.${field}`,
      `Role ${index + 1}, ${label}`,
    ]),
  ).flat(),
);

export const labelsOf = { event: eventLabels, crowdfunding: campaignLabels } satisfies Record<
  EventKind,
  Record<string, string>
>;
