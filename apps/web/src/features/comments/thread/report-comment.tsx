import type { Reply } from "@callboard/contracts/comment";
import { ReportButton } from "#shared/ui/report/report-button.tsx";
import { actionClass } from "./action-class.ts";

/** Reports somebody else's comment. There is nothing to report where only its place is left. */
export function ReportComment({ comment }: { comment: Reply }) {
  const { id, author, can } = comment;
  if (can.remove || author === "") return null;
  return (
    <ReportButton
      kind="comment"
      id={id}
      what={author ? `the comment by ${author}` : "this comment"}
      className={`${actionClass} text-muted!`}
    />
  );
}
