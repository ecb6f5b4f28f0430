import { useSyncExternalStore } from "react";

let pending: PromiseWithResolvers<boolean> | null = null;
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

/** Asks for a code over the page, once for all calls that wait. Resolves with whether the second factor was shown. */
export function askForFactor(): Promise<boolean> {
  pending ??= Promise.withResolvers();
  tell();
  return pending.promise;
}

/** Answers all who wait. */
export function answerFactor(isShown: boolean): void {
  pending?.resolve(isShown);
  pending = null;
  tell();
}

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** True while somebody waits for a code. */
export function useIsAskedForFactor(): boolean {
  return useSyncExternalStore(subscribe, () => pending !== null);
}
