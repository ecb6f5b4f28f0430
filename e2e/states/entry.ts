import type { Scenario } from "./scenarios.ts";

/** A route of `routes.tsx`: its user, and the states of its page. */
export type Entry = {
  /** As in `routes.tsx`. */
  route: string;
  /** Of an app behind one route. */
  part?: string;
  /** A visitor by default; the artist and the agency have a history, the newcomer has just signed up, the administrator runs the site. */
  who?: "visitor" | "artist" | "agency" | "newcomer" | "administrator";
  /** Each state is looked at on a desktop too, where its layout is another one. */
  isOnDesk?: boolean;
  states: Record<string, Scenario>;
};
