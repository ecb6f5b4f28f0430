import { changeAudiencesInput } from "@callboard/contracts/audience";
import { portfolioData, previewData, previewQuery, seenProfileSchema } from "@callboard/contracts/portfolio";
import { profileViewParams } from "@callboard/contracts/profile";
import { saveResumeInput } from "@callboard/contracts/resume";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers, versionedAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { changeAudiences, saveResume } from "./change-portfolio.ts";
import { previewProfile, showPortfolio, showSeenProfile } from "./show-portfolio.ts";

const personal = { tags: ["Profiles"], security: signedInOnly };
type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** One's own portfolio and who sees what of it, and profiles as the viewer sees them. */
export function portfolioRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/portfolio/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own headshots and résumé, and who sees which field; null before the claim",
          response: personalAnswers(portfolioData),
        },
      },
      async (request) => ok({ portfolio: await showPortfolio(db, bearer.actorOf(request).userId) }),
    );

    app.get(
      "/portfolio/preview",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own artist's profile as one of its readers sees it; null before the claim",
          querystring: previewQuery,
          response: personalAnswers(previewData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        return ok({ profile: await previewProfile(db, userId, request.query.as) });
      },
    );

    app.get(
      "/portfolio/seen/:kind/:id",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What the viewer sees of a profile beside what everybody does",
          params: profileViewParams,
          response: personalAnswers(seenProfileSchema),
        },
      },
      async (request) => ok(await showSeenProfile(db, bearer.actorOf(request), request.params)),
    );

    app.post(
      "/portfolio/audiences",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Says who sees which fields of the own artist's profile",
          body: changeAudiencesInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await changeAudiences({ db, actor: bearer.actorOf(request), now: clock() }, request.body);
        return ok(null, "Saved");
      },
    );

    app.post(
      "/portfolio/resume",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Saves the own résumé as a whole",
          body: saveResumeInput,
          response: versionedAnswers(z.null()),
        },
      },
      async (request) => {
        await saveResume({ db, actor: bearer.actorOf(request), now: clock() }, request.body);
        return ok(null, "Résumé saved");
      },
    );
  };
}
