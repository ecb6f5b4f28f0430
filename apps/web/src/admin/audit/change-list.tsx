import { useState } from "react";
import { Button } from "#shared/ui/button.tsx";
import type { Change } from "./difference.ts";

const longFrom = 240;

/** A value of a field; a long one is cut until somebody wants all of it. */
function Value({ kind, text }: { kind: "before" | "after"; text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > longFrom;
  const Tag = kind === "before" ? "del" : "ins";
  return (
    <div className="min-w-0">
      <span className="sr-only">{kind === "before" ? "Before: " : "After: "}</span>
      <Tag
        className={
          kind === "before"
            ? "whitespace-pre-wrap text-muted line-through decoration-1 wrap-anywhere"
            : "whitespace-pre-wrap bg-success-ground text-ink no-underline wrap-anywhere"
        }
      >
        {isLong && !isWhole ? `${text.slice(0, longFrom)}…` : text}
      </Tag>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className="ml-1 min-h-6! px-1.5! text-13! text-link! underline"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? "Show less" : "Show all"}
        </Button>
      )}
    </div>
  );
}

/** What an act changed: each field with what it was and what it became. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="contents">
          <dt className="text-13 text-muted sm:pt-px">{field.replaceAll("_", " ")}</dt>
          <dd className="grid min-w-0 gap-0.5 max-sm:mb-1.5">
            {before !== null && <Value kind="before" text={before} />}
            {after !== null && <Value kind="after" text={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
