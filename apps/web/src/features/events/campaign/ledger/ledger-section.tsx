import type { EventDetails } from "@callboard/contracts/event";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useLedger } from "../campaign-queries.ts";
import { LedgerLine } from "./ledger-line.tsx";

const skeleton = (
  <Loading text="Loading the ledger..." className="grid gap-3">
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-14 w-full" />
  </Loading>
);

/** All pledges and reversals of a campaign, newest first. */
export function LedgerSection({ event: { id } }: { event: EventDetails }) {
  return (
    <section aria-labelledby="ledger" className="grid min-w-0 grid-cols-1 gap-4">
      <div>
        <h2 id="ledger" className="text-28">
          Ledger
        </h2>
        <p className="mt-1 text-muted">
          Every pledge, newest first. One that is taken back stays, with its counterpart.
        </p>
      </div>
      <PagedList
        {...useLedger(id)}
        itemsOf={(page) => page.lines}
        words={["line", "lines"]}
        failure="The ledger could not be loaded"
        skeleton={skeleton}
        empty={<p className="text-muted">Nobody has pledged yet. Be the first.</p>}
        className="divide-y divide-line border-line border-y"
      >
        {(line) => <LedgerLine line={line} />}
      </PagedList>
    </section>
  );
}
