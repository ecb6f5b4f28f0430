import { checkFairness } from "@callboard/contracts/fair-call";
import { FairCallList } from "../../fair-call/fair-call-list.tsx";
import type { Written } from "./use-written.ts";

/** The fair-call check of what is written, as the page of the call will show it. */
export function FairCallNotes({ written, isVerified }: { written: Written; isVerified: boolean | null }) {
  return (
    <section
      aria-labelledby="fair-call"
      className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="fair-call" className="text-20">
        Fair-call check
      </h2>
      <p className="text-15 text-muted">Your call shows this to artists. Nothing of it holds anything up.</p>
      <FairCallList rules={checkFairness({ ...written, is_poster_verified: isVerified })} />
    </section>
  );
}
