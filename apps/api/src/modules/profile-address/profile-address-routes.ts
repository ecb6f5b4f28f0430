import {
  chooseSlugInput,
  profileAddressesData,
  profileAddressQuery,
  profileAddressTakenData,
} from "@callboard/contracts/profile-address";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import type { BearerReader } from "../session/bearer.ts";
import { changeSlug } from "./change-slug.ts";
import { profileSlugRepository } from "./profile-slug-repository.ts";
import { showAddresses } from "./show-addresses.ts";

const personal = { tags: ["Profiles"], security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** The addresses of the own profiles. */
export function profileAddressRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/profile-address/mine",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "The addresses of the own profiles, those they had before, and one that the name suggests",
          response: personalAnswers(profileAddressesData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        return ok({ addresses: await showAddresses(db, userId, clock()) });
      },
    );

    app.get(
      "/profile-address/check",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Whether a page that everybody sees has an address; what is not seen may be taken too",
          querystring: profileAddressQuery,
          response: personalAnswers(profileAddressTakenData),
        },
      },
      async ({ query }) => ok({ is_taken: await profileSlugRepository(db).isSeen(query) }),
    );

    app.post(
      "/profile-address/choose",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Gives one of the own profiles another address; the one it had leads to it from now on",
          body: chooseSlugInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        await changeSlug({ db, actor: bearer.actorOf(request), now: clock() }, request.body);
        return ok(null, "Your address is saved");
      },
    );
  };
}
