import type { FairRule } from "@callboard/contracts/fair-rule";
import { CircleCheck, CircleDashed } from "lucide-react";

/** Which rules a call meets, and why it does not meet the others. */
export function FairCallList({ rules }: { rules: readonly FairRule[] }) {
  return (
    <ul className="grid grid-cols-1 gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {rules.map(({ rule, title, is_met, reason }) => {
        const Icon = is_met ? CircleCheck : CircleDashed;
        return (
          <li key={rule} className="flex min-w-0 gap-2.5">
            <Icon
              aria-hidden
              className={`mt-0.5 size-5 shrink-0 ${is_met ? "text-success" : "text-muted"}`}
            />
            <span className="grid min-w-0 wrap-anywhere">
              <span className="text-15 font-semibold">
                <span className="sr-only">{is_met ? "Met: " : "Not met: "}</span>
                {title}
              </span>
              {reason && <span className="text-15 text-muted">{reason}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
