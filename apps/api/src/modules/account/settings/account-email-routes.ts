import { changeEmailInput, emailTokenInput } from "@callboard/contracts/account-settings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../../http/envelope.ts";
import type { BearerReader } from "../../session/bearer.ts";
import { askForEmail, cancelEmail, confirmEmail } from "./change-email.ts";
import type { SettingsDeps } from "./tell-owner.ts";

const tags = ["Account settings"];
const personal = { tags, security: signedInOnly };

/** Another e-mail address, once its owner has opened the link that is mailed there. */
export function accountEmailRoutes({
  bearer,
  ...deps
}: SettingsDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  return async (app) => {
    app.post(
      "/account/email",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Mails a link to a new address; the answer does not tell whether another account has that",
          body: changeEmailInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        await askForEmail(deps, bearer.actorOf(request), request.body);
        return ok(null, "Open the link that we mailed to the new address");
      },
    );

    app.delete(
      "/account/email",
      {
        onRequest,
        schema: { ...personal, summary: "Takes the new address back", response: personalAnswers(z.null()) },
      },
      async (request) => {
        await cancelEmail(deps, bearer.actorOf(request));
        return ok(null, "Your address stays as it is");
      },
    );

    app.post(
      "/account/email/confirm",
      {
        schema: {
          tags,
          summary: "Gives an account its new address, for whoever has the token that was mailed there",
          body: emailTokenInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        await confirmEmail(deps, request.body.token);
        return ok(null, "Your e-mail address is changed");
      },
    );
  };
}
