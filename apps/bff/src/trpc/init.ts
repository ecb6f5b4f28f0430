import { type ErrorCode, errorCatalogue } from "@callboard/contracts/error";
import type { StaffAction } from "@callboard/contracts/staff";
import { inSpan } from "@callboard/server-kit/tracing";
import { initTRPC, TRPCError } from "@trpc/server";
import { AppError } from "../app-error.ts";
import type { CacheTag } from "../cache/cache-tag.ts";
import { clientKey } from "../security/rate-limit/client-key.ts";
import type { LimitName } from "../security/rate-limit/limits.ts";
import { withRateLimit } from "../security/rate-limit/with-rate-limit.ts";
import { knowsAccount, readDevice } from "../session/known-device.ts";
import { endSession } from "../session/renew-session.ts";
import { optionalSession, requireSession } from "../session/require-session.ts";
import type { Context } from "./context.ts";
import { failureOf } from "./error-data.ts";

export type Meta = {
  /** The response may be cached for all requests without a session, until one of the tags is invalidated. */
  cache?: { tags: readonly CacheTag[] };
  invalidates?: readonly CacheTag[];
  /** The response may depend on the session. Set by the base procedures that read it. */
  isPersonal?: boolean;
  /** Nobody is answered without a session. Set by the base procedures that ask for one. */
  needsSession?: boolean;
  /** The call must not be batched, which would allow many attempts at once. */
  isAlone?: boolean;
  /** For those who run the site: the act that the upstream asks their role for, or any role. */
  staff?: StaffAction | "any";
  /** The input is form data. */
  isUpload?: boolean;
};

const t = initTRPC
  .context<Context>()
  .meta<Meta>()
  .create({
    isDev: false,
    sse: {
      // Streams end at times, and their clients connect again: a gateway is never stuck with all of them.
      maxDurationMs: 30 * 60_000,
      // More often than idle connections are closed.
      ping: { enabled: true, intervalMs: 10_000 },
      client: { reconnectAfterInactivityMs: 30_000 },
    },
    errorFormatter: ({ shape, error, ctx }) => {
      const { message, data } = failureOf(error, ctx?.requestId);
      const { httpStatus, path } = shape.data;
      return { ...shape, message, data: { ...data, httpStatus, path } };
    },
  });

/** Maps errors of the upstream and of input to the error catalogue, measures and traces the call, and puts its cache tags into the context. */
const withErrorCatalogue = t.middleware(async ({ next, ctx, path, meta }) => {
  const began = performance.now();
  const measure = (outcome: "ok" | ErrorCode) =>
    ctx.metrics.ended(path, outcome, (performance.now() - began) / 1_000);
  const result = await inSpan({ name: path, kind: "internal" }, async (span) => {
    const ended = await next({ ctx: { cacheTags: meta?.cache?.tags, invalidates: meta?.invalidates } });
    if (!ended.ok) span.fail(ended.error.code);
    return ended;
  });
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

/** True where the upstream does not accept the bearer token any more: the session has ended. */
function isUnauthorized(result: { ok: true } | { ok: false; error: TRPCError }): boolean {
  return !result.ok && result.error.cause instanceof AppError && result.error.cause.code === "unauthorized";
}

export const router = t.router;

/** The base of every procedure. It does not read the session. */
export const publicProcedure = t.procedure.use(withErrorCatalogue);

/** Public, but calls the upstream as the signed-in user, where there is one. */
export const personalProcedure = publicProcedure.meta({ isPersonal: true }).use(async ({ ctx, next }) => {
  const session = await optionalSession(ctx);
  const result = await next({ ctx: { session, bearer: session?.bearer } });
  if (session && isUnauthorized(result)) await endSession(session, ctx);
  return result;
});

/** For signed-in users, with cookie and token: 401 without the cookie, 403 without the token. */
export const protectedProcedure = publicProcedure
  .meta({ isPersonal: true, needsSession: true })
  .use(async ({ ctx, next }) => {
    const session = await requireSession(ctx);
    const result = await next({ ctx: { session, bearer: session.bearer } });
    if (isUnauthorized(result)) await endSession(session, ctx);
    return result;
  });

/** A mutation by a signed-in user, within the rate limit of writes. */
export const writeProcedure = protectedProcedure.use(async ({ ctx, next }) => {
  const result = await withRateLimit("write", String(ctx.session.user.id), ctx, next);
  // Whoever was told of it hears so at once.
  ctx.streams.changed();
  return result;
});

/** For those who run the site: the upstream refuses all others. `action` says which of them, for the tests of all procedures. */
export const staffProcedure = (action: StaffAction | "any") => protectedProcedure.meta({ staff: action });

/** The same for a mutation, within the rate limit of writes. */
export const staffWriteProcedure = (action: StaffAction | "any") => writeProcedure.meta({ staff: action });

/**
 * Rate-limits a procedure by client, and by the account that `accountOf` reads from its input: a browser where that signed in
 * before is counted for itself, and the upstream hears of it. Use after `input`.
 */
export function rateLimited<Input>(name: LimitName, accountOf?: (input: Input) => string) {
  return t.middleware(async ({ ctx, input, next }) => {
    const account = accountOf?.(input as Input);
    if (account === undefined) return withRateLimit(name, undefined, ctx, next);
    const device = await readDevice(ctx);
    const knownDevice = knowsAccount(device, account) ? (device?.id ?? null) : null;
    const knownAccounts = device?.accounts.map(({ id }) => id);
    return withRateLimit(name, account, { ...ctx, knownDevice }, () => next({ ctx: { knownAccounts } }));
  });
}

/** A mutation with files: it is queued before its body is read. */
export const uploadProcedure = writeProcedure.meta({ isUpload: true }).use(({ ctx, next }) => {
  const sender = { account: ctx.session.user.id, address: clientKey(ctx.clientAddress) };
  return ctx.uploads.run(sender, ctx.receiveForm, (form) => next({ getRawInput: async () => form }));
});

/** The same with files. */
export const staffUploadProcedure = (action: StaffAction | "any") => uploadProcedure.meta({ staff: action });
