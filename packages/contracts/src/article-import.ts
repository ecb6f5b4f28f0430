import { z } from "zod";
import { filled, orNone } from "./form-fields.ts";
import { pageQuery, paginationSchema, plainText } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/**
 * How far an import has come. `checking` and `importing` are jobs; `stopping` is one that is told to end after the post being written.
 * `failed` ended by itself. Of `discarded` and `expired` ones the file is gone.
 */
export const articleImportStates = [
  "uploading",
  "checking",
  "checked",
  "importing",
  "stopping",
  "stopped",
  "done",
  "failed",
  "discarded",
  "expired",
] as const;
export type ArticleImportState = (typeof articleImportStates)[number];

/** What becomes of an entry of the file, or has become of it. */
export const importOutcomes = ["published", "draft", "scheduled", "unchanged", "skipped", "problem"] as const;
export type ImportOutcome = (typeof importOutcomes)[number];
const countsSchema = z.record(z.enum(importOutcomes), z.number().int());
export type ImportCounts = z.infer<typeof countsSchema>;

const megabytes = staffLimits.importMaxBytes / 1_048_576;

/** The file of another site, and what goes for all of its posts. */
export const createImportInput = z.object({
  file_name: filled("Choose a file", staffLimits.importNameMax).regex(
    /^[^\\/]+\.(?:json|xml|zip)$/i,
    "Must be a .json file of Ghost, an .xml file of WordPress, or a .zip file",
  ),
  /** In bytes. */
  size: z
    .number({ error: "Choose a file" })
    .int()
    .min(1, "The file is empty")
    .max(staffLimits.importMaxBytes, `Must be at most ${megabytes} MB`),
  /** The sites that show a post which names none itself. */
  domain_names: z
    .array(plainText.trim().toLowerCase().min(1).max(100))
    .min(1, "Choose at least one site")
    .max(20),
  /** The category of posts whose own one the site does not have; null leaves them drafts. */
  category: orNone(plainText.trim().max(100))
    .nullable()
    .default(null)
    .transform((name) => name ?? null),
  makes_categories: z.boolean().default(false),
});
export type CreateImportInput = z.output<typeof createImportInput>;

/** One piece of the file, all of the same size but the last. */
export const importPieceForm = z.object({
  id: z.coerce.number<number>().int().min(1).max(Number.MAX_SAFE_INTEGER),
  /** From 0, one after the other. */
  index: z.coerce.number<number>().int().min(0).max(1_000),
  piece: z.file({ error: "Choose a file" }).min(1).max(staffLimits.importPieceBytes),
});

export const articleImportSchema = z.object({
  id: z.number().int(),
  file_name: z.string(),
  size: z.number().int(),
  /** How much of the file has arrived, in bytes. */
  received: z.number().int(),
  state: z.enum(articleImportStates),
  /** Why it failed, for the person who imports: with the line, where there is one. */
  failure: z.string().nullable(),
  domain_names: z.array(z.string()),
  category: z.string().nullable(),
  makes_categories: z.boolean(),
  /** Entries of the file that were read, and those of them that are done with. */
  total: z.number().int(),
  done: z.number().int(),
  /** What the check found; null before it is through. */
  planned: countsSchema.nullable(),
  new_tags: z.number().int(),
  with_losses: z.number().int(),
  images: z.object({ found: z.number().int(), missing: z.number().int(), remote: z.number().int() }),
  /** What came of it so far. */
  results: countsSchema.nullable(),
  created_by: z.string(),
  started_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  /** When the file is deleted, where it is there. */
  expires_at: z.iso.datetime().nullable(),
  can: z.object({ start: z.boolean(), stop: z.boolean(), discard: z.boolean() }),
});
export type ArticleImport = z.infer<typeof articleImportSchema>;
export const articleImportData = z.object({ import: articleImportSchema });

export const importListQuery = pageQuery(staffLimits.importList);
export const importListData = z.object({
  imports: z.array(articleImportSchema),
  /** The sites that show articles today. */
  sites: z.array(z.string()),
  pagination: paginationSchema,
});

/** Which entries of an import: of an outcome, or those that lose something. */
export const importShows = [...importOutcomes, "losses"] as const;

export const importEntryQuery = pageQuery(staffLimits.importEntryList).extend({
  show: orNone(z.enum(importShows)).optional(),
});

/** An entry of the file: what becomes of it, and what has. */
export const importEntrySchema = z.object({
  position: z.number().int(),
  source: z.string(),
  line: z.number().int(),
  column: z.number().int().nullable(),
  title: z.string(),
  planned: z.enum(importOutcomes),
  /** Null before it was its turn. */
  outcome: z.enum(importOutcomes).nullable(),
  article_id: z.number().int().nullable(),
  slug: z.string().nullable(),
  slug_change: z.object({ from: z.string(), why: z.enum(["taken", "reserved"]) }).nullable(),
  category: z.string().nullable(),
  is_new_category: z.boolean(),
  new_tags: z.array(z.string()),
  images_found: z.number().int(),
  missing_images: z.array(z.string()),
  losses: z.array(z.string()),
  /** Why it is not imported. */
  reason: z.string().nullable(),
});
export type ImportEntryView = z.infer<typeof importEntrySchema>;
export const importEntriesData = z.object({
  entries: z.array(importEntrySchema),
  pagination: paginationSchema,
});
