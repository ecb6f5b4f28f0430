import { cacheVersionsData } from "@callboard/contracts/cache-version";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { cacheVersionRepository } from "./cache-version-repository.ts";

/** What gateways ask for again and again, to hear of changes that went through none of them. */
export function cacheVersionRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Capabilities"],
    summary: "A number for each cache tag, which rises when the back office changes something under it",
    response: answers(cacheVersionsData),
  };
  return async (app) => {
    app.get("/cache-version/view", { schema }, async () =>
      ok({ versions: await cacheVersionRepository(db).list() }),
    );
  };
}
