import { callFacetsData } from "@callboard/contracts/call-filter";
import {
  callFacetsQuery,
  eventData,
  eventListData,
  eventListQuery,
  eventParams,
  ownEventsData,
  ownEventsQuery,
  relatedEventsParams,
  relatedEventsQuery,
} from "@callboard/contracts/event";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { answers, ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { callRepository } from "../call/call-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { eventRepository } from "./event-repository.ts";
import { callFacetRepository } from "./list/call-facet-repository.ts";
import { eventListRepository } from "./list/event-list-repository.ts";
import { ownEventRepository } from "./list/own-event-repository.ts";
import { toListing, toSelection } from "./list/to-listing.ts";

const tags = ["Events"];

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Reading events and campaigns: in lists, one by its id, others of its category, and one's own. */
export function eventRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const lists = eventListRepository(db);
  const events = eventRepository(db);
  const facets = callFacetRepository(db);
  const ownEvents = ownEventRepository(db);

  return async (app) => {
    app.get(
      "/event/list",
      {
        schema: {
          tags,
          summary: "Events and campaigns, filtered, sorted and in pages",
          querystring: eventListQuery,
          response: answers(eventListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await lists.list(toListing(query), clock());
        return ok({ events: rows, pagination });
      },
    );

    app.get(
      "/event/facets",
      {
        schema: {
          tags,
          summary: "How many calls each further filter leaves, and on which of the next days they begin",
          querystring: callFacetsQuery,
          response: answers(callFacetsData),
        },
      },
      async ({ query }) => ok(await facets.count(toSelection(query), clock())),
    );

    app.get(
      "/event/get/:id",
      {
        schema: {
          tags,
          summary: "One whole event or campaign",
          params: eventParams,
          response: answers(eventData),
        },
      },
      async ({ params }) => {
        const event = await events.get(params.id);
        if (!event) throw new NotFoundError();
        return ok({ event });
      },
    );

    app.get(
      "/event/own/:id",
      {
        onRequest: bearer.required,
        schema: {
          tags,
          security: signedInOnly,
          summary: "One own event or campaign, public or not, with what the rules found in it",
          params: eventParams,
          response: personalAnswers(eventData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const event = await ownEvents.get(request.params.id, actor);
        if (!event) throw new NotFoundError();
        const standing = (await callRepository(db).standingOf([event.id], actor, clock())).get(event.id);
        return ok({ event: { ...event, can: standing?.can, waiting_count: standing?.waiting_count } });
      },
    );

    app.get(
      "/event/category/:category_id",
      {
        schema: {
          tags,
          summary: "Events of a category that have not begun, soonest first",
          params: relatedEventsParams,
          querystring: relatedEventsQuery,
          response: answers(eventListData),
        },
      },
      async ({ params, query }) => {
        const soonest = { sortBy: "starts_at", sortOrder: "ASC", kind: "event", period: "upcoming" } as const;
        const { rows, pagination } = await lists.list({ ...query, ...params, ...soonest }, clock());
        return ok({ events: rows, pagination });
      },
    );

    app.get(
      "/event/mine",
      {
        onRequest: bearer.required,
        schema: {
          tags,
          security: signedInOnly,
          summary: "The own events and campaigns, newest first, with their applications counted",
          querystring: ownEventsQuery,
          response: personalAnswers(ownEventsData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { rows, pagination } = await ownEvents.list(actor, request.query, clock());
        return ok({ events: rows, pagination });
      },
    );
  };
}
