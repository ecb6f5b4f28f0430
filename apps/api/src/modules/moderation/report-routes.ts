import { reportInput } from "@callboard/contracts/moderation";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { writeReport } from "./write-report.ts";

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Reports of what is public, by whoever sees it. */
export function reportRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Moderation"],
    summary:
      "Reports a call, a campaign, a comment or a profile, or a message that one was sent; with a bearer, in one's own name",
    body: reportInput,
    response: limitedAnswers(z.null()),
  };
  return async (app) => {
    app.post("/moderation/report", { onRequest: bearer.optional, schema }, async (request) => {
      await writeReport(db, bearer.actorOrNull(request), request.body, clock());
      return ok(null, "Thank you. A moderator will look at it.");
    });
  };
}
