import { changePhoneInput } from "@callboard/contracts/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import { FieldError, UnauthorizedError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { type SessionActor, sessionRepository } from "../session/session-repository.ts";
import { type CodeDeps, codeSender } from "./code-sender.ts";
import { requesterOf } from "./requester.ts";

type Deps = CodeDeps & { bearer: BearerReader };

const verifiedText = "Your number is verified: change it in the settings of your account";

/** Giving one's account another number, before one is verified. Where the code cannot be sent, the account keeps the number it has. */
export function phoneRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db } = deps;
  const users = userRepository(db);
  const sender = codeSender(deps);

  /** Ends the account's other sessions. Throws UnauthorizedError when this one has ended meanwhile, and RepositoryError. */
  function change(actor: SessionActor, phone: string): Promise<void> {
    return db.transaction(async (tx) => {
      const version = await userRepository(tx).changePhone(actor, phone);
      if (version === null) throw new UnauthorizedError();
      await sessionRepository(tx).keep(actor.sessionId, version);
    });
  }

  return async (app) => {
    app.post(
      "/auth/phone/change",
      {
        onRequest: bearer.required,
        schema: {
          tags: ["Accounts"],
          security: signedInOnly,
          summary: "Changes the own number as long as it is not verified, and sends the new one a code",
          body: changePhoneInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const actor = bearer.actorOf(request);
        const { userId } = actor;
        const { phone } = request.body;
        await users.assertFree({ phone }, userId);
        const user = await users.get(userId);
        // A verified number is what a new password comes by: another one takes the present password, in the settings.
        if (user?.is_phone_verified) throw new FieldError({ phone: verifiedText });
        const requester = requesterOf(request, userId);
        await sender.send({ phone, purpose: "verify", userId, requester }, request.log);
        if (user?.phone !== phone) await change(actor, phone);
        return ok(null, "OTP sent!");
      },
    );
  };
}
