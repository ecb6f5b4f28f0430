import type { AuditEntry } from "@callboard/contracts/staff";
import { useEffect, useRef } from "react";
import { Instant } from "../kit/instant.tsx";
import { actText } from "./act-words.ts";
import { ChangeList } from "./change-list.tsx";
import { changesOf } from "./difference.ts";

type Filter = { actor?: string; kind?: string; subject?: string };
type EntryProps = { entry: AuditEntry; onFilter: (filter: Filter) => void };

const filterClass =
  "rounded-[4px] text-left underline decoration-line underline-offset-4 hover:decoration-current";

function Entry({ entry, onFilter }: EntryProps) {
  const { actor_id, actor_name, action, subject_kind, subject_id, created_at, reason } = entry;
  const changes = changesOf(entry);
  return (
    <article className="grid gap-x-6 gap-y-2 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <h2 className="font-sans text-15 font-semibold leading-snug">{actText(action)}</h2>
        <p className="mt-0.5 text-14 wrap-anywhere">
          {actor_id === null ? (
            actor_name
          ) : (
            <button
              type="button"
              className={filterClass}
              aria-label={`Only what ${actor_name} did`}
              onClick={() => onFilter({ actor: String(actor_id) })}
            >
              {actor_name}
            </button>
          )}
          {" · "}
          <button
            type="button"
            className={filterClass}
            aria-label={`Only what was done to ${subject_kind} ${subject_id}`}
            onClick={() => onFilter({ kind: subject_kind, subject: subject_id })}
          >
            {subject_kind} {subject_id}
          </button>
        </p>
        <Instant at={created_at} className="text-13 text-muted" />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        {reason && (
          <p className="text-14">
            <span className="text-muted">Reason: </span>
            {reason}
          </p>
        )}
        {changes.length > 0 && <ChangeList changes={changes} />}
      </div>
    </article>
  );
}

/** Entries of the audit log. The first that came with Load more gets the focus. */
export function AuditList({
  entries,
  onFilter,
}: {
  entries: readonly AuditEntry[];
  onFilter: EntryProps["onFilter"];
}) {
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(entries.length);
  const firstId = useRef(entries[0]?.id);
  useEffect(() => {
    const isLonger = entries.length > count.current && entries[0]?.id === firstId.current;
    if (isLonger)
      list.current?.children[count.current]?.querySelector("button")?.focus({ preventScroll: true });
    count.current = entries.length;
    firstId.current = entries[0]?.id;
  }, [entries]);
  return (
    <ul ref={list} aria-label="Entries" className="rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="border-line not-first:border-t">
          <Entry entry={entry} onFilter={onFilter} />
        </li>
      ))}
    </ul>
  );
}
