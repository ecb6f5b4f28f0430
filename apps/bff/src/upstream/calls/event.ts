import { eventViewerData } from "@callboard/contracts/application";
import { callFacetsData } from "@callboard/contracts/call-filter";
import {
  type callFacetsQuery,
  type eventCategoryListQuery,
  eventCategorySchema,
  eventData,
  eventListData,
  type eventListQuery,
  eventSchema,
  ownEventsData,
  type ownEventsQuery,
  type relatedEventsQuery,
} from "@callboard/contracts/event";
import type { CrowdfundingForm, EventForm } from "@callboard/contracts/event-form";
import type { keyedForm } from "@callboard/contracts/idempotency";
import {
  createdEventAnswer,
  eventAnswer,
  eventCategoryListAnswer,
  eventListAnswer,
} from "@callboard/contracts/wire/event";
import { z } from "zod";
import { toEventDetails, toEventList } from "../normalise/event.ts";
import { placeQuery } from "../normalise/pagination.ts";
import { extensionCall, standardCall, type UpstreamOptions } from "./define-call.ts";
import { toFormData } from "./event-form-data.ts";
import { segment } from "./path.ts";

const read = { method: "GET", class: "read" } as const;

type Listed = z.output<typeof eventListQuery>;
type Posted = (EventForm | CrowdfundingForm) & z.output<typeof keyedForm>;
type Related = { category_id: number } & z.output<typeof relatedEventsQuery>;

type Filters = Omit<Listed, "kind" | "category_id" | "present_city" | "page" | "limit" | "cursor">;

/** What the specification's list is filtered and sorted by. */
const standardFilters = ({ sortBy, sortOrder, is_featured, search, is_event }: Filters) => ({
  ...{ sortBy, sortOrder, is_featured, search, is_event },
});

/** What an upstream may filter calls by beside that. */
function callFilters({
  profession,
  gender,
  age,
  pay,
  closes_within,
  self_tape,
  is_fair,
  day,
  sort,
}: Filters) {
  return { profession, gender, age, pay, closes_within, self_tape, is_fair, day, sort };
}

const cityOf = (city: string | undefined, { cityFilter }: UpstreamOptions) =>
  cityFilter === "lowercase" ? city?.toLowerCase() : city;

/** The page and the limit that stand beside the id of one event; an upstream has no use for them. */
const singlePage = { page: 1, limit: 6 };

export const eventCalls = {
  list: standardCall({
    ...read,
    path: () => "/event/list",
    query: ({ kind, category_id, present_city, page, limit, cursor, ...filters }: Listed, has, options) => ({
      ...placeQuery({ page, limit, cursor }),
      ...standardFilters(filters),
      present_city: cityOf(present_city, options),
      ...(has("events") && { kind, category_id }),
      ...(has("filters") && callFilters(filters)),
    }),
    answer: eventListAnswer,
    normalise: toEventList,
    data: eventListData,
  }),
  facets: extensionCall({
    capability: "filters",
    ...read,
    path: () => "/event/facets",
    query: (input: z.output<typeof callFacetsQuery>) => input,
    data: callFacetsData,
  }),
  get: standardCall({
    ...read,
    path: ({ id }: { id: number }) => `/event/get/${segment(id)}`,
    query: () => singlePage,
    answer: eventAnswer,
    normalise: ({ item }) => toEventDetails(item),
    data: eventSchema,
  }),
  related: standardCall({
    ...read,
    path: ({ category_id }: Related) => `/event/category/${segment(category_id)}`,
    query: ({ category_id: _, except, ...place }, has) => ({
      ...placeQuery(place),
      ...(has("events") && { except }),
    }),
    answer: eventListAnswer,
    normalise: (answer, place) => toEventList(answer, { ...place, kind: "event" }),
    data: eventListData,
  }),
  categories: standardCall({
    ...read,
    path: (_input, { eventCategoriesPath }) => eventCategoriesPath,
    query: (input: z.output<typeof eventCategoryListQuery>) => placeQuery(input),
    answer: eventCategoryListAnswer,
    normalise: ({ rows }) => rows,
    data: z.array(eventCategorySchema),
  }),
  create: standardCall({
    method: "POST",
    class: "upload",
    path: () => "/event/create",
    headers: ({ idempotency_key }: Posted, has) => ({
      ...(idempotency_key && has("events") && { "idempotency-key": idempotency_key }),
    }),
    body: (input: Posted, has) => toFormData(input, has),
    answer: createdEventAnswer,
    normalise: (answer, asked) => ("item" in answer ? toEventDetails(answer.item, asked) : null),
    data: eventSchema.nullable(),
  }),
  mine: extensionCall({
    capability: "events",
    ...read,
    path: () => "/event/mine",
    query: (input: z.output<typeof ownEventsQuery>) => input,
    data: ownEventsData,
  }),
  own: extensionCall({
    capability: "screening",
    ...read,
    path: ({ id }: { id: number }) => `/event/own/${segment(id)}`,
    data: eventData,
  }),
  viewer: extensionCall({
    capability: "applications",
    ...read,
    path: ({ id }: { id: number }) => `/event/viewer/${segment(id)}`,
    data: eventViewerData,
  }),
};
