import type { ArticleImport, ImportCounts } from "@callboard/contracts/article-import";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { addMs } from "../../dates.ts";
import { importActs, isStuck } from "./article-import-policy.ts";
import type { ImportRow } from "./article-import-repository.ts";

const stuckText = "It broke off again and again, and is not tried any more. Go on when the reason is gone.";
const resumable = ["checked", "stopped", "failed"];

/** An import as the staff see it. `results` are those of now, where it is not over. */
export function toArticleImport(row: ImportRow, results: ImportCounts | null = row.results): ArticleImport {
  const { planned, pieces, size, changed_at, finished_at, created_at } = row;
  const isGivenUp = isStuck(row);
  const lifetime = row.state === "uploading" ? staffLimits.importUploadKept : staffLimits.importKept;
  const isExpiring = row.state === "uploading" || resumable.includes(row.state);
  return {
    ...{ id: row.id, file_name: row.file_name, size, received: receivedBytes(pieces, size) },
    ...{ state: isGivenUp ? "failed" : row.state, failure: isGivenUp ? stuckText : row.failure },
    ...{ domain_names: row.domain_names, category: row.category, makes_categories: row.makes_categories },
    ...{ total: row.total, done: row.done, results, planned: planned?.counts ?? null },
    ...{ new_tags: planned?.new_tags ?? 0, with_losses: planned?.with_losses ?? 0 },
    images: planned?.images ?? { found: 0, missing: 0, remote: 0 },
    ...{ created_by: row.created_by, started_by: row.started_by },
    created_at: created_at.toISOString(),
    finished_at: finished_at?.toISOString() ?? null,
    expires_at: isExpiring ? addMs(changed_at, lifetime).toISOString() : null,
    can: actsOf(row),
  };
}

/** What may be done with an import now. */
export function actsOf(row: ImportRow): ArticleImport["can"] {
  return importActs({ ...row, posts: row.planned && postsOf(row.planned.counts) });
}

const postsOf = ({ published, draft, scheduled }: ImportCounts) => published + draft + scheduled;

/** How many pieces a file is sent in. */
export const piecesOf = (size: number): number => Math.ceil(size / staffLimits.importPieceBytes);

export const receivedBytes = (pieces: number, size: number): number =>
  Math.min(pieces * staffLimits.importPieceBytes, size);
