import type { DecisionAct, OwnDecision } from "@callboard/contracts/moderation";
import { staffLimits } from "@callboard/contracts/staff-limits";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { subjectWords } from "#shared/ui/report/report-words.ts";
import { MyList } from "../list/my-list.tsx";
import { AnswerForm } from "./answer-form.tsx";

const actTexts: Record<DecisionAct, string> = {
  keep: "stays",
  publish: "is public",
  hide: "is hidden",
  remove: "is removed",
  uphold: "stays as it was decided",
};

const inputOf = (page: number) => ({ limit: staffLimits.ownDecisionList, page });

function useMyDecisions() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.moderation.mine.getInfiniteData(inputOf(page));
  const place = useListPages("decisions", cachedFrom);
  const query = trpc.moderation.mine.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

function DecisionItem({ decision }: { decision: OwnDecision }) {
  const [isAnswering, setIsAnswering] = useState(false);
  const { id, subject_kind, title, act, reason, decided_at, answer, can } = decision;
  return (
    <div className="grid gap-2 py-4">
      <p className="text-15 text-muted">{formatDay(decided_at)}</p>
      <p className="wrap-anywhere">
        Your {subjectWords[subject_kind]} <strong>{title}</strong> {actTexts[act]}.
      </p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Reason: {reason}</p>}
      {answer && (
        <blockquote className="border-line border-l-2 pl-4 wrap-anywhere whitespace-pre-line">
          <p className="text-15 text-muted">Your answer</p>
          {answer}
        </blockquote>
      )}
      {can.answer && !isAnswering && (
        <Button
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => setIsAnswering(true)}
        >
          Answer the decision
        </Button>
      )}
      {can.answer && isAnswering && <AnswerForm id={id} onCancel={() => setIsAnswering(false)} />}
    </div>
  );
}

/** What moderators decided on the viewer's own, where there is something; each is answered once. */
export function MyDecisions() {
  const decisions = useMyDecisions();
  const { data } = decisions.query;
  if (data?.pages[0]?.decisions.length === 0) return null;
  return (
    <div id="decisions" className="scroll-mt-24">
      <AccountSection
        title="Decisions of the moderators"
        lead="What was decided on what you posted. If you see it differently, you can answer once."
      >
        <MyList
          {...decisions}
          itemsOf={(page) => page.decisions}
          words={["decision", "decisions"]}
          loading="Loading decisions..."
          failure="The decisions could not be loaded"
          empty={null}
        >
          {(decision) => <DecisionItem decision={decision} />}
        </MyList>
      </AccountSection>
    </div>
  );
}
