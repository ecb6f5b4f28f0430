import { savedSearchLimits } from "@callboard/contracts/saved-search-limits";
import { type SearchFeed, searchFeedData, searchFeedInput } from "@callboard/contracts/search-feed";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { NotFoundError } from "../../http/errors.ts";
import { blogListRepository } from "../blog/blog-list-repository.ts";
import { eventListRepository } from "../event/list/event-list-repository.ts";
import { profileRepository } from "../profile/profile-repository.ts";
import { suspensionRepository } from "../suspension/suspension-repository.ts";
import { feedHashOf } from "./feed-key.ts";
import { savedSearchRepository } from "./saved-search-repository.ts";
import type { SearchCriteria } from "./search-query-repository.ts";
import { listingOf } from "./search-selection.ts";

type Deps = { db: Db; clock: () => Date };

const first = { page: 1, limit: savedSearchLimits.feedMax, sortOrder: "DESC" } as const;

/** What a search finds now, the newest first: of calls those that are ahead. */
async function feedOf(db: Db, name: string, criteria: SearchCriteria, now: Date): Promise<SearchFeed> {
  if (criteria.kind === "call") {
    const { rows: events } = await eventListRepository(db).list(listingOf(criteria.filter), now);
    return { kind: "call", name, events };
  }
  if (criteria.kind === "article") {
    const { filter, domain } = criteria;
    const listed = { ...first, sortBy: "published_at", ...filter, domain } as const;
    return { kind: "article", name, articles: (await blogListRepository(db).list(listed)).rows };
  }
  const listed = { ...first, sort: "newest", ...criteria.filter } as const;
  return { kind: "profile", name, profiles: (await profileRepository(db).list(listed)).rows };
}

/** What a saved search finds, for whoever has the key of its feeds. That is in the body, so that it is in no address of the API. */
export function searchFeedRoutes({ db, clock }: Deps): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      "/saved-search/feed",
      {
        schema: {
          tags: ["Saved searches"],
          summary: "The newest of what a saved search finds, for whoever has the key of its feeds",
          body: searchFeedInput,
          response: answers(searchFeedData),
        },
      },
      async ({ body }) => {
        const search = await savedSearchRepository(db).getByFeed(feedHashOf(body.key));
        if (!search || (await suspensionRepository(db).current(search.user_id))) throw new NotFoundError();
        return ok(await feedOf(db, search.name, search.criteria, clock()));
      },
    );
  };
}
