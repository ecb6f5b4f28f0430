import type { CreateArtistProfileInput } from "./artist-profile.ts";
import type { EventRole } from "./event-role.ts";
import { nameKey } from "./identifier.ts";

/** What of an artist's own profile is held against a call; it stays with the artist. */
export type FitProfile = Pick<
  CreateArtistProfileInput,
  | "present_city"
  | "travel_cities"
  | "ready_to_travel"
  | "profession"
  | "age_range"
  | "gender"
  | "compensation"
>;
type FitCall = { present_city: string | null; price: number | null };
type FitRole = Pick<EventRole, "profession" | "age_from" | "age_to" | "gender" | "pay">;

export type Fit = { id: string; fits: boolean; text: string };

const isSame = (one: string, other: string) => nameKey(one.trim()) === nameKey(other.trim());

/** The years of an age range of a profile: `26–35`, `Under 18`, `Over 60`. */
function yearsOf(range: FitProfile["age_range"]): [from: number, to: number] {
  const [first = 0, last = first] = (range.match(/\d+/g) ?? []).map(Number);
  if (range.startsWith("Under")) return [0, first - 1];
  return range.startsWith("Over") ? [first + 1, Number.POSITIVE_INFINITY] : [first, last];
}

/** The least sum in euro that an artist wrote; null for one in another currency, or none. */
function euroOf(compensation: string): number | null {
  if (!/€|euro?\b/i.test(compensation)) return null;
  const [number] = compensation.replace(/(\d)[,\s](?=\d{3}\b)/g, "$1").match(/\d+(\.\d{1,2})?/) ?? [];
  return number === undefined ? null : Number(number);
}

function cityFits(profile: FitProfile, city: string | null): Fit[] {
  if (!city) return [];
  const isOwn = isSame(profile.present_city, city);
  const cities = profile.travel_cities.split(/[,;/]|\band\b/);
  const isReached = isOwn || cities.some((one) => isSame(one, city));
  const travels = isReached || profile.ready_to_travel;
  return [
    {
      id: "city",
      fits: isReached,
      text: isReached ? `${city} is among your cities` : `${city} is not among your cities`,
    },
    ...(isOwn
      ? []
      : [
          {
            id: "travel",
            fits: travels,
            text: travels ? "You travel for work" : "You do not travel for work",
          },
        ]),
  ];
}

function roleFits(profile: FitProfile, { profession, gender, age_from, age_to }: FitRole): Fit[] {
  const fits: Fit[] = [];
  if (profession) {
    const isTheirs = isSame(profession, profile.profession);
    fits.push({
      id: "profession",
      fits: isTheirs,
      text: isTheirs ? "Your profession" : `For another profession: ${profession}`,
    });
  }
  if (gender !== "any") {
    const isTheirs = gender === profile.gender;
    fits.push({
      id: "gender",
      fits: isTheirs,
      text: isTheirs ? "Your gender" : `For another gender: ${gender}`,
    });
  }
  if (age_from !== null || age_to !== null) {
    const [from, to] = yearsOf(profile.age_range);
    const isTheirs = from <= (age_to ?? Number.POSITIVE_INFINITY) && to >= (age_from ?? 0);
    fits.push({
      id: "age",
      fits: isTheirs,
      text: isTheirs ? "Your playing age" : "Another playing age than yours",
    });
  }
  return fits;
}

/**
 * How a call, and one of its roles, stands to an artist's own profile: each point that can be told, in words. It hides
 * nothing and is shown to that artist alone.
 */
export function whatFits(profile: FitProfile, call: FitCall, role: FitRole | null): Fit[] {
  const pay = role?.pay ?? call.price;
  const wanted = euroOf(profile.compensation);
  const isEnough = pay !== null && wanted !== null && pay >= wanted;
  const payFits =
    pay === null || wanted === null
      ? []
      : [{ id: "pay", fits: isEnough, text: isEnough ? "Pay of yours or more" : "Pay below yours" }];
  return [...cityFits(profile, call.present_city), ...(role ? roleFits(profile, role) : []), ...payFits];
}
