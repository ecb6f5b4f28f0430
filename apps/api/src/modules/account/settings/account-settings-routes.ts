import {
  accountSettingsData,
  changedNameData,
  changeNameInput,
  changePasswordInput,
  renewedSessionData,
} from "@callboard/contracts/account-settings";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { signedInOnly } from "../../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../../http/envelope.ts";
import { UnauthorizedError } from "../../../http/errors.ts";
import type { BearerReader } from "../../session/bearer.ts";
import { userAgentOf } from "../../session/user-agent.ts";
import { userRepository } from "../user-repository.ts";
import { changeName } from "./change-name.ts";
import { changePassword } from "./change-password.ts";
import { emailChangeRepository } from "./email-change-repository.ts";
import type { SettingsDeps } from "./tell-owner.ts";

const personal = { tags: ["Account settings"], security: signedInOnly };

/** The own name and password, and what waits to be confirmed. */
export function accountSettingsRoutes({
  bearer,
  ...deps
}: SettingsDeps & { bearer: BearerReader }): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const onRequest = bearer.required;

  return async (app) => {
    app.get(
      "/account/settings",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "What waits to be confirmed",
          response: personalAnswers(accountSettingsData),
        },
      },
      async (request) => {
        const { userId } = bearer.actorOf(request);
        const waiting = await emailChangeRepository(db).getOf(userId, clock());
        const email_change = waiting && {
          ...{ email: waiting.email, expires_at: waiting.expires_at.toISOString() },
        };
        return ok({ email_change });
      },
    );

    app.post(
      "/account/name",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Changes the own name, under comments too",
          body: changeNameInput,
          response: limitedAnswers(changedNameData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        await changeName(deps, actor, request.body.name);
        const user = await userRepository(db).get(actor.userId);
        if (!user) throw new UnauthorizedError();
        return ok({ user }, "Your name is changed");
      },
    );

    app.post(
      "/account/password",
      {
        onRequest,
        schema: {
          ...personal,
          summary:
            "Changes the own password and ends all other sessions; this one goes on under another bearer",
          body: changePasswordInput,
          response: limitedAnswers(renewedSessionData),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const token = await changePassword(deps, actor, request.body, userAgentOf(request));
        const user = await userRepository(db).get(actor.userId);
        if (!user) throw new UnauthorizedError();
        return ok({ token, user }, "Your password is changed. You are signed out everywhere else.");
      },
    );
  };
}
