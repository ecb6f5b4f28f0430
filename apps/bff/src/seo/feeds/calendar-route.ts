import { eventParams } from "@callboard/contracts/event";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendFailure } from "../../http/errors/error-reply.ts";
import { originOf } from "../../rendering/origin-of.ts";
import type { Context } from "../../trpc/context.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { request as ask } from "../../upstream/request.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { calendarOf } from "./calendar.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; publicOrigin: string | undefined };

/** Serves each event and campaign as a calendar file. */
export function registerCalendar(app: FastifyInstance, { contextOf, publicOrigin }: Deps): void {
  app.get("/event/:id/calendar.ics", async (request, reply) => {
    const params = eventParams.safeParse(request.params);
    if (!params.success) return sendFailure(reply, "not_found");
    return answerOrFail(reply, async () => {
      const event = await ask(eventCalls.get, params.data, contextOf(request));
      return reply
        .headers({
          "cache-control": "no-cache",
          "content-disposition": `attachment; filename="callboard-event-${event.id}.ics"`,
        })
        .type("text/calendar; charset=utf-8")
        .send(calendarOf([event], originOf(request, publicOrigin)));
    });
  });
}
