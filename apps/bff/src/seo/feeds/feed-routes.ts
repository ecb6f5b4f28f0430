import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { sendFailure } from "../../http/errors/error-reply.ts";
import { originOf } from "../../rendering/origin-of.ts";
import type { Context } from "../../trpc/context.ts";
import { answerOrFail } from "../answer-or-fail.ts";
import { calendarOf } from "./calendar.ts";
import { callsQuery, readCalls, readComing } from "./read-calls.ts";
import { channelQuery, readChannel } from "./read-channel.ts";
import { rssOf } from "./rss.ts";

type Deps = { contextOf: (request: FastifyRequest) => Context; publicOrigin: string | undefined };

/** How often programs may look again, in seconds. */
const ttl = 3_600;

/** Other sites' readers may show a feed too. */
const send = (reply: FastifyReply, type: string, body: string) =>
  reply
    .headers({ "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" })
    .type(`${type}; charset=utf-8`)
    .send(body);

/** The query of an address, as it was asked for. */
const searchOf = ({ url }: FastifyRequest) => new URL(url, "http://path").search;

/** Serves the newest articles and the newest calls as RSS, and the coming events as a calendar to subscribe to. */
export function registerFeeds(app: FastifyInstance, { contextOf, publicOrigin }: Deps): void {
  app.get("/feed.xml", (request, reply) =>
    answerOrFail(reply, async () => {
      const query = channelQuery.safeParse(request.query);
      if (!query.success) return sendFailure(reply, "not_found");
      const channel = await readChannel(query.data, contextOf(request));
      return send(reply, "application/rss+xml", rssOf(channel, originOf(request, publicOrigin)));
    }),
  );

  app.get("/events.xml", (request, reply) =>
    answerOrFail(reply, async () => {
      const query = callsQuery.safeParse(request.query);
      if (!query.success) return sendFailure(reply, "not_found");
      const channel = await readCalls(query.data, searchOf(request), contextOf(request));
      return send(reply, "application/rss+xml", rssOf(channel, originOf(request, publicOrigin)));
    }),
  );

  app.get("/events.ics", (request, reply) =>
    answerOrFail(reply, async () => {
      const query = callsQuery.safeParse(request.query);
      if (!query.success) return sendFailure(reply, "not_found");
      const events = await readComing(query.data, contextOf(request));
      const name = "Callboard: auditions & events";
      const file = calendarOf(events, originOf(request, publicOrigin), { name, ttl });
      return send(reply, "text/calendar", file);
    }),
  );
}
