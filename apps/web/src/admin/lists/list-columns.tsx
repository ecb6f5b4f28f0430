import type { ListEntry, ListName } from "@callboard/contracts/site-list";
import type { ReactNode } from "react";
import { Image } from "#shared/ui/image.tsx";
import type { Column } from "../kit/data-table.tsx";
import { StatusChip } from "../kit/status-chip.tsx";

type EntryOf<Name extends ListName> = Extract<ListEntry, { list: Name }>;

function Pictured({ id, photo, children }: { id: number; photo: string | null; children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Image
        {...{ src: photo, alt: "", id, width: 72, height: 48, sizes: "72px" }}
        className="h-12 w-18 shrink-0 rounded-[6px]"
      />
      <div className="min-w-0">{children}</div>
    </div>
  );
}

const named: Column<EntryOf<"profession" | "event_category" | "city">> = {
  header: "Name",
  isTitle: true,
  cell: ({ fields }) => <p className="font-semibold">{fields.name}</p>,
};

const regions = new Intl.DisplayNames("en", { type: "region" });
function regionName(country: string): string {
  try {
    return regions.of(country) ?? country;
  } catch {
    return country;
  }
}

const none = <span className="text-muted">None</span>;

const columnsOf: { [Name in ListName]: Column<EntryOf<Name>>[] } = {
  profession: [named],
  event_category: [named],
  city: [
    named,
    { header: "Country", cell: ({ fields }) => regionName(fields.country) },
    { header: "Time zone", cell: ({ fields }) => fields.time_zone },
  ],
  category: [
    {
      header: "Name",
      isTitle: true,
      cell: ({ id, fields }) => (
        <Pictured id={id} photo={fields.photo}>
          <p className="font-semibold">{fields.name}</p>
        </Pictured>
      ),
    },
    {
      header: "Header",
      cell: ({ fields }) =>
        fields.show_on_header ? (
          <StatusChip tone="success">Shown</StatusChip>
        ) : (
          <StatusChip>Not shown</StatusChip>
        ),
    },
  ],
  tag: [
    {
      header: "Name",
      isTitle: true,
      cell: ({ id, fields }) => (
        <Pictured id={id} photo={fields.photo}>
          <p className="font-semibold">{fields.name}</p>
          <p className="text-14 text-muted">/{fields.slug}</p>
        </Pictured>
      ),
    },
    {
      header: "State",
      cell: ({ fields }) =>
        fields.status === "active" ? (
          <StatusChip tone="success">Active</StatusChip>
        ) : (
          <StatusChip>Inactive</StatusChip>
        ),
    },
    {
      header: "Sites",
      className: "text-14",
      cell: ({ fields }) => fields.domain_names.join(", "),
    },
  ],
  video: [
    {
      header: "Title",
      isTitle: true,
      cell: ({ id, fields }) => (
        <Pictured id={id} photo={fields.thumbnail_url}>
          <p className="font-semibold">{fields.title}</p>
          {fields.description && <p className="line-clamp-2 text-14 text-muted">{fields.description}</p>}
        </Pictured>
      ),
    },
    {
      header: "Home page",
      cell: ({ fields }) =>
        fields.is_featured ? (
          <StatusChip tone="success">Featured</StatusChip>
        ) : (
          <StatusChip>Not shown</StatusChip>
        ),
    },
    {
      header: "Address",
      className: "text-14 max-w-64 wrap-anywhere",
      cell: ({ fields }) => fields.video_url ?? none,
    },
  ],
};

/** The columns of a list. */
export const columnsFor = (list: ListName) => columnsOf[list] as unknown as Column<ListEntry>[];
