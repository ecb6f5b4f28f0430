import type { Person, PersonPosting } from "@callboard/contracts/person";
import { staffLimits } from "@callboard/contracts/staff-limits";
import type { Visibility } from "@callboard/contracts/visibility";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Instant } from "../kit/instant.tsx";
import { ListState, TableSkeleton } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { StatusChip } from "../kit/status-chip.tsx";

const failure = "The postings could not be loaded";

const counted: [keyof Person["counts"], string][] = [
  ["events", "Calls and events"],
  ["campaigns", "Campaigns"],
  ["comments", "Comments"],
  ["applications", "Applications"],
  ["pledges", "Pledges"],
];

const states: Record<Exclude<Visibility, "public">, string> = {
  waiting: "Waiting",
  hidden: "Hidden",
  removed: "Removed",
  suspended: "Suspended",
};

const numberOf = (count: number) =>
  count < staffLimits.peopleCountMax
    ? String(count)
    : `${staffLimits.peopleCountMax.toLocaleString("en-GB")}+`;

function Posting({ posting: { id, kind, title, visibility, created_at } }: { posting: PersonPosting }) {
  const address = kind === "event" ? `/event/${id}` : `/Crowdfunding/${id}`;
  return (
    <li className="grid gap-x-4 gap-y-1 border-line px-4 py-3 text-15 not-first:border-t sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <div className="min-w-0 wrap-anywhere">
        {visibility === "public" ? (
          <a href={address} className="text-link underline underline-offset-2">
            {title}
          </a>
        ) : (
          <>
            {title} <StatusChip tone="warning">{states[visibility]}</StatusChip>
          </>
        )}
      </div>
      <p className="text-14 whitespace-nowrap text-muted">
        {kind === "event" ? "Call" : "Campaign"}, <Instant at={created_at} to="day" />
      </p>
    </li>
  );
}

/** How much somebody has left on the site, and their calls and campaigns. */
export function Postings({ person: { id, counts } }: { person: Person }) {
  const hasPostings = counts.events + counts.campaigns > 0;
  const query = trpc.people.postings.useInfiniteQuery(
    { id },
    {
      enabled: hasPostings,
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  return (
    <div className="grid grid-cols-1 gap-5">
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {counted.map(([name, label]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-13 text-muted">{label}</dt>
            <dd className="font-display text-23 font-heading leading-heading">{numberOf(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {hasPostings && (
        <div>
          <ListState query={query} failure={failure} skeleton={<TableSkeleton rows={3} />}>
            {({ pages }) => (
              <ul aria-label="Calls and campaigns" className="rounded-card border border-line bg-surface">
                {pages
                  .flatMap(({ postings }) => postings)
                  .map((posting) => (
                    <Posting key={posting.id} posting={posting} />
                  ))}
              </ul>
            )}
          </ListState>
          <LoadMore query={query} failure={failure} />
        </div>
      )}
    </div>
  );
}
