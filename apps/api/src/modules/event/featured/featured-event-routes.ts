import { eventParams } from "@callboard/contracts/event";
import { featuredEventsData, featureEventInput } from "@callboard/contracts/featured-event";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../../db/client.ts";
import { staffOnly } from "../../../http/docs.ts";
import { ok, personalAnswers } from "../../../http/envelope.ts";
import { actingOf } from "../../staff/acting.ts";
import type { StaffGuard } from "../../staff/staff-guard.ts";
import { featureEvent } from "./feature-event.ts";
import { featuredEventRepository } from "./featured-event-repository.ts";

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** Which events stand first: editors choose. */
export function featuredEventRoutes(deps: Deps): FastifyPluginAsyncZod {
  const onRequest = deps.staff.required("write_lists");
  const acting = actingOf(deps);
  const keeping = { tags: ["Lists"], security: staffOnly("write_lists") };

  return async (app) => {
    app.get(
      "/staff/featured-events",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "All events that are featured, the newest first",
          response: personalAnswers(featuredEventsData),
        },
      },
      async () => ok({ events: await featuredEventRepository(deps.db).list(deps.clock()) }),
    );

    app.post(
      "/staff/featured-events/:id",
      {
        onRequest,
        schema: {
          ...keeping,
          summary: "Features an event, or stops featuring it",
          params: eventParams,
          body: featureEventInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await featureEvent(acting(request), request.params.id, request.body.is_featured);
        return ok(null, request.body.is_featured ? "Featured" : "Not featured any more");
      },
    );
  };
}
