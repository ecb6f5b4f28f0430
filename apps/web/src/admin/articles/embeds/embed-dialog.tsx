import type { EventSummary } from "@callboard/contracts/event";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { keepPreviousData } from "@tanstack/react-query";
import type { Editor } from "@tiptap/react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { SearchBox } from "#shared/ui/form/search-box.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";
import { ListState } from "../../kit/list-state.tsx";
import { embedOfAddress } from "./embed-address.ts";
import { isFull } from "./embed-node.ts";
import { factsOf, kindWords } from "./embed-words.ts";
import { insertEmbed } from "./insert-embed.ts";

type FoundProps = { events: readonly EventSummary[]; onChosen: (event: EventSummary) => void };

function Found({ events, onChosen }: FoundProps) {
  if (events.length === 0)
    return (
      <p role="status" className="py-6 text-center text-muted">
        Nothing was found that everybody sees.
      </p>
    );
  return (
    <ul aria-label="Found" className="rounded-control border border-line">
      {events.map((event) => (
        <li
          key={event.id}
          className="flex items-center justify-between gap-3 border-line px-3.5 py-2.5 not-first:border-t"
        >
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{event.title}</p>
            <p className="text-14 text-muted wrap-anywhere">
              {kindWords[event.kind ?? "event"]} · {factsOf(event)}
            </p>
          </div>
          <Button
            variant="secondary"
            size="small"
            className="shrink-0"
            aria-label={`Embed ${event.title}`}
            onClick={() => onChosen(event)}
          >
            Embed
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** What words find, or the one that an address leads to. */
function useFound(written: string) {
  const address = embedOfAddress(written);
  const inline = { meta: { errors: "inline" }, placeholderData: keepPreviousData } as const;
  const list = trpc.event.list.useQuery(
    { limit: 8, ...(written && { search: written }) },
    { ...inline, enabled: !address },
  );
  const one = trpc.event.get.useQuery(
    { id: address?.id ?? 0 },
    { meta: inline.meta, enabled: Boolean(address) },
  );
  if (!address) return { data: list.data?.events, error: list.error, refetch: list.refetch };
  const isMissing = one.error !== null && readFailure(one.error).code === "not_found";
  const data = isMissing ? [] : one.data && [one.data];
  return { data, error: one.error, refetch: one.refetch };
}

function Search({ onChosen }: Pick<FoundProps, "onChosen">) {
  const [written, setWritten] = useState("");
  const query = useFound(written);
  return (
    <div className="grid gap-4">
      <SearchBox label="Words, or an address of this site" value={written} onSearch={setWritten} />
      <ListState query={query} failure="Nothing could be searched">
        {(events) => <Found events={events} onChosen={onChosen} />}
      </ListState>
    </div>
  );
}

type EmbedDialogProps = { isOpen: boolean; onClose: () => void; editor: Editor };

/** Finds a call or a campaign that the text is to show. */
export function EmbedDialog({ isOpen, onClose, editor }: EmbedDialogProps) {
  const handleChosen = (event: EventSummary) => {
    insertEmbed(editor, event);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      title="Embed a call or campaign"
      description="Readers see it as a card, with what it says when they come."
      takeFocus={() => editor.commands.focus()}
    >
      {isOpen && isFull(editor.state.doc) ? (
        <p>An article shows {staffLimits.articleEmbeds} of them at most: take one out of the text first.</p>
      ) : (
        isOpen && <Search onChosen={handleChosen} />
      )}
    </Dialog>
  );
}
