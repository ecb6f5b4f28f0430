import type { Scenario } from "./scenarios.ts";

/** A route of `routes.tsx`: its user, and the states of its page. */
export type Entry = {
  /** As in `routes.tsx`. */
  route: string;
  /** A visitor by default; the artist and the agency have a history, the newcomer has just signed up. */
  who?: "visitor" | "artist" | "agency" | "newcomer";
  states: Record<string, Scenario>;
};
