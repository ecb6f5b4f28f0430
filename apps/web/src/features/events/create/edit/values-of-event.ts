import type { EventDetails } from "@callboard/contracts/event";
import type { EditedEventValues } from "@callboard/contracts/event-form";

const textOr = (text: string | null) => text ?? "";

/** A posted call as the values of its form. */
export function valuesOfEvent(event: EventDetails): EditedEventValues {
  const { eventCategory, tags, price, roles } = event;
  return {
    kind: "event",
    ...{ title: event.title, category_id: String(eventCategory?.id ?? ""), tags: tags[0]?.name ?? "" },
    ...{ description: event.description, start_date: event.start_date, start_time: textOr(event.start_time) },
    ...{ end_time: textOr(event.end_time), apply_by: textOr(event.apply_by) },
    ...{ decide_by: textOr(event.decide_by ?? null), venue_name: textOr(event.venue_name) },
    ...{ present_city: textOr(event.present_city), address_1: textOr(event.address_1) },
    ...{ address_2: textOr(event.address_2), contact_person: textOr(event.contact_person) },
    ...{ website: textOr(event.website), price: price === null ? "" : String(price) },
    ...{ contact_number: textOr(event.contact_number), email: textOr(event.email) },
    roles: roles.map(({ apply_until: _, ...role }) =>
      Object.fromEntries(Object.entries(role).filter(([, value]) => value !== null)),
    ),
  } as EditedEventValues;
}
