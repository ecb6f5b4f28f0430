import type { City } from "./reference.ts";

const places: Record<string, [timeZone: string, names: string[]][]> = {
  IN: [
    [
      "Asia/Kolkata",
      [
        ...["Mumbai", "Delhi", "Bengaluru", "Hyderabad", "Chennai", "Kolkata"],
        ...["Pune", "Ahmedabad", "Jaipur", "Lucknow", "Kochi", "Chandigarh"],
        ...["Bhopal", "Indore", "Nagpur", "Surat", "Vadodara", "Goa", "Guwahati", "Bhubaneswar", "Patna"],
        ...["Varanasi", "Mysuru", "Thiruvananthapuram", "Visakhapatnam", "Noida", "Gurugram", "Thane"],
      ],
    ],
  ],
  GB: [["Europe/London", ["London", "Manchester", "Birmingham", "Glasgow", "Edinburgh", "Bristol", "Leeds"]]],
  US: [
    ["America/New_York", ["New York", "Atlanta", "Boston"]],
    ["America/Chicago", ["Chicago", "Austin"]],
    ["America/Los_Angeles", ["Los Angeles", "San Francisco"]],
  ],
};

/** Cities with their country and time zone, the largest of India first. */
export const knownCities = Object.entries(places).flatMap(([country, zones]) =>
  zones.flatMap(([time_zone, names]) => names.map((name) => ({ name, country, time_zone }))),
) satisfies Omit<City, "id">[];

const byName = new Map(knownCities.map((city) => [city.name.toLowerCase(), city]));

/** The time zone of a place that nobody knows. */
export const defaultTimeZone = "Asia/Kolkata";

/** Country and time zone of a known city, in any case; undefined for another. */
export function knownCity(name: string | null | undefined) {
  return byName.get(name?.trim().toLowerCase() ?? "");
}
