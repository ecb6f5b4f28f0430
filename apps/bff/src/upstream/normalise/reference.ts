import { defaultTimeZone, knownCity } from "@callboard/contracts/city-zones";
import type { City } from "@callboard/contracts/reference";
import type { WireCity } from "@callboard/contracts/wire/reference";
import { isTimeZone } from "./dates.ts";

/** A city with its country, where that is known, and its time zone. */
export function toCity({ id, name, country, time_zone }: WireCity): City {
  const known = knownCity(name);
  const zone = time_zone && isTimeZone(time_zone) ? time_zone : (known?.time_zone ?? defaultTimeZone);
  return { id, name, country: country ?? known?.country ?? null, time_zone: zone };
}
