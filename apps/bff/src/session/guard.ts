import { Refusal } from "../refusal.ts";
import { isProvenBy } from "./browser-token.ts";
import { openSession } from "./open-session.ts";
import type { Session } from "./sealed-session.ts";
import type { VisitContext } from "./visit.ts";

const unproven = "Your sign-in could not be confirmed. Reload the page and try again.";

function isProven({ sid }: Session, { visit, sessions }: VisitContext): boolean {
  return isProvenBy(visit.authorization, sid, sessions.keys);
}

/** The session of a request that shows both halves; null for anyone else, whose cookie then stays unread. */
export async function knownSession(ctx: VisitContext): Promise<Session | null> {
  if (!ctx.visit.authorization) return null;
  const session = await openSession(ctx);
  return session && isProven(session, ctx) ? session : null;
}

/** The session of a request that shows both halves. Throws Refusal: 401 without a living cookie, 403 without its token. */
export async function requireSession(ctx: VisitContext): Promise<Session> {
  const session = await openSession(ctx);
  if (!session) throw new Refusal("unauthorized");
  if (!isProven(session, ctx)) throw new Refusal("forbidden", { message: unproven });
  return session;
}
