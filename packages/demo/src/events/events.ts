import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { eventKinds } from "@callboard/contracts/event";
import { eventRoleInput } from "@callboard/contracts/event-role";
import { z } from "zod";
import { readFrontMatter } from "../front-matter.ts";
import { demoVenues, type Venue } from "./venues.ts";

const fields = z.strictObject({
  title: z.string(),
  kind: z.enum(eventKinds),
  venue_name: z.string(),
  /** Counted from the day that the demo is filled on; negative for what is past. */
  in_days: z.int(),
  start_time: z.string(),
  end_time: z.string().optional(),
  /** How long before it begins applications end. */
  apply_days_before: z.int().positive().optional(),
  /** How long after applications end everybody is promised an answer. */
  decide_days_after: z.int().positive().optional(),
  roles: z.array(eventRoleInput).default([]),
  contact_person: z.string(),
  price: z.number(),
  tags: z.string(),
  /** A username. */
  posted_by: z.string(),
  days_ago: z.int(),
  /** How many pledges its ledger has, and which share of the price they come to. */
  pledges: z.int().default(0),
  pledged_share: z.number().default(0),
  is_featured: z.boolean(),
  /** What its poster shows. */
  motif: z.string(),
  /** Whether it has a second image of its own; others have one of a similar venue. */
  has_detail_image: z.boolean(),
});

/** A call or a campaign. Its slug is the name of its file, its category the folder, its city that of its venue. */
export type DemoEvent = z.infer<typeof fields> &
  Venue & { slug: string; category: string; description: string };

const entries = fileURLToPath(new URL("entries", import.meta.url));

/** All calls and campaigns, those posted first in front. */
export function readEvents(): DemoEvent[] {
  return readdirSync(entries, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".md"))
    .map(readEvent)
    .sort((a, b) => b.days_ago - a.days_ago || a.slug.localeCompare(b.slug));
}

function readEvent(file: string): DemoEvent {
  const { head, body } = readFrontMatter(join(entries, file), fields);
  const venue = demoVenues[head.venue_name];
  if (!venue) throw new Error(`${file}: there is no ${head.venue_name}`);
  return { ...head, ...venue, slug: basename(file, ".md"), category: dirname(file), description: body };
}
