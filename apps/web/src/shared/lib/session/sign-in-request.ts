import { useSyncExternalStore } from "react";
import { storedToken } from "./session.ts";

let asked: PromiseWithResolvers<boolean> | null = null;
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
  asked ??= Promise.withResolvers();
  tell();
  return asked.promise;
}

/** Resolves the pending sign-in request, if any. */
export function answerSignIn(isSignedIn: boolean): void {
  asked?.resolve(isSignedIn);
  asked = null;
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
    () => asked !== null,
    () => false,
  );
}
