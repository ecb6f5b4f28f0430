import type { FairCallFields } from "@callboard/contracts/fair-call";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { useZoneOf } from "../fields/use-wall-clock.ts";

const texts = [
  "title",
  "tags",
  "description",
  "email",
  "website",
  "start_date",
  "apply_by",
  "decide_by",
] as const;
const names = [...texts, "price", "roles", "present_city"];

export type Written = Omit<FairCallFields, "is_poster_verified">;

/** What the rules read of the form as it stands; null until the day is known. */
export function useWritten(): Written | null {
  const watched: unknown[] = useWatch({ name: names });
  const values = useDeferredValue(watched);
  const minute = useCurrentMinute();
  const zoneOf = useZoneOf();
  return useMemo(() => {
    if (!minute) return null;
    const [price, roles, city] = values.slice(texts.length);
    const today = wallClockAt(minute, zoneOf(String(city ?? ""))).slice(0, 10);
    const written = Object.fromEntries(texts.map((name, index) => [name, values[index] || undefined]));
    return {
      ...(written as Partial<Record<(typeof texts)[number], string>>),
      today,
      price: price ? Number(price) : undefined,
      roles: Array.isArray(roles) ? (roles as NonNullable<Written["roles"]>) : undefined,
    };
  }, [values, minute, zoneOf]);
}
