import { cityListData, professionListData, referenceListQuery } from "@callboard/contracts/reference";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { answers, ok } from "../../http/envelope.ts";
import { cityRepository, professionRepository } from "./reference-repository.ts";

const tags = ["Reference"];

/** Reading the lists that forms choose from. */
export function referenceRoutes({ db }: { db: Db }): FastifyPluginAsyncZod {
  const professions = professionRepository(db);
  const cities = cityRepository(db);

  return async (app) => {
    app.get(
      "/profession/view",
      {
        schema: {
          tags,
          summary: "Professions",
          querystring: referenceListQuery,
          response: answers(professionListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await professions.list(query);
        return ok({ profession: rows, pagination });
      },
    );

    app.get(
      "/cities/view",
      {
        schema: {
          tags,
          summary: "Cities, with country and time zone",
          querystring: referenceListQuery,
          response: answers(cityListData),
        },
      },
      async ({ query }) => {
        const { rows, pagination } = await cities.list(query);
        return ok({ cities: rows, pagination });
      },
    );
  };
}
