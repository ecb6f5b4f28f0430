import { accountData, resendOtpInput, verifyOtpInput } from "@callboard/contracts/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import { InvalidError } from "../../http/errors.ts";
import { userRepository } from "../account/user-repository.ts";
import type { BearerReader } from "../session/bearer.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { userAgentOf } from "../session/user-agent.ts";
import type { Requester } from "./code-limits.ts";
import { codeRepository } from "./code-repository.ts";
import { type CodeDeps, codeSender } from "./code-sender.ts";
import { requesterOf } from "./requester.ts";

const tags = ["Accounts"];

type Deps = CodeDeps & { bearer: BearerReader };

/** Proving a number by the code that was sent to it. */
export function otpRoutes({ bearer, ...deps }: Deps): FastifyPluginAsyncZod {
  const { db, clock, otpKey } = deps;
  const users = userRepository(db);
  const sessions = sessionRepository(db);
  const sender = codeSender(deps);

  /** Uses the code up and notes the number as proven; the account's id, or null for a code that is not right. */
  function verify(
    input: z.output<typeof verifyOtpInput>,
    requester: Requester,
    now: Date,
  ): Promise<number | null> {
    return db.transaction(async (tx) => {
      const code = { ...input, purpose: "verify" as const, requester };
      const userId = await codeRepository(tx, otpKey).use(code, now);
      if (userId === null) return null;
      return (await userRepository(tx).verifyPhone(userId, input.phone, now)) ? userId : null;
    });
  }

  return async (app) => {
    app.post(
      "/auth/verify/mobile-otp",
      {
        onRequest: bearer.optional,
        schema: {
          tags,
          summary: "Verifies a number; whose bearer is shown gets a new one",
          body: verifyOtpInput,
          response: personalAnswers(accountData.nullable()),
        },
      },
      async (request) => {
        const now = clock();
        const actor = bearer.actorOrNull(request);
        const userId = await verify(request.body, requesterOf(request, actor?.userId ?? null), now);
        if (userId === null) throw new InvalidError("Invalid OTP");
        if (actor?.userId !== userId) return ok(null, "Mobile verified!");
        const token = await sessions.rotate(actor, userAgentOf(request), now);
        const user = await users.get(userId);
        return ok(user && token ? { token, user } : null, "Mobile verified!");
      },
    );

    app.post(
      "/auth/resend/otp",
      {
        onRequest: bearer.optional,
        schema: {
          tags,
          summary: "Sends another code; only the number's owner, with a bearer, hears of a failure",
          body: resendOtpInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const { phone } = request.body;
        const user = await users.getByPhone(phone);
        const userId = user && !user.is_phone_verified ? user.id : null;
        const actorId = bearer.actorOrNull(request)?.userId ?? null;
        const to = { phone, purpose: "verify", requester: requesterOf(request, actorId) } as const;
        if (userId !== null && actorId === userId) {
          await sender.send({ ...to, userId }, request.log);
        } else {
          const holder = userId === null ? null : { id: userId, isVerified: false };
          await sender.sendQuietly({ ...to, holder }, request.log);
        }
        return ok(null, "OTP resent!");
      },
    );
  };
}
