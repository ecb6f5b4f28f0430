import { eventListQuery } from "@callboard/contracts/event";
import { limits } from "@callboard/contracts/limits";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendFailure } from "../../http/errors/error-reply.ts";
import { originOf } from "../../rendering/origin-of.ts";
import type { Context } from "../../trpc/context.ts";
import { eventCalls } from "../../upstream/calls/event.ts";
import { request as ask } from "../../upstream/request.ts";
import type { UpstreamContext } from "../../upstream/upstream.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { calendarOf } from "./calendar.ts";
import { channelQuery, readChannel } from "./read-channel.ts";
import { rssOf } from "./rss.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; publicOrigin: string | undefined };

const { present_city, search, category_id } = eventListQuery.shape;
/** The filters of the list of events, under the names that its address has for them. */
const calendarQuery = z.object({ city: present_city, search, category_id });
type CalendarQuery = z.output<typeof calendarQuery>;

/** How often programs may look again, in seconds. */
const ttl = 3_600;

async function readComing({ city, ...filters }: CalendarQuery, ctx: UpstreamContext) {
  const { events } = await ask(
    eventCalls.list,
    {
      ...filters,
      present_city: city,
      kind: "event",
      is_event: "upcoming",
      page: 1,
      limit: limits.listLimitMax,
      sortBy: "start_date",
      sortOrder: "ASC",
    },
    ctx,
  );
  return events;
}

/** Other sites' readers may show a feed too. */
const send = (reply: FastifyReply, type: string, body: string) =>
  reply
    .headers({ "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" })
    .type(`${type}; charset=utf-8`)
    .send(body);

/** Serves the newest articles as RSS, and the coming events as a calendar to subscribe to. */
export function registerFeeds(app: FastifyInstance, { contextOf, publicOrigin }: Deps): void {
  app.get("/feed.xml", (request, reply) =>
    answerOrFail(reply, async () => {
      const query = channelQuery.safeParse(request.query);
      if (!query.success) return sendFailure(reply, "not_found");
      const channel = await readChannel(query.data, contextOf(request));
      return send(reply, "application/rss+xml", rssOf(channel, originOf(request, publicOrigin)));
    }),
  );

  app.get("/events.ics", (request, reply) =>
    answerOrFail(reply, async () => {
      const query = calendarQuery.safeParse(request.query);
      if (!query.success) return sendFailure(reply, "not_found");
      const events = await readComing(query.data, contextOf(request));
      const name = "Callboard: auditions & events";
      const file = calendarOf(events, originOf(request, publicOrigin), { name, ttl });
      return send(reply, "text/calendar", file);
    }),
  );
}
