import { z } from "zod";
import { reservedSlugs } from "./routes.ts";

/** Of the slugs of profiles. Lengths in characters. */
export const profileSlugLimits = {
  min: 3,
  max: 60,
  /** So often within so many days may an owner change one. */
  changes: 3,
  days: 30,
  /** So many a profile has at most, those it had before included: they stay its own. */
  kept: 20,
  /** Tries of an account on a day, refused ones included. */
  triesPerDay: 20,
} as const;

const { min, max } = profileSlugLimits;

/** What would look like a page of the site, or like somebody who speaks for it. */
const reserved = new Set([
  ...reservedSlugs,
  ..."about abuse address administrator agencies agency all anonymous api app apps artist artists".split(" "),
  ..."backstage billing board callboard callboard-admin callboard-official callboard-support callboard-team".split(
    " ",
  ),
  ..."casting create customer-service delete deleted directory edit editor erased everyone everybody".split(
    " ",
  ),
  ..."explore false guest hidden home info legal list logout mail me mine moderation moderator moderators".split(
    " ",
  ),
  ..."new nobody notifications null official owner page postmaster preview profile public root saved".split(
    " ",
  ),
  ..."search security self settings shortlist sign-in sign-up signin signup site staff status support".split(
    " ",
  ),
  ..."suspended system team test true trust undefined unknown unsubscribe user users verified verify view".split(
    " ",
  ),
  ..."webmaster welcome www you your-name".split(" "),
]);

/** The own part of a profile's address, in the one form in which it is stored and looked for. */
export const profileSlugSchema = z
  .string({ error: "Address is required" })
  .trim()
  .toLowerCase()
  .min(min, `Must be at least ${min} characters`)
  .max(max, `Must be at most ${max} characters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Use letters from a to z, digits, and single hyphens between them")
  .regex(/[a-z]/, "Must contain a letter");

/** What an owner may choose. */
export const chosenSlugSchema = profileSlugSchema.refine((slug) => !reserved.has(slug), {
  error: "This address is reserved. Choose another one",
});
