import { deletionData, provenInput } from "@callboard/contracts/account-settings";
import { personExportData } from "@callboard/contracts/person";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../../http/envelope.ts";
import type { BearerReader } from "../../session/bearer.ts";
import { deleteOneself, deletionOf, exportOneself, type OwnDataDeps } from "./own-data.ts";

const personal = { tags: ["Account settings"], security: signedInOnly };

/** Taking one's data, and deleting one's account. */
export function ownDataRoutes({
  bearer,
  ...deps
}: OwnDataDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  return async (app) => {
    app.post(
      "/account/export",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "All data of the own account",
          body: provenInput,
          response: limitedAnswers(personExportData),
        },
      },
      async (request) => {
        const proof = { ...request.body, requestId: request.id };
        return ok({ export: await exportOneself(deps, bearer.actorOf(request), proof) });
      },
    );

    app.get(
      "/account/deletion",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What becomes of what the account has left on the site, once it is deleted",
          response: personalAnswers(deletionData),
        },
      },
      async (request) => ok({ deletion: await deletionOf(deps, bearer.actorOf(request)) }),
    );

    app.post(
      "/account/delete",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Deletes the own account, at once and for good",
          body: provenInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const proof = { ...request.body, requestId: request.id };
        await deleteOneself(deps, bearer.actorOf(request), proof);
        return ok(null, "Your account is deleted");
      },
    );
  };
}
