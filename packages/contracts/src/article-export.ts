import { z } from "zod";
import { pageQuery, paginationSchema } from "./page.ts";
import { staffLimits } from "./staff-limits.ts";

/** `expired` ones are deleted, by time or by somebody. */
export const articleExportStates = ["waiting", "running", "done", "failed", "expired"] as const;

/** A zip archive of all articles as Markdown, with their images. */
export const articleExportSchema = z.object({
  id: z.number().int(),
  state: z.enum(articleExportStates),
  /** Articles, and those of them that are written. */
  total: z.number().int(),
  done: z.number().int(),
  /** Of the archive, in bytes, and how many pieces it is fetched in. */
  size: z.number().int(),
  pieces: z.number().int(),
  images: z.number().int(),
  /** Images that are not in the store, and articles with changes that are not published: both are left out. */
  missing_images: z.number().int(),
  unpublished_changes: z.number().int(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
});
export type ArticleExport = z.infer<typeof articleExportSchema>;
export const articleExportData = z.object({ export: articleExportSchema });

export const exportListQuery = pageQuery(staffLimits.exportList);
export const exportListData = z.object({
  exports: z.array(articleExportSchema),
  pagination: paginationSchema,
});

/** From 0. */
export const exportPieceIndex = z.coerce.number<number>().int().min(0).max(100_000);
/** A piece of the archive, in Base64. */
export const exportPieceData = z.object({ piece: z.string() });
