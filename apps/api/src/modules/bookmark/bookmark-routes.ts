import { blogListData } from "@callboard/contracts/blog";
import {
  type BookmarkKind,
  type BookmarkListQuery,
  bookmarkData,
  bookmarkListQuery,
  bookmarkParams,
} from "@callboard/contracts/bookmark";
import type { DomainSuffix } from "@callboard/contracts/domain";
import { eventListData } from "@callboard/contracts/event";
import { profileListData } from "@callboard/contracts/profile";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import { blogSummaryRepository } from "../blog/blog-summary-repository.ts";
import { eventSummaryRepository } from "../event/event-summary-repository.ts";
import { profileRepository } from "../profile/profile-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { bookmarkRepository } from "./bookmark-repository.ts";
import { putBookmark } from "./put-bookmark.ts";

const personal = { tags: ["Bookmarks"], security: signedInOnly, headers: domainHeader };
const named = { ...personal, params: bookmarkParams };
const listed = { ...personal, querystring: bookmarkListQuery };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };
type Listing = { userId: number; kind: BookmarkKind; domain: DomainSuffix | null; query: BookmarkListQuery };

/** One's bookmarks of articles, calls and profiles. */
export function bookmarkRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const onRequest = bearer.required;
  const bookmarks = bookmarkRepository(db);

  /** A page of bookmarks of a kind, by the summaries of the public lists. */
  async function list<Summary>(
    { userId, query, ...shown }: Listing,
    summariesOf: (ids: number[]) => Promise<Map<number, Summary>>,
  ) {
    const { ids, pagination } = await bookmarks.list(userId, shown, query);
    const summaries = await summariesOf(ids);
    return { rows: ids.flatMap((id) => summaries.get(id) ?? []), pagination };
  }

  return async (app) => {
    app.get(
      "/bookmark/articles",
      {
        onRequest,
        schema: {
          ...listed,
          summary: "The bookmarked articles, the newest bookmark first",
          response: personalAnswers(blogListData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const listing = { userId, kind: "article", domain: domainOf(request.headers) } as const;
        const { list: summariesOf } = blogSummaryRepository(db);
        const { rows, pagination } = await list({ ...listing, query: request.query }, summariesOf);
        return ok({ blogs: rows, pagination });
      },
    );

    app.get(
      "/bookmark/calls",
      {
        onRequest,
        schema: {
          ...listed,
          summary: "The bookmarked calls, the newest bookmark first",
          response: personalAnswers(eventListData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const listing = { userId, kind: "call", domain: domainOf(request.headers) } as const;
        const { list: summariesOf } = eventSummaryRepository(db);
        const { rows, pagination } = await list({ ...listing, query: request.query }, summariesOf);
        return ok({ events: rows, pagination });
      },
    );

    app.get(
      "/bookmark/profiles",
      {
        onRequest,
        schema: {
          ...listed,
          summary: "The bookmarked profiles, the newest bookmark first",
          response: personalAnswers(profileListData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const listing = { userId, kind: "profile", domain: domainOf(request.headers) } as const;
        const { summariesOf } = profileRepository(db);
        const { rows, pagination } = await list({ ...listing, query: request.query }, summariesOf);
        return ok({ profiles: rows, pagination });
      },
    );

    app.get(
      "/bookmark/:kind/:id",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Whether the viewer has bookmarked something",
          response: personalAnswers(bookmarkData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        return ok({ is_bookmarked: await bookmarks.has(userId, request.params) });
      },
    );

    app.post(
      "/bookmark/:kind/:id",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Bookmarks something that everybody sees",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        const place = { actor: bearer.actorOf(request), domain: domainOf(request.headers) };
        await putBookmark({ db, now: clock(), ...place }, request.params);
        return ok(null, "Saved");
      },
    );

    app.delete(
      "/bookmark/:kind/:id",
      {
        onRequest,
        schema: {
          ...named,
          summary: "Removes a bookmark; nothing changes where there is none",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await bookmarks.remove(bearer.actorOf(request).userId, request.params);
        return ok(null, "Removed");
      },
    );
  };
}
