import type { ImportEntryView } from "@callboard/contracts/article-import";
import { Link } from "react-router-dom";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { StatusChip } from "../kit/status-chip.tsx";
import { countText, outcomeWords } from "./import-words.ts";

const changeWords = { taken: "is taken", reserved: "is an address of the site" };

/** What there is to know of a post, in a line each. */
function notesOf(entry: ImportEntryView): string[] {
  const { reason, slug_change, new_tags, category, is_new_category, images_found, missing_images, losses } =
    entry;
  return [
    reason ?? "",
    slug_change ? `Its address ${slug_change.from} ${changeWords[slug_change.why]}: ${entry.slug}` : "",
    category ? `Category: ${category}${is_new_category ? " (new)" : ""}` : "",
    new_tags.length > 0 ? `New tags: ${new_tags.join(", ")}` : "",
    images_found > 0 ? `${countText(images_found, "image")} found` : "",
    ...losses.map((loss) => `Lost: ${loss}`),
    ...missing_images.map((src) => `Missing: ${src}`),
  ].filter(Boolean);
}

const placeOf = ({ source, line, column }: ImportEntryView) =>
  column === null ? `${source}, line ${line}` : `${source}, line ${line}, column ${column}`;

function Outcome({ planned, outcome }: ImportEntryView) {
  const { tone, ...words } = outcomeWords[outcome ?? planned];
  return <StatusChip tone={tone}>{outcome ? words.done : words.planned}</StatusChip>;
}

const columns: Column<ImportEntryView>[] = [
  {
    header: "Post",
    isTitle: true,
    cell: (entry) => (
      <>
        {entry.article_id === null ? (
          <span className="font-semibold">{entry.title || "No title"}</span>
        ) : (
          <Link to={`/admin/articles/${entry.article_id}`} className="font-semibold underline">
            {entry.title || "No title"}
          </Link>
        )}
        <p className="text-13 text-muted">{placeOf(entry)}</p>
      </>
    ),
  },
  { header: "What becomes of it", cell: (entry) => <Outcome {...entry} /> },
  {
    header: "Notes",
    className: "text-14 md:max-w-120",
    cell: (entry) => {
      const notes = notesOf(entry);
      if (notes.length === 0) return <span className="text-muted">Nothing is lost</span>;
      return (
        <ul className="grid gap-1">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      );
    },
  },
];

export function EntryTable({ entries }: { entries: readonly ImportEntryView[] }) {
  return <DataTable caption="Report" columns={columns} rows={entries} keyOf={({ position }) => position} />;
}
