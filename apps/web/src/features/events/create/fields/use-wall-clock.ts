import type { WallClock } from "@callboard/contracts/event-form";
import { useMemo } from "react";
import { currentTime } from "#shared/lib/dates/dates.ts";
import { wallClockAt } from "#shared/lib/dates/wall-clock.ts";
import { useCities } from "#shared/lib/forms/use-cities.ts";

/** Finds the time zone of a city by its name; undefined where no city, or none that is known, is chosen. */
export function useZoneOf(): (present_city: string) => string | undefined {
  const { data: cities } = useCities();
  return useMemo(
    () => (present_city) => cities?.find(({ name }) => name === present_city)?.time_zone,
    [cities],
  );
}

/** What it is now on the wall of a city; on the visitor's own where no city is chosen. */
export function useWallClock(): WallClock {
  const zoneOf = useZoneOf();
  return useMemo(() => (present_city) => wallClockAt(currentTime(), zoneOf(present_city)), [zoneOf]);
}
