import { useSyncExternalStore } from "react";
import { storedToken } from "./session.ts";

let pending: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/**
 * Opens the sign-in dialog over the page. Resolves with true once signed in (at once where already), with false when
 * cancelled.
 */
export function askToSignIn(): Promise<boolean> {
  if (storedToken()) return Promise.resolve(true);
  pending ??= Promise.withResolvers();
  tell();
  return pending.promise;
}

/** Resolves the pending sign-in request, if any. */
export function answerSignIn(isSignedIn: boolean): void {
  pending?.resolve(isSignedIn);
  pending = null;
  tell();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** True while a sign-in request is pending. */
export function useIsAskedToSignIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending !== null,
    () => false,
  );
}
