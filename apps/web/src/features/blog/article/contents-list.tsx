import type { OutlineEntry } from "@callboard/contracts/blog";
import { Link } from "react-router-dom";
import { cx } from "#shared/lib/text/class-names.ts";

const indents = { 1: "pl-3", 2: "pl-6", 3: "pl-9" } as const;

type ContentsListProps = { entries: readonly OutlineEntry[]; current: string | null; onFollow?: () => void };

/** Marks the section that is being read. */
export function ContentsList({ entries, current, onFollow }: ContentsListProps) {
  return (
    <ol className="border-line border-l text-15 leading-snug">
      {entries.map(({ id, text, level }) => (
        <li key={id}>
          <Link
            to={`#${id}`}
            onClick={onFollow}
            aria-current={id === current ? "location" : undefined}
            className={cx(
              "-ml-px block border-transparent border-l-3 py-1.5 pr-1 text-muted hover:text-ink",
              "aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink",
              indents[level],
            )}
          >
            {text}
          </Link>
        </li>
      ))}
    </ol>
  );
}
