import type { EventKind } from "@callboard/contracts/event";
import { isHeld } from "@callboard/contracts/finding";
import { Info, ShieldQuestion } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useAccount } from "#shared/lib/session/account.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { labelsOf } from "../event-labels.ts";
import { FairCallNotes } from "./fair-call-notes.tsx";
import { useFindings } from "./use-findings.ts";
import { useWritten } from "./use-written.ts";

/** What the rules find while somebody writes, each linked to its field, and whether a moderator has to look first. */
export function ScreeningNotes({ kind }: { kind: EventKind }) {
  const { setFocus } = useFormContext();
  const written = useWritten();
  const findings = useFindings(kind, written);
  const { account } = useAccount();
  const isChecked = useCapability("calls") && kind === "event";
  const labels: Record<string, string> = labelsOf[kind];
  const isWaiting = isHeld(findings);
  return (
    <>
      <div role="status">
        {findings.length > 0 && (
          <section
            aria-labelledby="screening"
            className="grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-6"
          >
            <h2 id="screening" className="text-20">
              {isWaiting ? "A moderator will look at this first" : "Before you post"}
            </h2>
            <ul className="grid gap-2.5">
              {findings.map(({ rule, field, severity, text }) => {
                const Icon = severity === "hold" ? ShieldQuestion : Info;
                return (
                  <li key={`${rule} ${field}`} className="flex gap-2.5 wrap-anywhere">
                    <Icon
                      aria-hidden
                      className={cx(
                        "mt-0.5 size-5 shrink-0",
                        severity === "hold" ? "text-warning" : "text-info",
                      )}
                    />
                    <span className="min-w-0">
                      <a
                        href={`#${field}`}
                        onClick={(event) => {
                          event.preventDefault();
                          setFocus(field);
                        }}
                        className="text-link font-semibold"
                      >
                        {labels[field] ?? field}
                      </a>
                      {`: ${text}`}
                    </span>
                  </li>
                );
              })}
            </ul>
            <p className="text-15 text-muted">
              {isWaiting
                ? "You can post it as it is: it is public once a moderator has agreed. "
                : "These hold nothing up. "}
              <a href="/how-we-check" target="_blank" rel="noopener" className="text-link">
                What is checked
                <span className="sr-only"> (opens a new tab)</span>
              </a>
            </p>
          </section>
        )}
      </div>
      {isChecked && written && (
        <FairCallNotes written={written} isVerified={account?.is_phone_verified ?? null} />
      )}
    </>
  );
}
