import { errorCatalogue } from "@callboard/contracts/error";
import type { Live } from "@callboard/contracts/notification";
import { TRPCError, tracked } from "@trpc/server";
import pLimit from "p-limit";
import { AppError } from "../../app-error.ts";
import { endSession } from "../../session/renew-session.ts";
import type { Session } from "../../session/sealed-session.ts";
import { notificationCalls } from "../../upstream/calls/notification.ts";
import { request } from "../../upstream/request.ts";
import type { Context } from "../context.ts";

/** What all streams together ask at once: one act may tell everybody something. */
const inTurn = pLimit(8);

type Asking = { ctx: Context & { session: Session; bearer?: string }; after: number | undefined };

/** Each is what one notification says, named by its place; the last one says how many are unread. */
async function readNews({ ctx, after }: Asking) {
  // It asks for itself, and no more often than something changes.
  const unlimited = { ...ctx, countRead: undefined };
  return inTurn(() => request(notificationCalls.news, { ...(after !== undefined && { after }) }, unlimited));
}

/** An error of the catalogue as clients know it: whether they come again depends on its code. A session that is over is over here too. */
async function refusalOf(error: unknown, ctx: Asking["ctx"]): Promise<unknown> {
  if (!(error instanceof AppError)) return error;
  if (error.code === "unauthorized") await endSession(ctx.session, ctx);
  return new TRPCError({ code: errorCatalogue[error.code].trpc, message: error.message, cause: error });
}

/**
 * What the viewer is told from now on, or after the place where a lost connection was. Ends with the session. Throws AppError where
 * there are too many streams.
 */
export async function* liveNotifications(
  ctx: Asking["ctx"],
  lastPlace: number | undefined,
  signal: AbortSignal,
) {
  try {
    yield* news(ctx, lastPlace, signal);
  } catch (error) {
    throw await refusalOf(error, ctx);
  }
}

async function* news(ctx: Asking["ctx"], lastPlace: number | undefined, signal: AbortSignal) {
  const { user, sid } = ctx.session;
  const stream = ctx.streams.open({ userId: user.id, sid }, signal);
  let after = lastPlace;
  try {
    for (let turn = await stream.next(); turn !== "left"; turn = await stream.next()) {
      if (turn === "unauthorized") throw new AppError("unauthorized");
      // Without a word of farewell the client connects again by itself.
      if (turn === "restart") throw new DOMException("The gateway ends", "AbortError");
      let hasMore = true;
      while (hasMore && !signal.aborted) {
        const { notifications, unread, seq, hasMore: isCut } = await readNews({ ctx, after });
        for (const notification of notifications)
          yield tracked(String(notification.seq), { notification, unread } satisfies Live);
        if (notifications.length === 0)
          yield tracked(String(seq), { notification: null, unread } satisfies Live);
        after = seq;
        hasMore = isCut;
      }
    }
  } finally {
    ctx.streams.close(stream);
  }
}
