import type { City } from "@callboard/contracts/reference";

/** The cities of a country (ISO 3166) before all others; the order is kept otherwise. */
export function ownFirst(cities: readonly City[], country: string): City[] {
  const isOwn = (city: City) => city.country === country;
  return [...cities.filter(isOwn), ...cities.filter((city) => !isOwn(city))];
}
