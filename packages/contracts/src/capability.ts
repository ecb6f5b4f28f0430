import { z } from "zod";

/**
 * What an upstream may offer beside the specification's calls:
 * `accounts` (me, sessions, signing out, reset of passwords, change of number), `applications`, `campaigns` (`kind` of an
 * event), `comments` (pages, replies, removal, one's own), `contact`, `event_times` (end, deadline, related without one),
 * `own_events`, `pledges`, `profiles` (directory, pages of profiles, one's own), `visitors` (who asks, idempotency keys).
 */
export const capabilities = [
  "accounts",
  "applications",
  "campaigns",
  "comments",
  "contact",
  "event_times",
  "own_events",
  "pledges",
  "profiles",
  "visitors",
] as const;
export type Capability = (typeof capabilities)[number];

export const capabilitySchema = z.enum(capabilities);

/** What the API says of itself. Names that the gateway does not know are left out. */
export const capabilitiesData = z.object({ version: z.string(), capabilities: z.array(z.string()) });

export const isCapability = (name: string): name is Capability =>
  (capabilities as readonly string[]).includes(name);
