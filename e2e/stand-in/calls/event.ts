import { z } from "zod";
import { type Asked, type Call, Refusal } from "../define-call.ts";
import { id, photo, text, webAddress } from "../fields.ts";
import { isAsked, says, sorted } from "../sorted.ts";
import { keepPhoto } from "../store.ts";

const event = { required: ["id", "title", "start_date"] };
const paging = { page: "page", limit: "limit" } as const;

const dayOf = (moment: Date) => moment.toISOString().slice(0, "2026-03-05".length);

function listEvents({ query, store }: Asked) {
  const { is_featured, search, is_event, present_city } = query;
  const today = dayOf(store.today);
  const city = String(present_city ?? "").toLowerCase();
  const found = store.events.filter(
    (each) =>
      isAsked(is_featured, each.is_featured) &&
      isAsked(is_event, each.start_date < today ? "past" : "upcoming") &&
      isAsked(city, each.present_city?.toLowerCase()) &&
      says(search, each.title, each.description, each.venue_name),
  );
  return sorted(found, query);
}

function eventAt({ params, store }: Asked) {
  const found = store.events.find((each) => each.id === Number(params.id));
  if (!found) throw new Refusal(404, "Resource not found");
  return found;
}

const eventFields = {
  title: text,
  category_id: id,
  tags: text,
  description: text,
  start_date: z.iso.date("is required"),
  start_time: z.iso.time("is required"),
  venue_name: text,
  present_city: text,
  address_1: text,
  address_2: z.string().trim().optional(),
  contact_person: text,
  website: webAddress,
  price: z.coerce.number("must be a number").positive("must be positive"),
  contact_number: z.string("is required").regex(/^\d{10}$/, "must be 10 digits"),
  email: z.email("must be an email address"),
  description_photo: photo,
  banner_photo: photo,
  status: z.literal("published", "must be published"),
};
type EventFields = z.output<z.ZodObject<typeof eventFields>>;

async function createEvent({ body, store }: Asked) {
  const { category_id, status: _, tags, address_2, ...fields } = body as EventFields;
  const eventCategory = store.eventCategories.find((each) => each.id === category_id);
  if (!eventCategory) throw new Refusal(422, { category_id: "there is no such category" });
  store.events.unshift({
    ...fields,
    id: store.events.length + 1,
    banner_photo: await keepPhoto(store, fields.banner_photo),
    description_photo: await keepPhoto(store, fields.description_photo),
    category_name: eventCategory.name,
    eventCategory,
    tags: [{ id: 100 + store.events.length, name: tags }],
    is_featured: false,
    address: [fields.address_1, address_2, fields.present_city].filter(Boolean).join(", "),
    compensation: fields.price,
    raised_so_far: 0,
  });
}

export const eventCalls: Call[] = [
  {
    method: "POST",
    path: "/event/create",
    needsBearer: true,
    isForm: true,
    body: eventFields,
    answer: async (asked) => {
      await createEvent(asked);
      return { kind: "fields", fields: {}, message: "Event created successfully!" };
    },
  },
  {
    method: "GET",
    path: "/event/list",
    query: {
      ...{ ...paging, sortBy: "column", sortOrder: "order", is_featured: "flag" },
      ...{ search: "text", is_event: "when", present_city: "text" },
    },
    defaultLimit: 10,
    answer: (asked) => ({
      kind: "list",
      name: "events",
      rows: listEvents(asked),
      entity: event,
      place: asked.place,
    }),
  },
  {
    method: "GET",
    path: "/event/get/:id",
    query: paging,
    answer: (asked) => ({ kind: "item", name: "event", row: eventAt(asked), entity: event, message: "OK" }),
  },
  {
    method: "GET",
    path: "/event/category/:category_id",
    query: paging,
    defaultLimit: 6,
    answer: ({ params, place, store }) => {
      const rows = store.events.filter(
        ({ eventCategory }) => eventCategory.id === Number(params.category_id),
      );
      return { kind: "list", name: "events", rows, entity: event, place };
    },
  },
];

export const videoCalls: Call[] = [
  {
    method: "GET",
    path: "/video/list",
    query: { ...paging, sortBy: "column", sortOrder: "order", is_featured: "flag" },
    defaultLimit: 5,
    answer: ({ query, place, store }) => {
      const found = store.videos.filter(({ is_featured }) => isAsked(query.is_featured, is_featured));
      const entity = { required: ["id", "title"] };
      return { kind: "list", name: "data", rows: sorted(found, query), entity, place };
    },
  },
];
