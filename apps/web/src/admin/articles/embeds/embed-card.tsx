import { type NodeViewProps, NodeViewWrapper } from "@tiptap/react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { type EmbedAttributes, factsOf, kindWords } from "./embed-words.ts";

/** What there is to say of it besides its title. */
function useFacts(id: number) {
  const { data, error } = trpc.event.get.useQuery({ id }, { meta: { errors: "inline" } });
  if (data) return { data, facts: factsOf(data) };
  if (!error) return { facts: "Loading..." };
  const isGone = readFailure(error).code === "not_found";
  return {
    warning: isGone
      ? "Nobody sees it now: readers are told that it is not available."
      : "It cannot be shown here at the moment.",
  };
}

/** An embed in the editor. Its readers see what the call or the campaign says when they come. */
export function EmbedCard({ node, selected }: NodeViewProps) {
  const { kind, id, title: written } = node.attrs as EmbedAttributes;
  const { data, facts, warning } = useFacts(id);
  const word = kindWords[data?.kind ?? kind];
  const title = data?.title ?? written;
  return (
    <NodeViewWrapper
      as="figure"
      aria-label={`Embedded ${word.toLowerCase()}: ${title}. ${warning ?? facts}`}
      data-drag-handle
      className={cx(
        "grid cursor-grab justify-items-start gap-1 rounded-card border border-control bg-paper px-4 py-3.5 font-sans text-15 text-ink",
        selected && "outline-3 outline-primary outline-offset-2",
      )}
    >
      <span className="text-13 text-muted">{word}</span>
      <strong className="wrap-anywhere">{title}</strong>
      {facts && <span className="text-muted">{facts}</span>}
      {warning && <span className="text-warning">{warning}</span>}
    </NodeViewWrapper>
  );
}
