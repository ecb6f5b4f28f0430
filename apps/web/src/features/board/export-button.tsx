import { Download } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { saveBlob } from "#shared/lib/page/save-file.ts";
import { Button } from "#shared/ui/button.tsx";
import { useBoardActs } from "./board-context.ts";
import type { BoardPlace } from "./use-board-place.ts";

/** Saves what the filter leaves as a table, fetched piece by piece. */
export function ExportButton({ filter }: Pick<BoardPlace, "filter">) {
  const { eventId } = useBoardActs();
  const utils = trpc.useUtils();
  const [isBusy, setIsBusy] = useState(false);
  const fetchAll = async () => {
    // Spreadsheets read a text as UTF-8 by this mark alone.
    const parts = ["\uFEFF"];
    let cursor: string | undefined;
    do {
      const piece = await utils.client.board.exported.query({ event_id: eventId, ...filter, cursor });
      parts.push(piece.csv);
      cursor = piece.nextCursor ?? undefined;
    } while (cursor);
    saveBlob(`applications-${eventId}.csv`, new Blob(parts, { type: "text/csv;charset=utf-8" }));
  };
  const handleClick = () => {
    setIsBusy(true);
    fetchAll()
      .catch(() => notify.error("The table could not be saved"))
      .finally(() => setIsBusy(false));
  };
  return (
    <Button variant="secondary" size="small" busyText={isBusy && "Saving..."} onClick={handleClick}>
      <Download aria-hidden className="size-4" /> Save as CSV
    </Button>
  );
}
