import type { FeaturedEvent } from "@callboard/contracts/featured-event";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { Image } from "#shared/ui/image.tsx";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { type Column, DataTable } from "../kit/data-table.tsx";
import { Instant } from "../kit/instant.tsx";
import { StatusChip } from "../kit/status-chip.tsx";

function What({ event }: { event: FeaturedEvent }) {
  const { id, title, banner_photo, present_city } = event;
  return (
    <div className="flex items-center gap-3">
      <Image
        {...{ src: banner_photo, alt: "", id, width: 80, height: 45, sizes: "80px" }}
        className="h-11 w-20 shrink-0 rounded-[6px]"
      />
      <div className="min-w-0">
        <a href={`/event/${id}`} className="font-semibold hover:underline">
          {title}
        </a>
        <p className="text-14 text-muted">{present_city}</p>
      </div>
    </div>
  );
}

/** How many the site shows before its full list. */
const shownFirst = 5;

function State({ event, rows }: { event: FeaturedEvent; rows: readonly FeaturedEvent[] }) {
  if (event.visibility !== "public") return <StatusChip tone="warning">Not public</StatusChip>;
  const place = rows.filter(({ visibility }) => visibility === "public").indexOf(event);
  if (place < shownFirst) return <StatusChip tone="success">Stands first</StatusChip>;
  return <StatusChip>Waits for a place</StatusChip>;
}

const columnsOf = (rows: readonly FeaturedEvent[]): Column<FeaturedEvent>[] => [
  { header: "What", isTitle: true, cell: (event) => <What event={event} /> },
  {
    header: "Date",
    className: "md:whitespace-nowrap",
    cell: ({ start_date, is_past }) => (
      <>
        <Instant at={`${start_date}T00:00`} to="day" />
        {is_past && <span className="text-muted"> (past)</span>}
      </>
    ),
  },
  { header: "State", cell: (event) => <State event={event} rows={rows} /> },
];

/** What is featured, in the order in which the site shows it. */
export function FeaturedTable({ rows }: { rows: readonly FeaturedEvent[] }) {
  const [act, setAct] = useState<Act | null>(null);
  const utils = trpc.useUtils();
  const set = trpc.featuredEvent.set.useMutation({
    meta: { errors: "inline" },
    onSuccess: () => utils.featuredEvent.list.invalidate(),
  });
  const ask = ({ id, title }: FeaturedEvent) =>
    setAct({
      title: `Stop featuring ${title}?`,
      description: "It stays on the site, among the others.",
      confirmText: "Stop featuring",
      busyText: "Stopping…",
      doneText: `${title} is not featured any more`,
      run: () => set.mutateAsync({ id, is_featured: false }),
    });
  const actions: Column<FeaturedEvent> = {
    header: "Acts",
    isActions: true,
    className: "max-md:static!",
    cell: (event) => (
      <Button
        variant="quiet"
        size="small"
        className="max-md:-ml-3.5 max-md:min-h-11! md:-my-2"
        aria-label={`Stop featuring ${event.title}`}
        onClick={() => ask(event)}
      >
        Stop featuring…
      </Button>
    ),
  };
  return (
    <>
      <DataTable
        caption="Featured events"
        columns={[...columnsOf(rows), actions]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      <ActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}
