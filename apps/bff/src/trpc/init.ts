import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import { initTRPC, TRPCError } from "@trpc/server";
import { AppError } from "../app-error.ts";
import type { CacheTag } from "../cache/cache-tag.ts";
import type { LimitName } from "../security/rate-limit/limits.ts";
import { withRateLimit } from "../security/rate-limit/with-rate-limit.ts";
import { clearSessionCookie } from "../session/renew-session.ts";
import { optionalSession, requireSession } from "../session/require-session.ts";
import type { Context } from "./context.ts";
import { failureOf } from "./error-data.ts";

export type Meta = {
  /** A read that may be cached for everybody who shows no session, and the tags whose changes make it old. */
  cache?: { tags: readonly CacheTag[] };
  /** The tags that a change makes old. */
  invalidates?: readonly CacheTag[];
  /** The answer may depend on who asks. Set by the base procedures that read the session. */
  isPersonal?: boolean;
  /** The call must not share its request with others, which would try many guesses at once. */
  isAlone?: boolean;
  /** It comes as form data. */
  isUpload?: boolean;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, data } = failureOf(error, ctx?.requestId);
      const { httpStatus, path } = shape.data;
      return { ...shape, message, data: { ...data, httpStatus, path } };
    },
  });

/** Gives a failed call to the upstream, and refused input, the status of the catalogue. Measures every call, and hands its cache tags on. */
const withErrorCatalogue = t.middleware(async ({ next, ctx, path, meta }) => {
  const began = performance.now();
  const measure = (outcome: "ok" | ErrorCode) =>
    ctx.metrics.ended(path, outcome, (performance.now() - began) / 1_000);
  const result = await next({ ctx: { cacheTags: meta?.cache?.tags, invalidates: meta?.invalidates } });
  if (result.ok) {
    measure("ok");
    return result;
  }
  const { error } = result;
  const { message, data } = failureOf(error, ctx.requestId);
  measure(data.code);
  if (error.cause instanceof AppError && error.cause.retryAfter) ctx.auth.retryAfter = error.cause.retryAfter;
  throw new TRPCError({ code: errorCatalogue[data.code].trpc, message, cause: error.cause ?? error });
});

/** A bearer that the upstream does not know any more takes the cookie with it. */
function isUnauthorized(result: { ok: true } | { ok: false; error: TRPCError }): boolean {
  return !result.ok && result.error.cause instanceof AppError && result.error.cause.code === "unauthorized";
}

export const router = t.router;

/** What every procedure starts from. It knows of nobody's session. */
export const publicProcedure = t.procedure.use(withErrorCatalogue);

/** Open to everybody, and calls the upstream as the person who is signed in, if somebody is. */
export const personalProcedure = publicProcedure.meta({ isPersonal: true }).use(async ({ ctx, next }) => {
  const session = await optionalSession(ctx);
  const result = await next({ ctx: { session, bearer: session?.bearer } });
  if (session && isUnauthorized(result)) clearSessionCookie(ctx);
  return result;
});

/** For those who are signed in, both halves of the session shown: else 401, or 403 where only the token is missing. */
export const protectedProcedure = publicProcedure.meta({ isPersonal: true }).use(async ({ ctx, next }) => {
  const session = await requireSession(ctx);
  const result = await next({ ctx: { session, bearer: session.bearer } });
  if (isUnauthorized(result)) clearSessionCookie(ctx);
  return result;
});

/** A change by somebody who is signed in, within the limit of changes. */
export const writeProcedure = protectedProcedure.use(({ ctx, next }) =>
  withRateLimit("write", String(ctx.session.user.id), ctx, next),
);

/** Holds a call within a limit, by client and by the account that `accountOf` reads from its input. Use after `input`. */
export function rateLimited<Input>(name: LimitName, accountOf?: (input: Input) => string) {
  return t.middleware(({ ctx, input, next }) => withRateLimit(name, accountOf?.(input as Input), ctx, next));
}

/** Reads the form that a call came with. Throws Refusal for one that is broken off or none at all. */
async function readForm(getRawInput: () => Promise<unknown>): Promise<void> {
  await getRawInput().catch((cause) => {
    throw new AppError("rejected", { message: "The form could not be read", cause });
  });
}

/** A change that comes as form data with files: it waits for its turn before any of them is read. */
export const uploadProcedure = writeProcedure.meta({ isUpload: true }).use(({ ctx, next, getRawInput }) =>
  ctx.uploads.run(ctx.session.user.id, async () => {
    ctx.expectForm();
    await readForm(getRawInput);
    return next();
  }),
);
