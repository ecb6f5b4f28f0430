import type { ReceivedApplication } from "@callboard/contracts/application";
import { limits } from "@callboard/contracts/limits";
import { useId, useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { Input } from "#shared/ui/form/control.tsx";
import { useBoardActs } from "../board-context.ts";
import { useLoadedApplications } from "../lists/use-applications.ts";

/** Puts labels on applications, and takes them off. */
export function useLabelling() {
  const { put, refreshCounts } = useLoadedApplications();
  return trpc.board.label.useMutation({
    meta: { failure: "The label could not be saved" },
    onSuccess: ({ labelled }) => {
      put(labelled);
      void refreshCounts();
    },
  });
}

/** One label for one application or many: a new word, or one of the call's. */
export function LabelForm({ rows, label }: { rows: readonly ReceivedApplication[]; label: string }) {
  const { eventId } = useBoardActs();
  const [name, setName] = useState("");
  const labelling = useLabelling();
  const known = trpc.board.get.useQuery({ event_id: eventId }).data?.labels ?? [];
  const listId = useId();
  return (
    <form
      className="flex min-w-0 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!name.trim() || labelling.isPending) return;
        const ids = rows.map(({ id }) => id);
        labelling.mutate({ event_id: eventId, ids, name, is_on: true }, { onSuccess: () => setName("") });
      }}
    >
      <Input
        aria-label={label}
        placeholder="Label"
        list={listId}
        value={name}
        readOnly={labelling.isPending}
        maxLength={limits.labelMax}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        className="w-36!"
      />
      <datalist id={listId}>
        {known.map(({ id, name: word }) => (
          <option key={id} value={word} />
        ))}
      </datalist>
      <Button type="submit" variant="secondary" busyText={labelling.isPending && "Adding..."}>
        Add
      </Button>
    </form>
  );
}
