import { agencyProfileData, createAgencyProfileInput } from "@callboard/contracts/agency-profile";
import { artistProfileData, createArtistProfileInput } from "@callboard/contracts/artist-profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { agencyProfileRepository } from "./agency-profile-repository.ts";
import { artistProfileRepository } from "./artist-profile-repository.ts";
import { assertCreditYear } from "./credit-year.ts";

const personal = { tags: ["Profiles"], security: signedInOnly };
/** The schema is made once; which year it is, the clock says at each request. */
const anyYear = 9_999;

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Claiming one's profiles, and reading them whole. Claiming again updates. */
export function ownProfileRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const artists = artistProfileRepository(db);
  const agencies = agencyProfileRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/artist-profile/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own artist's profile with its private fields; null before it is claimed",
          response: personalAnswers(artistProfileData),
        },
      },
      async (request) => ok({ profile: await artists.get(bearer.actorOf(request).userId) }),
    );

    app.post(
      "/artist-profile/create",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Claims or updates the own artist's profile",
          body: createArtistProfileInput,
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const now = clock();
        assertCreditYear("year", Number(request.body.year), now);
        await artists.claim(bearer.actorOf(request).userId, request.body, now);
        return ok(null, "Artist profile saved");
      },
    );

    app.get(
      "/agency-profile/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The own agency's profile with its private fields; null before it is claimed",
          response: personalAnswers(agencyProfileData),
        },
      },
      async (request) => ok({ profile: await agencies.get(bearer.actorOf(request).userId) }),
    );

    app.post(
      "/agency-profile/create",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Claims or updates the own agency's profile",
          body: createAgencyProfileInput(anyYear),
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const now = clock();
        assertCreditYear("project_year", request.body.project_year, now);
        await agencies.claim(bearer.actorOf(request).userId, request.body, now);
        return ok(null, "Agency profile saved");
      },
    );
  };
}
