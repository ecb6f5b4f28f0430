import type { ImportOutcome } from "@callboard/contracts/article-import";
import type { ImportEntryDetails } from "../../db/schema/import.ts";
import { importLimits } from "../import/imported-post.ts";
import { plainLine } from "../import/plain-line.ts";
import type { PlannedEntry } from "../import/plan.ts";
import type { NewEntry } from "./import-entry-repository.ts";

/** What the report names of a post, at most. */
const namesMax = 20;
const short = (text: string) => plainLine(text, { name: "", most: importLimits.field }, []);
const some = (texts: string[]) => texts.slice(0, namesMax).map(short);

const nothing: ImportEntryDetails = {
  ...{ slug: null, slug_change: null, category: null, is_new_category: false, new_tags: [] },
  ...{ images_found: 0, missing_images: [], losses: [], reason: null },
};

/** What an entry of a plan comes to. */
export function outcomeOf(entry: PlannedEntry): ImportOutcome {
  if ("problem" in entry) return "problem";
  return "skipped" in entry ? "skipped" : entry.becomes;
}

/** What the report says of an entry. Files say what they like: texts are cut, and are one line each. */
export function detailsOf(entry: PlannedEntry): ImportEntryDetails {
  if ("problem" in entry) return { ...nothing, reason: short(entry.problem) };
  if ("skipped" in entry) return { ...nothing, reason: short(entry.skipped) };
  const { slug, slug_change, category, is_new_category, new_tags, images, losses } = entry;
  return {
    ...{ slug, slug_change, category, is_new_category },
    ...{ new_tags: some(new_tags.map(({ name }) => name)), images_found: images.found.length },
    ...{ missing_images: some(images.missing), losses: some(losses), reason: null },
  };
}

/** The row of an entry that was checked. */
export function toEntry(import_id: number, position: number, entry: PlannedEntry): NewEntry {
  const details = detailsOf(entry);
  return {
    ...{ import_id, position, source: short(entry.source), line: entry.line, title: short(entry.title) },
    ...{ column: "column" in entry ? entry.column : null, planned: outcomeOf(entry) },
    ...{ has_losses: details.losses.length > 0, details },
  };
}
