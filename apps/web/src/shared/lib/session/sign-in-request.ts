import { useSyncExternalStore } from "react";
import { storedToken } from "./session.ts";

let asked: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/**
 * Has the visitor sign in on the page where they are, over whatever they are doing. True once somebody is signed in, at
 * once where somebody is already; false when they would rather not.
 */
export function askToSignIn(): Promise<boolean> {
  if (storedToken()) return Promise.resolve(true);
  asked ??= Promise.withResolvers();
  tell();
  return asked.promise;
}

/** Ends the asking, for everybody who waits for it. Without effect where nobody does. */
export function answerSignIn(isSignedIn: boolean): void {
  asked?.resolve(isSignedIn);
  asked = null;
  tell();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** True while somebody waits for the visitor to sign in. */
export function useIsAskedToSignIn(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => asked !== null,
    () => false,
  );
}
