import type { EventDetails } from "@callboard/contracts/event";
import { Link } from "react-router-dom";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { FairCallList } from "./fair-call-list.tsx";

/** The fair-call check of a posted call. Nothing where the upstream does not check. */
export function FairCall({ event: { fair_call } }: { event: EventDetails }) {
  const isExplained = useCapability("screening");
  if (!fair_call || fair_call.length === 0) return null;
  return (
    <section
      aria-labelledby="fair-call"
      className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 id="fair-call" className="text-23">
        Fair-call check
      </h2>
      <FairCallList rules={fair_call} />
      {isExplained && (
        <Link to="/how-we-check#fair-calls" className="text-link justify-self-start text-15">
          What is checked
        </Link>
      )}
    </section>
  );
}
