import type { Decision } from "@callboard/contracts/moderation";
import { Instant } from "../kit/instant.tsx";
import { CaseSection } from "./case-section.tsx";
import { actTexts } from "./moderation-words.ts";

type DecisionListProps = {
  title: string;
  empty: string;
  decisions: readonly Decision[];
  /** They are on different things. */
  hasTitles?: boolean;
};

/** Earlier decisions, newest first, each with the author's answer. */
export function DecisionList({ title, empty, decisions, hasTitles = false }: DecisionListProps) {
  return (
    <CaseSection title={title}>
      {decisions.length === 0 ? (
        <p className="text-15 text-muted">{empty}</p>
      ) : (
        <ol className="divide-y divide-line">
          {decisions.map(({ id, title: what, act, reason, decided_by, decided_at, answer, answered_at }) => (
            <li key={id} className="grid gap-1.5 py-3 first:pt-0 last:pb-0">
              <p className="wrap-anywhere">
                <strong>{actTexts[act].done}</strong>
                {hasTitles && `: ${what}`}
              </p>
              {reason && <p className="text-15 wrap-anywhere whitespace-pre-line">{reason}</p>}
              <p className="text-14 text-muted">
                {decided_by}, <Instant at={decided_at} />
              </p>
              {answer && (
                <blockquote className="border-control border-l-2 pl-3.5">
                  <p className="text-15 wrap-anywhere whitespace-pre-line">{answer}</p>
                  <p className="text-14 text-muted">
                    The author{answered_at && ", "}
                    {answered_at && <Instant at={answered_at} />}
                  </p>
                </blockquote>
              )}
            </li>
          ))}
        </ol>
      )}
    </CaseSection>
  );
}
