import { directoryCountsData, directorySelection, profileListQuery } from "@callboard/contracts/directory";
import { profileAddressParams, profileListData, publicProfileData } from "@callboard/contracts/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { agencyPageRepository } from "./agency-page-repository.ts";
import { profileRepository } from "./profile-repository.ts";
import { profileViewRepository } from "./profile-view-repository.ts";
import { directoryCounts } from "./search/directory-counts.ts";
import { seenProfile } from "./seen-profile.ts";

const tags = ["Profiles"];

/** The directory: claimed profiles, as far as everybody may read them. */
export function profileRoutes({ db, clock }: { db: Db; clock: () => Date }): FastifyPluginAsyncZod {
  const profiles = profileRepository(db);
  const views = profileViewRepository(db);

  return async (app) => {
    app.get(
      "/profile/list",
      {
        schema: {
          tags,
          summary: "Claimed profiles of a selection, newest first",
          querystring: profileListQuery,
          response: answers(profileListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await profiles.list(query);
        return ok({ profiles: rows, pagination });
      },
    );

    app.get(
      "/profile/counts",
      {
        schema: {
          tags,
          summary: "How many profiles a selection has, and of which values",
          querystring: directorySelection,
          response: answers(directoryCountsData),
        },
      },
      async ({ query }) => ok(await directoryCounts(db, query)),
    );

    app.get(
      "/profile/view/:kind/:id",
      {
        schema: {
          tags,
          summary: "The public part of one profile, by its number, its slug or one that it had before",
          params: profileAddressParams,
          response: answers(publicProfileData),
        },
      },
      async ({ params }) => {
        const whole = await views.getPublic(params.kind, params.id);
        if (!whole) throw new NotFoundError();
        const profile = seenProfile(whole, "public");
        if (profile.kind === "artist") return ok({ profile });
        const agency = await agencyPageRepository(db).get(whole.profile.user_id, clock());
        return ok({ profile: { ...profile, agency } });
      },
    );
  };
}
