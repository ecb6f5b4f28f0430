import {
  changeNumberInput,
  confirmNumberInput,
  renewedSessionData,
} from "@callboard/contracts/account-settings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../../http/docs.ts";
import { limitedAnswers, ok } from "../../../http/envelope.ts";
import { UnauthorizedError } from "../../../http/errors.ts";
import { requesterOf } from "../../code/requester.ts";
import type { BearerReader } from "../../session/bearer.ts";
import { userAgentOf } from "../../session/user-agent.ts";
import { userRepository } from "../user-repository.ts";
import { askForNumber, confirmNumber } from "./change-number.ts";
import type { SettingsDeps } from "./tell-owner.ts";

const personal = { tags: ["Account settings"], security: signedInOnly };

/** Another number, by a code that is sent there. */
export function accountNumberRoutes({
  bearer,
  ...deps
}: SettingsDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const onRequest = bearer.required;

  return async (app) => {
    app.post(
      "/account/number",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Sends a code to a new number; the answer does not tell whether another account has that",
          body: changeNumberInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const requester = requesterOf(request, actor.userId);
        await askForNumber(deps, actor, request.body, { requester, log: request.log });
        return ok(null, "OTP sent!");
      },
    );

    app.post(
      "/account/number/confirm",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "Changes the own number and ends all other sessions; this one goes on under another bearer",
          body: confirmNumberInput,
          response: limitedAnswers(renewedSessionData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const requester = requesterOf(request, actor.userId);
        const by = { requester, log: request.log, userAgent: userAgentOf(request) };
        const token = await confirmNumber(deps, actor, request.body, by);
        const user = await userRepository(deps.db).get(actor.userId);
        if (!user) throw new UnauthorizedError();
        return ok({ token, user }, "Your number is changed. You are signed out everywhere else.");
      },
    );
  };
}
