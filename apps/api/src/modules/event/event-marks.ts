import { createHash } from "node:crypto";
import type { EventKind } from "@callboard/contracts/event";
import type { SearchMark } from "../../db/search.ts";

/** A name of any letters as one that a search query can hold as it is. */
const digest = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** How an event's place in the lists is written into its search column. */
export const eventMarks = {
  kind: (kind: EventKind): SearchMark => `:${kind}`,
  category: (id: number): SearchMark => `:category${id}`,
  city: (cityKey: string): SearchMark => `:city${digest(cityKey)}`,
  featured: ":featured" as SearchMark,
  past: ":past" as SearchMark,
};
