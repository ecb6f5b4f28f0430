import type { AppRouter } from "@callboard/bff/router";
import type { BrowserAuth } from "@callboard/contracts/account";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";
import { readFailure } from "./failure.ts";
import type { Session } from "./session.ts";

/** Longer than any cache between the reader and the API holds on to an answer without asking; in ms. */
const recent = 10_000;

type SignedIn = { auth: BrowserAuth } | null;

/** Who is signed in after these calls: somebody, nobody (null), or whoever was before (undefined). */
const authAfter: Record<string, (data: unknown) => BrowserAuth | null | undefined> = {
  "session.signIn": (data) => (data as SignedIn)?.auth,
  "session.signUp": (data) => (data as SignedIn)?.auth,
  "session.verifyOtp": (data) => (data as { signedIn: SignedIn }).signedIn?.auth,
  "session.current": (data) => (data as SignedIn)?.auth ?? null,
  "session.signOut": () => null,
  "session.signOutEverywhere": () => null,
  // A new password ends every session of the account.
  "password.reset": () => null,
};

const isSignOut = (path: string) => path === "session.signOut" || path === "session.signOutEverywhere";
/** Calls whose 401 is about what was typed. */
const takesCredentials = (path: string) => path in authAfter && !isSignOut(path);

type FollowUp = {
  /** Stands before the links that send. */
  link: TRPCLink<AppRouter>;
  hasJustChanged: () => boolean;
};

/** Lets answers have their consequences: sessions begin and end, and for a while after a change nothing comes out of a cache. */
export function createFollowUp(session: Session | undefined): FollowUp {
  let changedAt: number | null = null;

  const noteAnswer = (path: string, data: unknown) => {
    const auth = authAfter[path]?.(data);
    if (auth !== undefined) session?.keep(auth);
  };
  const noteFailure = (path: string, error: unknown) => {
    const isOver = readFailure(error).code === "unauthorized" && !takesCredentials(path);
    if ((isOver || isSignOut(path)) && session?.read()) session.keep(null);
  };

  const link: TRPCLink<AppRouter> =
    () =>
    ({ next, op }) =>
      next(op).pipe(
        tap({
          next: ({ result }) => {
            if (op.type === "mutation") changedAt = performance.now();
            if ("data" in result) noteAnswer(op.path, result.data);
          },
          error: (error) => noteFailure(op.path, error),
        }),
      );
  const hasJustChanged = () => changedAt !== null && performance.now() - changedAt < recent;
  return { link, hasJustChanged };
}
