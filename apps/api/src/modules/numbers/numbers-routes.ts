import { numbersData, numbersQuery } from "@callboard/contracts/numbers";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Db } from "../../db/client.ts";
import { staffOnly } from "../../http/docs.ts";
import { ok, personalAnswers } from "../../http/envelope.ts";
import type { StaffGuard } from "../staff/staff-guard.ts";
import { numbersRepository } from "./numbers-repository.ts";

type Deps = { db: Db; clock: () => Date; staff: StaffGuard };

/** How the site does, over time. */
export function numbersRoutes({ db, clock, staff }: Deps): FastifyPluginAsyncZod {
  const schema = {
    tags: ["Numbers"],
    security: staffOnly("read_numbers"),
    summary: "Sign-ups, calls, applications, answers, comments and pledges by day, week or month",
    querystring: numbersQuery,
    response: personalAnswers(numbersData),
  };
  return async (app) => {
    app.get("/staff/numbers", { onRequest: staff.required("read_numbers"), schema }, async ({ query }) =>
      ok({ numbers: await numbersRepository(db).list(query.unit, clock()) }),
    );
  };
}
