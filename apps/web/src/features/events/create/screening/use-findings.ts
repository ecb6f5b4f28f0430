import type { EventKind } from "@callboard/contracts/event";
import type { Finding } from "@callboard/contracts/finding";
import { screenEvent } from "@callboard/contracts/screening";
import { useDeferredValue, useMemo } from "react";
import { useWatch } from "react-hook-form";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { useZoneOf } from "../fields/use-wall-clock.ts";

const watched = [
  "title",
  "tags",
  "description",
  "email",
  "website",
  "price",
  "start_date",
  "apply_by",
] as const;
type Watched = Partial<Record<(typeof watched)[number] | "present_city", string>>;

/** What the rules of the screening find in the form as it stands: the same rules that the API asks when it is posted. */
export function useFindings(kind: EventKind): Finding[] {
  const written = useWatch({ name: [...watched, "present_city"] });
  const values = useDeferredValue(written);
  const minute = useCurrentMinute();
  const zoneOf = useZoneOf();
  return useMemo(() => {
    if (!minute) return [];
    const names = [...watched, "present_city"];
    const fields: Watched = Object.fromEntries(
      names.map((name, index) => [name, values[index] || undefined]),
    );
    const { price, present_city = "", ...texts } = fields;
    const today = wallClockAt(minute, zoneOf(present_city)).slice(0, 10);
    return screenEvent({ ...texts, kind, today, price: price === undefined ? undefined : Number(price) });
  }, [values, minute, zoneOf, kind]);
}
