import {
  contributionData,
  createContributionInput,
  ledgerData,
  ledgerQuery,
  ownContributionsData,
  ownContributionsQuery,
} from "@callboard/contracts/contribution";
import { idempotencyKeySchema } from "@callboard/contracts/idempotency";
import { idSchema } from "@callboard/contracts/page";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { answers, ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import type { BearerReader } from "../session/bearer.ts";
import { ledgerRepository } from "./ledger-repository.ts";
import { ownContributionRepository } from "./own-contribution-repository.ts";
import { pledge, reverse } from "./write-contribution.ts";

const tags = ["Crowdfunding"];
const personal = { tags, security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** The ledgers of campaigns: pledges, reversals, and the lines. */
export function contributionRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const ledgers = ledgerRepository(db);
  const own = ownContributionRepository(db);

  return async (app) => {
    app.post(
      "/crowdfunding/contribute",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "Pledges money to a campaign; the same key with the same body is the same pledge",
          headers: z.object({ "idempotency-key": idempotencyKeySchema }),
          body: createContributionInput,
          response: personalAnswers(contributionData),
        },
      },
      async (request) => {
        const { body, headers } = request;
        const key = headers["idempotency-key"];
        return ok(await pledge(db, bearer.actorOf(request), key, body, clock()), "Pledge recorded");
      },
    );

    app.post(
      "/crowdfunding/reverse/:id",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "Takes an own pledge back by a negative line; again, answers the same line",
          params: z.object({ id: idSchema }),
          response: personalAnswers(contributionData),
        },
      },
      async (request) => {
        const receipt = await reverse(db, bearer.actorOf(request), request.params.id, clock());
        return ok(receipt, "Pledge taken back");
      },
    );

    app.get(
      "/crowdfunding/ledger/:event_id",
      {
        schema: {
          tags,
          summary: "A campaign's lines, newest first, and their sum at the same moment",
          params: z.object({ event_id: idSchema }),
          querystring: ledgerQuery,
          response: answers(ledgerData),
        },
      },
      async ({ params, query }) => {
        const ledger = await ledgers.get(params.event_id, query);
        if (!ledger) throw new NotFoundError();
        return ok(ledger);
      },
    );

    app.get(
      "/crowdfunding/mine",
      {
        onRequest: bearer.required,
        schema: {
          ...personal,
          summary: "The own pledges, newest first: to one campaign, or to all of them",
          querystring: ownContributionsQuery,
          response: personalAnswers(ownContributionsData),
        },
      },
      async (request) => {
        const { rows, pagination } = await own.list(bearer.actorOf(request), request.query);
        return ok({ contributions: rows, pagination });
      },
    );
  };
}
