import { useCapability } from "#shared/lib/page/page-context.ts";
import { SaveSearch } from "../searches/save-search.tsx";
import { ChosenCalls } from "./chosen-calls.tsx";
import { DayStrip } from "./day-strip.tsx";
import { FacetPanel, SortLinks } from "./facet-panel.tsx";

/** The further filters above the list of calls; nothing where the upstream has none. */
export function FindCalls() {
  if (!useCapability("filters")) return null;
  return (
    <section aria-labelledby="find-calls" className="grid min-w-0 grid-cols-1 gap-5 print:hidden">
      <h2 id="find-calls" className="text-28">
        Find calls
      </h2>
      <DayStrip />
      <FacetPanel />
      <SortLinks />
      <ChosenCalls />
      <SaveSearch />
    </section>
  );
}
