import { type Numbers, type NumberUnit, numberUnits } from "@callboard/contracts/numbers";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#shared/lib/api/trpc.ts";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { FilterBar, SelectFilter } from "../kit/filter-bar.tsx";
import { ListState } from "../kit/list-state.tsx";
import { PageHeader } from "../kit/page-header.tsx";
import { useFilters } from "../kit/use-filters.ts";
import { BarPlot } from "./bar-plot.tsx";
import { measures } from "./measures.ts";

const unitTexts: Record<NumberUnit, { choice: string; step: string }> = {
  day: { choice: `The last ${numberUnits.day} days`, step: "Day" },
  week: { choice: `The last ${numberUnits.week} weeks`, step: "Week from" },
  month: { choice: `The last ${numberUnits.month} months`, step: "Month" },
};

const isUnit = (text: string): text is NumberUnit => Object.hasOwn(numberUnits, text);

const dayFormat = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const monthFormat = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });
const stepText = (unit: NumberUnit, start: string) =>
  (unit === "month" ? monthFormat : dayFormat).format(Date.parse(start));

function Plots({ numbers: { unit, starts, values } }: { numbers: Numbers }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3">
      {measures.map(({ name, title, total, textOf }) => (
        <li key={name} className="grid min-w-0 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="font-sans text-15 font-semibold">{title}</h2>
            <p className="font-display text-23 font-heading tabular-nums">
              {total ? total(values[name]) : textOf(values[name].findLast((value) => value !== null) ?? null)}
            </p>
          </div>
          <BarPlot values={values[name]} />
          <p className="flex justify-between gap-4 text-13 text-muted tabular-nums">
            <span>{stepText(unit, starts[0] ?? "")}</span>
            <span>{stepText(unit, starts.at(-1) ?? "")}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The same as the plots, newest first. */
function NumbersTable({ numbers: { unit, starts, values } }: { numbers: Numbers }) {
  return (
    <section
      aria-label="Table of the numbers"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard
      tabIndex={0}
      className="mt-6 overflow-x-auto rounded-card border border-line bg-surface"
    >
      <table className="w-full text-15 tabular-nums">
        <caption className="sr-only">The numbers of the plots</caption>
        <thead>
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left text-13 font-semibold text-muted">
              {unitTexts[unit].step}
            </th>
            {measures.map(({ name, title }) => (
              <th key={name} scope="col" className="px-4 py-2.5 text-right text-13 font-semibold text-muted">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {starts
            .map((start, index) => (
              <tr key={start} className="*:border-line *:border-t">
                <th scope="row" className="px-4 py-2 text-left font-normal whitespace-nowrap">
                  {stepText(unit, start)}
                </th>
                {measures.map(({ name, textOf }) => (
                  <td key={name} className="px-4 py-2 text-right whitespace-nowrap">
                    {textOf(values[name][index] ?? null)}
                  </td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}

function PlotsSkeleton() {
  return (
    <Loading text="Loading..." className="grid grid-cols-1 gap-4 sm:grid-cols-2 2xl:grid-cols-3">
      {measures.map(({ name }) => (
        <Skeleton key={name} className="h-52 w-full rounded-card!" />
      ))}
    </Loading>
  );
}

/** How the site does, over time: a plot for each measure, and a table of all. */
export function Area() {
  const filters = useFilters(["unit"]);
  const unit = isUnit(filters.values.unit) ? filters.values.unit : "day";
  const query = trpc.numbers.list.useQuery(
    { unit },
    { placeholderData: keepPreviousData, staleTime: 0, meta: { errors: "inline" } },
  );
  return (
    <>
      <PageHeader
        title="Numbers"
        text="Sign-ups with a verified number, and what people have made. Days begin at midnight UTC."
      />
      <FilterBar label="Choose a time" isFiltered={false} onClear={filters.clear}>
        <SelectFilter
          label="Time"
          all={unitTexts.day.choice}
          value={unit === "day" ? "" : unit}
          onChange={(next) => filters.change({ unit: next })}
        >
          {(["week", "month"] as const).map((each) => (
            <option key={each} value={each}>
              {unitTexts[each].choice}
            </option>
          ))}
        </SelectFilter>
      </FilterBar>
      <ListState query={query} failure="The numbers could not be loaded" skeleton={<PlotsSkeleton />}>
        {(numbers) => (
          <>
            <Plots numbers={numbers} />
            <NumbersTable numbers={numbers} />
          </>
        )}
      </ListState>
    </>
  );
}
