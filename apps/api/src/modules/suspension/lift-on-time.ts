import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../db/client.ts";
import { lookOften } from "../../jobs/look-often.ts";
import type { MailQueue } from "../../mail/mail-queue.ts";
import { liftDue } from "./suspend-account.ts";

type Deps = { db: Db; clock: () => Date; mails: MailQueue };

/**
 * Lifts suspensions when their time is over: what a stopped server missed, at its start. Returns the function that stops it, once
 * what is under way is done.
 */
export const liftOnTime = ({ db, clock, mails }: Deps, log: FastifyBaseLogger) =>
  lookOften(() => liftDue(db, clock(), mails), "suspensions that are over cannot be lifted", log);
