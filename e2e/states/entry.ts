import type { Way } from "./scenarios.ts";

/** An address of `routes.tsx`: who looks at it, and the states that its page can be in. */
export type Entry = {
  /** As `routes.tsx` has it. */
  route: string;
  /** A visitor unless it says so; the artist and the agency have a history here, the newcomer has just signed up. */
  who?: "visitor" | "artist" | "agency" | "newcomer";
  states: Record<string, Way>;
};
