import { profileSlugLimits } from "@callboard/contracts/profile-slug";
import { addMs } from "../../dates.ts";

const { changes: most, days } = profileSlugLimits;
const window = days * 86_400_000;

/** From when on a slug may be changed again, by when it was changed before; null where it may be now. The first one is no change. */
export function lockedUntil(changes: readonly string[], now: Date): Date | null {
  const decisive = changes.at(-most);
  if (decisive === undefined) return null;
  const free = addMs(new Date(decisive), window);
  return free > now ? free : null;
}

/** The changes that count after another one. */
export function withChange(changes: readonly string[], now: Date): string[] {
  return [...changes, now.toISOString()].slice(-most);
}
