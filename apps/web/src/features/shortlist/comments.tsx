import type { SharedApplication } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { Button } from "#shared/ui/button.tsx";
import { Textarea } from "#shared/ui/form/control.tsx";
import { Field } from "#shared/ui/form/field.tsx";
import { IconButton } from "#shared/ui/icon-button.tsx";
import type { Visiting } from "./use-shared-shortlist.ts";

type CommentsProps = {
  application: SharedApplication;
  visiting: Visiting;
  /** Takes the focus from a button that is gone. */
  onRemoved: () => void;
};

/** Sends a text, which stays where that fails. */
function useWriting({ application, visiting }: Pick<CommentsProps, "application" | "visiting">) {
  const [body, setBody] = useState("");
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    if (!body.trim() || isSending) return;
    setIsSending(true);
    setFailure(undefined);
    try {
      await visiting.comment(application.id, body);
      setBody("");
    } catch (error) {
      setFailure(failureMessage(readFailure(error), "The comment could not be saved"));
    }
    setIsSending(false);
  };
  return { body, setBody, isSending, failure, send };
}

/** The visitor's own comments on one applicant: nobody but the poster's side reads them. */
export function Comments(props: CommentsProps) {
  const { application, visiting, onRemoved } = props;
  const { name, comments } = application;
  const { body, setBody, isSending, failure, send } = useWriting(props);
  const remove = (id: number) => {
    const pressed = document.activeElement;
    visiting.removeComment(id, () => document.activeElement === pressed && onRemoved());
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {comments.length > 0 && (
        <ul aria-label={`Your comments on ${name}`} className="grid grid-cols-1 gap-2">
          {comments.map(({ id, body: text, created_at }) => (
            <li key={id} className="flex items-start gap-2 rounded-control bg-sunken p-3">
              <p className="min-w-0 flex-1 whitespace-pre-line wrap-anywhere">
                {text} <span className="text-14 text-muted">{formatDay(created_at)}</span>
              </p>
              <IconButton label="Remove this comment" onClick={() => remove(id)}>
                <Trash2 aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        className="grid grid-cols-1 gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={`Comment on ${name}`} error={failure}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={body}
              readOnly={isSending}
              maxLength={shortlistLimits.commentMax}
              onChange={(event) => setBody(event.target.value)}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="justify-self-start"
          busyText={isSending && "Saving..."}
        >
          Add comment <span className="sr-only">on {name}</span>
        </Button>
      </form>
    </div>
  );
}
