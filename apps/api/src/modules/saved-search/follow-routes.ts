import type { DomainSuffix } from "@callboard/contracts/domain";
import { type FollowParams, followData, followParams } from "@callboard/contracts/saved-search";
import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { blogAuthorRepository } from "../blog/blog-author-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { tagRepository } from "../tag/tag-repository.ts";
import { follow, unfollow } from "./change-searches.ts";
import { type NewSearch, savedSearchRepository } from "./saved-search-repository.ts";

const personal = {
  ...{ tags: ["Saved searches"], security: signedInOnly },
  ...{ headers: domainHeader, params: followParams },
};
const path = "/saved-search/follow/:what/:slug";

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Whether one follows an author or a tag, which is a saved search of articles with nothing else in it. */
export function followRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  /** The search of whoever follows it, by the name that it has. Throws NotFoundError for what has no page on the domain. */
  async function searchOf({ what, slug }: FollowParams, domain: DomainSuffix | null): Promise<NewSearch> {
    const criteria = { kind: "article", rhythm: "at_once", domain } as const;
    if (what === "author") {
      const author = await blogAuthorRepository(db).get(slug, domain);
      if (!author) throw new NotFoundError();
      return { ...criteria, name: nameOf(author.name), filter: { author: author.slug } };
    }
    const tag = await tagRepository(db).get(slug, domain);
    if (!tag) throw new NotFoundError();
    return { ...criteria, name: nameOf(tag.name), filter: { tag_id: tag.id } };
  }

  return async (app) => {
    app.get(
      path,
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Whether one follows an author or a tag of articles",
          response: personalAnswers(followData),
        },
      },
      async (request) => {
        const search = await searchOf(request.params, domainOf(request.headers));
        const { userId } = bearer.actorOf(request);
        return ok({ is_following: (await savedSearchRepository(db).getSame(userId, search)) !== null });
      },
    );

    app.post(
      path,
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Follows an author or a tag: each new article is told",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const search = await searchOf(request.params, domainOf(request.headers));
        await follow({ db, actor: bearer.actorOf(request), now: clock() }, search);
        return ok(null, "You follow this now");
      },
    );

    app.delete(
      path,
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Follows an author or a tag no longer",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const search = await searchOf(request.params, domainOf(request.headers));
        await unfollow({ db, actor: bearer.actorOf(request), now: clock() }, search);
        return ok(null, "You do not follow this any more");
      },
    );
  };
}

const nameOf = (name: string) => name.slice(0, savedSearchLimits.nameMax);
