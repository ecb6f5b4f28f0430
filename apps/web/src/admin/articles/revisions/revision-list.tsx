import type { revisionSummarySchema } from "@callboard/contracts/article";
import { Instant } from "../../kit/instant.tsx";
import { StatusChip } from "../../kit/status-chip.tsx";
import { revisionWords } from "./revision-kinds.ts";

type Summary = (typeof revisionSummarySchema)["_zod"]["output"];
type RevisionListProps = {
  revisions: readonly Summary[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
};

/** The revisions of an article, newest first, one of them chosen. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  return (
    <ol aria-label="Revisions" className="grid gap-1.5 max-lg:max-h-72 max-lg:overflow-y-auto">
      {revisions.map(({ id, version, kind, saved_by, created_at }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === chosen ? "true" : undefined}
            onClick={() => onChoose(id)}
            className="grid w-full gap-0.5 rounded-control border border-line bg-surface px-3.5 py-2.5 text-left hover:border-control aria-[current=true]:border-primary aria-[current=true]:bg-sunken"
          >
            <span className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
              <Instant at={created_at} className="text-15 font-semibold" />
              <StatusChip tone={revisionWords[kind].tone}>{revisionWords[kind].text}</StatusChip>
            </span>
            <span className="text-14 text-muted wrap-anywhere">
              Version {version}, {saved_by}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
