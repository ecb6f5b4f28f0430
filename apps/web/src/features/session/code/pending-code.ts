import { useMemo, useSyncExternalStore } from "react";

/** What a code is for. */
export type CodePurpose = "verify" | "reset";

/** A number that a code is on its way to. `sentAt` in milliseconds; `isUnsent`: the SMS service refused the number. */
export type PendingCode = { phone: string; sentAt: number; isUnsent: boolean };

const changed = "callboard:code";
const keyOf = (purpose: CodePurpose) => `code:${purpose}`;

function read(purpose: CodePurpose): string | null {
  try {
    return sessionStorage.getItem(keyOf(purpose));
  } catch {
    return null;
  }
}

function write(purpose: CodePurpose, pending: PendingCode | null): void {
  try {
    if (pending) sessionStorage.setItem(keyOf(purpose), JSON.stringify(pending));
    else sessionStorage.removeItem(keyOf(purpose));
  } catch {
    // Forbidden storage: the page asks for the number.
  }
  window.dispatchEvent(new Event(changed));
}

/** Notes that a code was just asked for: the page that takes it knows the number and when the next one may be sent. */
export function startCountdown(
  purpose: CodePurpose,
  { phone, isUnsent = false }: { phone: string; isUnsent?: boolean },
): void {
  write(purpose, { phone, sentAt: Date.now(), isUnsent });
}

/** Forgets the number, because the code was used or another number is wanted. */
export function forgetCode(purpose: CodePurpose): void {
  write(purpose, null);
}

function subscribe(onChange: () => void) {
  window.addEventListener(changed, onChange);
  return () => window.removeEventListener(changed, onChange);
}

function parse(text: string): PendingCode | null {
  try {
    const { phone, sentAt, isUnsent } = JSON.parse(text) as PendingCode;
    return typeof phone === "string" && typeof sentAt === "number"
      ? { phone, sentAt, isUnsent: isUnsent === true }
      : null;
  } catch {
    return null;
  }
}

/** The code that this tab waits for, also after a reload; null for none, undefined while nobody can know. */
export function usePendingCode(purpose: CodePurpose): PendingCode | null | undefined {
  const text = useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => read(purpose),
    () => undefined,
  );
  return useMemo(() => text && parse(text), [text]) as PendingCode | null | undefined;
}
