import type { WallClock } from "@callboard/contracts/event-form";
import { useMemo } from "react";
import { currentTime } from "#shared/lib/dates/dates.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { useCities } from "#shared/lib/forms/use-cities.ts";

/** The time zone of a city by its name; undefined for an unknown city. */
export function useZoneOf(): (present_city: string) => string | undefined {
  const { data: cities } = useCities();
  return useMemo(
    () => (present_city) => cities?.find(({ name }) => name === present_city)?.time_zone,
    [cities],
  );
}

/** The current wall-clock time in a city, else in the visitor's time zone. */
export function useWallClock(): WallClock {
  const zoneOf = useZoneOf();
  return useMemo(() => (present_city) => wallClockAt(currentTime(), zoneOf(present_city)), [zoneOf]);
}
