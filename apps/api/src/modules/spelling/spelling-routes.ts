import { spellingQuery, spellingsData } from "@callboard/contracts/spelling";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { domainHeader, domainOf } from "../../http/domain-header.ts";
import { answers, ok } from "../../http/envelope.ts";
import { spell } from "./spell.ts";

type Deps = { db: Db; clock: () => Date };

/** What somebody may have meant who searches for what is spelt otherwise. */
export function spellingRoutes({ db, clock }: Deps): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Search"],
    summary: "Other spellings of a text that find something, the nearest first",
    headers: domainHeader,
    querystring: spellingQuery,
    response: answers(spellingsData),
  };
  return async (app) => {
    app.get("/spelling/list", { schema }, async ({ query, headers }) => {
      const place = { db, now: clock(), domain: domainOf(headers) };
      return ok({ spellings: await spell(place, query) });
    });
  };
}
