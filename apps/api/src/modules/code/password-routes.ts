import { requestResetInput, resetPasswordInput } from "@callboard/contracts/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import { InvalidError } from "../../http/errors.ts";
import { hashPassword } from "../account/password-hash.ts";
import { assertNotOwn, assertUncommon } from "../account/password-rules.ts";
import { userRepository } from "../account/user-repository.ts";
import { sessionRepository } from "../session/session-repository.ts";
import type { Requester } from "./code-limits.ts";
import { codeRepository } from "./code-repository.ts";
import { type CodeDeps, codeSender } from "./code-sender.ts";
import { requesterOf } from "./requester.ts";

const tags = ["Accounts"];

/** A new password for who can read a code that is sent to the account's number. */
export function passwordRoutes(deps: CodeDeps): FastifyPluginAsyncZod {
  const { db, clock, otpKey } = deps;
  const users = userRepository(db);
  const sender = codeSender(deps);

  /** Uses the code up and gives its account. Throws InvalidError, and FieldError, which leaves the code as it was. */
  async function spend(
    { phone, otp, password }: z.output<typeof resetPasswordInput>,
    requester: Requester,
  ): Promise<number> {
    const code = { phone, otp, purpose: "reset" as const, requester };
    const userId = await db.transaction(async (tx) => {
      const id = await codeRepository(tx, otpKey).use(code, clock());
      const user = id === null ? null : await userRepository(tx).get(id);
      if (user) assertNotOwn(password, user);
      return id;
    });
    if (userId === null) throw new InvalidError("Invalid OTP");
    return userId;
  }

  /**
   * The code has also proven the number. Whoever was signed in is not any more. Throws InvalidError when the account has
   * another number by now.
   */
  function change(userId: number, phone: string, passwordHash: string): Promise<void> {
    return db.transaction(async (tx) => {
      const isChanged = await userRepository(tx).changePassword(userId, phone, passwordHash);
      if (!isChanged) throw new InvalidError("Invalid OTP");
      await userRepository(tx).verifyPhone(userId, phone, clock());
      await sessionRepository(tx).endAll(userId);
    });
  }

  return async (app) => {
    app.post(
      "/auth/password/request",
      {
        schema: {
          tags,
          summary: "Sends a code for a new password, if the number is somebody's: the answer does not tell",
          body: requestResetInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const { phone } = request.body;
        const user = await users.getByPhone(phone);
        const holder = user && { id: user.id, isVerified: user.is_phone_verified };
        const requester = requesterOf(request, null);
        await sender.sendQuietly({ phone, purpose: "reset", holder, requester }, request.log);
        return ok(null, "If this number has an account, a code is on its way.");
      },
    );

    app.post(
      "/auth/password/reset",
      {
        schema: {
          tags,
          summary: "Sets a new password with a code and ends all sessions of the account",
          body: resetPasswordInput,
          response: limitedAnswers(z.null()),
        },
      },
      async (request) => {
        const { body } = request;
        assertUncommon(body.password);
        const userId = await spend(body, requesterOf(request, null));
        await change(userId, body.phone, await hashPassword(body.password));
        return ok(null, "Your password is changed. Sign in with the new one.");
      },
    );
  };
}
