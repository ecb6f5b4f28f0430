import { accountData, type SignUpInput, signUpInput } from "@callboard/contracts/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { limitedAnswers, ok } from "../../http/envelope.ts";
import { InvalidError, RateLimitError, UnavailableError } from "../../http/errors.ts";
import { type CodeDeps, codeSender } from "../code/code-sender.ts";
import { requesterOf } from "../code/requester.ts";
import { sessionRepository } from "../session/session-repository.ts";
import { userAgentOf } from "../session/user-agent.ts";
import { hashPassword } from "./password-hash.ts";
import { assertNotOwn, assertUncommon } from "./password-rules.ts";
import { userRepository } from "./user-repository.ts";

const expectedFailures = [InvalidError, RateLimitError, UnavailableError];

/** Sign-up. The account is created even where its first code could not be sent; the response says so. */
export function signUpRoutes(deps: CodeDeps): FastifyPluginAsyncZod {
  const { db, clock } = deps;
  const users = userRepository(db);
  const sender = codeSender(deps);

  /** Writes the account and its first session. Throws FieldError and RepositoryError. */
  async function open({ password, ...input }: SignUpInput, userAgent: string | null) {
    assertUncommon(password);
    assertNotOwn(password, input);
    await users.assertFree(input);
    const password_hash = await hashPassword(password);
    const now = clock();
    return db.transaction(async (tx) => {
      const account = await userRepository(tx).create({ ...input, password_hash, created_at: now });
      return { id: account.id, token: await sessionRepository(tx).create(account, userAgent, now) };
    });
  }

  return async (app) => {
    app.post(
      "/auth/signup",
      {
        schema: {
          tags: ["Accounts"],
          summary: "Opens an account, begins a session and sends the first code",
          body: signUpInput,
          response: limitedAnswers(accountData),
        },
      },
      async (request) => {
        const { phone } = request.body;
        const { id, token } = await open(request.body, userAgentOf(request));
        const requester = requesterOf(request, id);
        const isSent = await sender
          .send({ phone, purpose: "verify", userId: id, requester }, request.log)
          .then(() => true, unsent);
        const user = await users.get(id);
        if (!user) throw new Error("The new account is gone");
        return ok({ token, user, ...(!isSent && { requireOtp: true, phone }) }, "Signup Successfully");
      },
    );
  };
}

/** A code that could not be sent does not undo the account: it can be requested again. */
function unsent(error: unknown): false {
  if (expectedFailures.some((kind) => error instanceof kind)) return false;
  throw error;
}
