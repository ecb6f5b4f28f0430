import type { ArticleImport } from "@callboard/contracts/article-import";
import { Link } from "react-router-dom";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { Instant } from "../kit/instant.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { countText, importStateWords, sizeText } from "./import-words.ts";

/** What came of an import, in a few words. */
function resultText({ state, results, planned, failure, total, done }: ArticleImport): string {
  if (state === "importing" || state === "stopping")
    return `${done} of ${countText(total, "entry", "entries")}`;
  const counts = results ?? planned;
  if (failure && !counts) return failure;
  if (!counts) return total > 0 ? `${countText(total, "entry", "entries")} read` : "Nothing yet";
  const { published, draft, scheduled, unchanged, problem } = counts;
  const parts = [
    [published, "published"],
    [draft, draft === 1 ? "draft" : "drafts"],
    [scheduled, "scheduled"],
    [unchanged, "there already"],
    [problem, "not imported"],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return said.join(", ") || "No posts";
}

const columns: Column<ArticleImport>[] = [
  {
    header: "File",
    isTitle: true,
    cell: ({ id, file_name, size }) => (
      <>
        <Link to={`/admin/imports/${id}`} className="font-semibold underline">
          {file_name}
        </Link>
        <p className="text-13 text-muted">{sizeText(size)}</p>
      </>
    ),
  },
  {
    header: "State",
    cell: ({ state }) => (
      <StatusChip tone={importStateWords[state].tone}>{importStateWords[state].name}</StatusChip>
    ),
  },
  {
    header: "What came of it",
    className: "text-14 md:max-w-80",
    cell: (row) => <span className="wrap-anywhere">{resultText(row)}</span>,
  },
  {
    header: "By",
    cell: ({ created_by, created_at }) => (
      <>
        <span className="wrap-anywhere">{created_by}</span>
        <span className="block text-13 text-muted">
          <Instant at={created_at} />
        </span>
      </>
    ),
  },
];

export function ImportTable({ imports }: { imports: readonly ArticleImport[] }) {
  return <DataTable caption="Imports" columns={columns} rows={imports} keyOf={({ id }) => id} />;
}
