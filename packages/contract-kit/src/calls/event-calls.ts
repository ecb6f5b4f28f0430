import { eventAnswer, eventCategoryListAnswer, eventListAnswer } from "@callboard/contracts/wire/event";
import { videoListAnswer } from "@callboard/contracts/wire/video";
import type { Fields, Known, ReadCall } from "../contract-call.ts";
import type { Settings } from "../settings.ts";
import { absentId, absentName, isFlag, sorting, textOrNone } from "./values.ts";

const cardFields = [
  ...["id", "title", "description", "banner_photo", "start_date", "start_time", "price", "venue_name"],
  ...["present_city", "category_name", "is_featured", "address", "compensation", "raised_so_far"],
];
const eventFields = [
  ...[
    ...cardFields,
    "description_photo",
    "website",
    "address_1",
    "contact_person",
    "contact_number",
    "email",
  ],
  ...["eventCategory", "tags"],
];

const day = 86_400_000;
const isoDate = /^\d{4}-\d\d-\d\d/;

/** Past or upcoming events. A day to each side is left to the API's time zone. */
function begins(when: "past" | "upcoming", { now }: Settings) {
  const admits = (row: Fields) => {
    const [date] = String(row.start_date).match(isoDate) ?? [];
    if (!date) return true;
    const start = Date.parse(date);
    return when === "past" ? start < now.getTime() + day : start > now.getTime() - 2 * day;
  };
  return { query: { is_event: when }, admits };
}

function inCity(city: string, { cityFilter }: Settings) {
  return {
    query: { present_city: cityFilter === "lowercase" ? city.toLowerCase() : city },
    admits: ({ present_city }: Fields) =>
      present_city == null || String(present_city).toLowerCase() === city.toLowerCase(),
  };
}

function eventFilters({ city }: Known, settings: Settings) {
  return [
    { query: { is_featured: true }, admits: ({ is_featured }: Fields) => isFlag(is_featured, true) },
    begins("upcoming", settings),
    begins("past", settings),
    ...(city ? [inCity(city, settings)] : []),
    { query: { search: absentName }, admits: () => false },
  ];
}

export const eventCalls: ReadCall[] = [
  {
    kind: "list",
    name: "GET event/list",
    path: () => "/event/list",
    query: { page: 1, limit: 10, ...sorting },
    holds: "events",
    answer: eventListAnswer,
    fields: cardFields,
    paged: { goesOn: true },
    learn: (row, known) => {
      known.eventId ??= textOrNone(row.id);
      known.city ??= textOrNone(row.present_city);
    },
    filters: eventFilters,
  },
  {
    kind: "list",
    name: "GET video/list",
    path: () => "/video/list",
    query: { page: 1, limit: 5, ...sorting },
    holds: "videos",
    answer: videoListAnswer,
    fields: ["id", "title", "description", "thumbnail_url", "is_featured"],
    paged: { goesOn: false },
    filters: () => [{ query: { is_featured: true }, admits: ({ is_featured }) => isFlag(is_featured, true) }],
  },
  {
    kind: "item",
    name: "GET event/get/{id}",
    path: ({ eventId }) => eventId && `/event/get/${encodeURIComponent(eventId)}`,
    query: { page: 1, limit: 6 },
    holds: "event",
    answer: eventAnswer,
    fields: eventFields,
    learn: ({ eventCategory, category_id }, known) => {
      known.eventCategoryId ??= textOrNone((eventCategory as Fields | null)?.id ?? category_id);
    },
    absent: { path: `/event/get/${absentId}` },
  },
  {
    kind: "list",
    name: "GET event categories",
    path: (_known, { eventCategoriesPath }) => eventCategoriesPath,
    query: { page: 1, limit: 50 },
    holds: "categories",
    answer: eventCategoryListAnswer,
    fields: ["id", "name"],
    paged: { goesOn: false },
    learn: (row, known) => {
      known.eventCategoryId ??= textOrNone(row.id);
    },
  },
  {
    kind: "list",
    name: "GET event/category/{category_id}",
    path: ({ eventCategoryId }) =>
      eventCategoryId && `/event/category/${encodeURIComponent(eventCategoryId)}`,
    query: { page: 1, limit: 6 },
    holds: "events",
    answer: eventListAnswer,
    fields: cardFields,
    paged: { goesOn: false },
    absent: { path: `/event/category/${absentId}`, emptyWillDo: true },
  },
];
