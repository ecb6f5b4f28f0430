import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { lookOften } from "../../jobs/look-often.ts";
import { publishDue } from "./change-article.ts";

/**
 * Publishes scheduled articles when their time comes: what a stopped server missed, at its start. Any number of servers may do
 * it on one database. Returns the function that stops it, once what is under way is done.
 */
export const publishOnTime = ({ db, clock }: { db: Db; clock: () => Date }, log: FastifyBaseLogger) =>
  lookOften(() => publishDue(db, clock()), "scheduled articles cannot be published", log);
