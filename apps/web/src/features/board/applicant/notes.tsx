import type { Note } from "@callboard/contracts/board";
import { limits } from "@callboard/contracts/limits";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";
import { Textarea } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";

/** What the poster's side wrote down about an applicant, who never sees it. */
export function Notes({ id, notes }: { id: number; notes: readonly Note[] }) {
  const utils = trpc.useUtils();
  const [body, setBody] = useState("");
  const refresh = () => utils.board.applicant.invalidate({ id });
  const adding = trpc.board.addNote.useMutation({
    meta: { failure: "The note could not be saved" },
    onSuccess: async () => {
      setBody("");
      await refresh();
    },
  });
  const removing = trpc.board.removeNote.useMutation({
    meta: { failure: "The note could not be removed" },
    onSuccess: refresh,
  });
  return (
    <section aria-labelledby="notes-heading" className="grid grid-cols-1 gap-3">
      <h3 id="notes-heading" className="text-18">
        Private notes
      </h3>
      <ul className="grid grid-cols-1 gap-2">
        {notes.map((note) => (
          <li key={note.id} className="flex items-start gap-2 rounded-control bg-sunken p-3">
            <div className="min-w-0 flex-1">
              <p className="whitespace-pre-line wrap-anywhere">{note.body}</p>
              <p className="text-14 text-muted">
                {note.author}, {formatDay(note.created_at)}
              </p>
            </div>
            {note.can.remove && (
              <IconButton
                label="Remove this note"
                aria-disabled={removing.isPending || undefined}
                onClick={() => !removing.isPending && removing.mutate({ id: note.id })}
              >
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (body.trim() && !adding.isPending) adding.mutate({ id, body });
        }}
      >
        <Field label="Note" hint="Whoever applied never sees it.">
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              value={body}
              readOnly={adding.isPending}
              maxLength={limits.boardNoteMax}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="justify-self-start"
          busyText={adding.isPending && "Saving..."}
        >
          Add note
        </Button>
      </form>
    </section>
  );
}
