import { useMemo } from "react";
import { type Piece, textDifference } from "./text-difference.ts";

const linesBeside = 2;

/** Long stretches without a change, cut to the paragraphs beside one. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split("\n\n");
  if (lines.length <= linesBeside * 2 + 1) return text;
  const head = isFirst ? [] : lines.slice(0, linesBeside);
  const tail = isLast ? [] : lines.slice(-linesBeside);
  return [...head, "…", ...tail].join("\n\n");
}

function Stretch({ piece, text }: { piece: Piece; text: string }) {
  if (piece.kind === "same") return text;
  const isRemoved = piece.kind === "removed";
  const Tag = isRemoved ? "del" : "ins";
  return (
    <Tag
      className={
        isRemoved
          ? "rounded-[3px] bg-warning-ground text-ink line-through decoration-1"
          : "rounded-[3px] bg-success-ground text-ink no-underline"
      }
    >
      <span className="sr-only">{isRemoved ? " removed: " : " added: "}</span>
      {text}
      <span className="sr-only">, </span>
    </Tag>
  );
}

/** What became of a text: what went is struck out, what came is marked. */
export function DifferenceText({ before, after }: { before: string; after: string }) {
  const pieces = useMemo(() => textDifference(before, after), [before, after]);
  return (
    <p className="text-15 whitespace-pre-wrap wrap-anywhere">
      {pieces.map((piece, index) => (
        <Stretch
          // A stretch has no name but its place.
          key={`${index} ${piece.kind}`}
          piece={piece}
          text={
            piece.kind === "same"
              ? shortened(piece.text, index === 0, index === pieces.length - 1)
              : piece.text
          }
        />
      ))}
    </p>
  );
}
