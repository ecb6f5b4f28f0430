import type { ShortlistFeedback, ShortlistMark } from "@callboard/contracts/shortlist";
import { Trash2 } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { IconButton } from "#shared/ui/icon-button.tsx";
import { useShortlistActs } from "./use-shortlist-acts.ts";

const markWords: Record<ShortlistMark, string> = { yes: "Yes", maybe: "Maybe", no: "No" };

type FeedbackProps = { feedback: readonly ShortlistFeedback[]; canRemove: boolean };

/** What visitors of a shortlist made of one application. */
export function Feedback({ feedback, canRemove }: FeedbackProps) {
  const { removeComment } = useShortlistActs();
  if (feedback.length === 0) return <p className="text-15 text-muted">No marks yet.</p>;
  return (
    <ul className="grid grid-cols-1 gap-2">
      {feedback.map(({ visitor, mark, comments }, index) => (
        // Two visitors may have the same name.
        <li key={index} className="grid grid-cols-1 gap-1 rounded-control bg-sunken p-3">
          <p className="text-15 wrap-anywhere">
            <strong>{visitor}</strong>
            {mark && `: ${markWords[mark]}`}
          </p>
          {comments.map(({ id, body, created_at }) => (
            <div key={id} className="flex items-start gap-2">
              <p className="min-w-0 flex-1 whitespace-pre-line text-15 wrap-anywhere">
                {body} <span className="text-14 text-muted">{formatDay(created_at)}</span>
              </p>
              {canRemove && (
                <IconButton
                  label={`Remove this comment of ${visitor}`}
                  aria-disabled={removeComment.isPending || undefined}
                  onClick={() => !removeComment.isPending && removeComment.mutate({ id })}
                >
                  <Trash2 aria-hidden className="size-4" />
                </IconButton>
              )}
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** What came of the shortlists that one application is on; nothing where it is on none. */
export function ApplicantFeedback({ id }: { id: number }) {
  const { data } = trpc.shortlist.feedback.useQuery({ application_id: id }, { meta: { errors: "inline" } });
  if (!data || data.shortlists.length === 0) return null;
  return (
    <section aria-labelledby="feedback-heading" className="grid grid-cols-1 gap-3">
      <h3 id="feedback-heading" className="text-18">
        Shared shortlists
      </h3>
      {data.shortlists.map(({ id: shortlistId, name, feedback }) => (
        <div key={shortlistId} className="grid grid-cols-1 gap-2">
          <p className="text-15 font-semibold wrap-anywhere">{name}</p>
          <Feedback feedback={feedback} canRemove={data.can.share} />
        </div>
      ))}
    </section>
  );
}
