import { limits } from "@callboard/contracts/limits";
import { useMemo } from "react";
import {
  notifyStorage,
  parseItem,
  readItem,
  useStoredItem,
  writeItem,
} from "#shared/lib/page/browser-storage.ts";

/** What a code is for. */
export type CodePurpose = "verify" | "reset";

/**
 * A number that a code is on its way to. `sentAt` in milliseconds; `isUnsent`: the SMS service refused the number;
 * `wrongTries`: how many codes were refused since.
 */
export type PendingCode = { phone: string; sentAt: number; isUnsent: boolean; wrongTries: number };

const keyOf = (purpose: CodePurpose) => `code:${purpose}`;

function write(purpose: CodePurpose, pending: PendingCode | null): void {
  writeItem("tab", keyOf(purpose), pending && JSON.stringify(pending));
  notifyStorage();
}

/** Notes that a code was just asked for: the page that takes it knows the number and when the next one may be sent. */
export function startCountdown(
  purpose: CodePurpose,
  { phone, isUnsent = false }: { phone: string; isUnsent?: boolean },
): void {
  write(purpose, { phone, sentAt: Date.now(), isUnsent, wrongTries: 0 });
}

/** Forgets the number, because the code was used or another number is wanted. */
export function forgetCode(purpose: CodePurpose): void {
  write(purpose, null);
}

/** Counts a wrong code: after five of them the API takes none any more, and says no more than that each was wrong. */
export function countWrongTry(purpose: CodePurpose): void {
  const pending = parse(readItem("tab", keyOf(purpose)));
  if (pending) write(purpose, { ...pending, wrongTries: pending.wrongTries + 1 });
}

/** What to say once a new code is needed. */
export function usedUpText({ wrongTries }: PendingCode): string | undefined {
  if (wrongTries < limits.otpTriesMax) return undefined;
  return "Five codes were wrong, so the one we sent is no longer good. Ask for a new code.";
}

function parse(text: string | null): PendingCode | null {
  const { phone, sentAt, isUnsent, wrongTries = 0 } = (parseItem(text) ?? {}) as Partial<PendingCode>;
  if (typeof phone !== "string" || typeof sentAt !== "number") return null;
  return { phone, sentAt, isUnsent: isUnsent === true, wrongTries };
}

/** The code that this tab waits for, also after a reload; null for none, undefined while nobody can know. */
export function usePendingCode(purpose: CodePurpose): PendingCode | null | undefined {
  const text = useStoredItem("tab", keyOf(purpose), undefined);
  return useMemo(() => (text === undefined ? undefined : parse(text)), [text]);
}
