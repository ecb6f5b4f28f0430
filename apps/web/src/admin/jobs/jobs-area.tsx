import { openJobStates, type StaffJob } from "@callboard/contracts/job";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Button } from "#shared/ui/button.tsx";
import { FilterBar, SelectFilter, TextFilter } from "../kit/filter-bar.tsx";
import { EmptyList, ListState } from "../kit/list-state.tsx";
import { LoadMore } from "../kit/load-more.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { JobTable } from "./job-table.tsx";
import { jobStateNames } from "./job-words.ts";

type State = StaffJob["state"];

const failure = "The jobs could not be loaded";
const countedMax = 10_000;
const countText = (count: number) => (count >= countedMax ? "10,000 or more" : count.toLocaleString("en"));

const emptyTexts: Record<State, { title: string; text: string }> = {
  dead: { title: "No job is dead", text: "What fails is tried again by itself, for about 15 hours." },
  waiting: { title: "Nothing waits", text: "Everything that was due is done." },
  running: { title: "Nothing runs right now", text: "A job takes a moment." },
};

/** How many jobs there are of each state. */
function Counts({ counts }: { counts: Record<State, number> }) {
  return (
    <dl className="mb-6 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
      {openJobStates.map((state) => (
        <div key={state} className="bg-surface px-4 py-3">
          <dt className="text-14 text-muted">{jobStateNames[state]}</dt>
          <dd className="font-display text-28 font-heading leading-heading">{countText(counts[state])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is done after acts, such as mails: what failed, and another try by hand. */
export function Area() {
  const filters = useFilters(["state", "kind"]);
  const { values, change, clear, isFiltered } = filters;
  const state = openJobStates.find((known) => known === values.state) ?? "dead";
  const query = trpc.staffJobs.list.useInfiniteQuery(
    { state, ...(values.kind && { kind: values.kind }) },
    {
      getNextPageParam: ({ pagination }) => pagination.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      meta: { errors: "inline" },
    },
  );
  const { data, isPlaceholderData } = query;
  const jobs = data?.pages.flatMap((page) => page.jobs) ?? [];
  const counts = data?.pages[0]?.counts;
  return (
    <>
      <PageHeader
        title="Jobs"
        text="What is done after acts, such as mails and imports. What fails is tried again by itself; a dead one waits for you."
        actions={
          <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
            Look again
          </Button>
        }
      />
      {counts && <Counts counts={counts} />}
      <FilterBar label="Filter the jobs" isFiltered={isFiltered} onClear={clear}>
        <SelectFilter
          label="State"
          all={jobStateNames.dead}
          value={state === "dead" ? "" : state}
          onChange={(next) => change({ state: next })}
        >
          <option value="waiting">{jobStateNames.waiting}</option>
          <option value="running">{jobStateNames.running}</option>
        </SelectFilter>
        <TextFilter
          label="Kind"
          placeholder="mail, import…"
          maxLength={100}
          value={values.kind}
          onChange={(kind) => change({ kind })}
        />
      </FilterBar>
      <ListState query={query} failure={failure}>
        {() =>
          jobs.length === 0 ? (
            <EmptyList {...(values.kind ? { title: "Nothing of that kind" } : emptyTexts[state])} />
          ) : (
            <div
              aria-busy={isPlaceholderData}
              className="transition-opacity duration-180 aria-busy:opacity-60"
            >
              <JobTable jobs={jobs} />
            </div>
          )
        }
      </ListState>
      <LoadMore query={query} failure={failure} />
    </>
  );
}
