import type { ArticleImport } from "@callboard/contracts/article-import";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { type Act, ActDialog } from "../kit/act-dialog.tsx";
import { countText } from "./import-words.ts";

/** What may be done with an import now. */
export function ImportActs({ value }: { value: ArticleImport }) {
  const [act, setAct] = useState<Act | null>(null);
  const utils = trpc.useUtils();
  // Also after a refusal: somebody else was faster.
  const options = { meta: { errors: "inline" }, onSettled: () => utils.articleImport.invalidate() } as const;
  const start = trpc.articleImport.start.useMutation(options);
  const stop = trpc.articleImport.stop.useMutation({ ...options, meta: { errors: "toast" } });
  const discard = trpc.articleImport.discard.useMutation(options);
  const { id, planned, can, state, done } = value;
  const posts = planned ? planned.published + planned.draft + planned.scheduled : 0;
  const isNew = state === "checked";
  const startText = isNew ? `Import ${countText(posts, "post")}` : "Go on";
  const askToStart = () =>
    setAct({
      title: `${startText}?`,
      description: isNew
        ? "Each becomes an article as the report says. What is there already stays as it is."
        : "It goes on after the last post that was written.",
      confirmText: startText,
      busyText: "Starting…",
      doneText: "The import has begun",
      run: () => start.mutateAsync({ id }),
    });
  const askToDiscard = () =>
    setAct({
      title: "Remove this import?",
      description:
        done > 0
          ? "Its file is deleted. The posts that were imported stay."
          : "Its file is deleted. Nothing was imported.",
      confirmText: "Remove",
      busyText: "Removing…",
      doneText: "The import is removed",
      run: () => discard.mutateAsync({ id }),
    });
  return (
    <>
      {can.discard && (
        <Button variant="secondary" onClick={askToDiscard}>
          Remove…
        </Button>
      )}
      {can.stop && (
        <Button
          variant="secondary"
          busyText={stop.isPending && "Stopping…"}
          onClick={() => stop.mutate({ id })}
        >
          Stop
        </Button>
      )}
      {can.start && <Button onClick={askToStart}>{startText}</Button>}
      <ActDialog act={act} onClose={() => setAct(null)} />
    </>
  );
}
