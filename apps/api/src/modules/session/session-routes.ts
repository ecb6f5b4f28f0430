import { accountData, accountSessionsData, signInInput, userData } from "@callboard/contracts/account";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Db } from "../../db/client.ts";
import { signedInOnly } from "../../http/docs.ts";
import { limitedAnswers, ok, personalAnswers } from "../../http/envelope.ts";
import { UnauthorizedError } from "../../http/errors.ts";
import { isPasswordOf } from "../account/password-hash.ts";
import { userRepository } from "../account/user-repository.ts";
import { assertMaySignIn } from "../suspension/suspend-account.ts";
import type { BearerReader } from "./bearer.ts";
import { type SessionRow, sessionRepository } from "./session-repository.ts";
import { userAgentOf } from "./user-agent.ts";

const tags = ["Accounts"];
const personal = { tags, security: signedInOnly };

type Deps = { db: Db; clock: () => Date; bearer: BearerReader };

/** Sign-in, sign-out, the current user and their sessions. */
export function sessionRoutes({ db, clock, bearer }: Deps): FastifyPluginAsyncZod {
  const users = userRepository(db);
  const sessions = sessionRepository(db);
  const onRequest = bearer.required;

  return async (app) => {
    app.post(
      "/auth/login",
      {
        schema: {
          tags,
          summary: "Begins a session; the username may be an email address or a number as well",
          body: signInInput,
          response: limitedAnswers(accountData),
        },
      },
      async (request) => {
        const { username, password } = request.body;
        const found = await users.findSecret(username);
        const isRight = await isPasswordOf(found?.password_hash ?? null, password);
        const user = found && isRight ? await users.get(found.id) : null;
        if (!found || !user) throw new UnauthorizedError("Invalid credentials");
        await assertMaySignIn(db, user.id);
        const token = await sessions.create(found, userAgentOf(request), clock());
        return ok({ token, user }, "Login Successfully");
      },
    );

    app.get(
      "/auth/me",
      {
        onRequest,
        schema: { ...personal, summary: "Who is signed in", response: personalAnswers(userData) },
      },
      async (request) => {
        const user = await users.get(bearer.actorOf(request).userId);
        if (!user) throw new UnauthorizedError();
        return ok({ user });
      },
    );

    app.get(
      "/auth/sessions",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Where the account is signed in, the latest use first",
          response: personalAnswers(accountSessionsData),
        },
      },
      async (request) => {
        const { userId, sessionId } = bearer.actorOf(request);
        const rows = await sessions.list(userId, clock());
        return ok({ sessions: rows.map((row) => toSession(row, sessionId)) });
      },
    );

    app.post(
      "/auth/logout",
      {
        onRequest,
        schema: { ...personal, summary: "Ends this session", response: personalAnswers(z.null()) },
      },
      async (request) => {
        await sessions.remove(bearer.actorOf(request).sessionId);
        return ok(null, "Signed out");
      },
    );

    app.post(
      "/auth/logout-all",
      {
        onRequest,
        schema: {
          ...personal,
          summary: "Ends all sessions of the account",
          response: personalAnswers(z.null()),
        },
      },
      async (request) => {
        await sessions.endAll(bearer.actorOf(request).userId);
        return ok(null, "Signed out everywhere");
      },
    );
  };
}

function toSession({ created_at, last_used_at, ...row }: SessionRow, current: number) {
  return {
    ...row,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    is_current: row.id === current,
  };
}
