import { limits } from "@callboard/contracts/limits";
import { type FormEvent, useId, useState } from "react";
import { useDraftText } from "#shared/lib/forms/use-draft-text.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { Textarea } from "#shared/ui/form/control.tsx";

type CommentBoxProps = {
  /** The accessible name of the text area. */
  label: string;
  placeholder: string;
  action: string;
  draftKey: string;
  /** Sends the trimmed text. Rejects on failure, which has been reported by then. */
  onPost: (text: string) => Promise<unknown>;
  onCancel?: () => void;
  hasFocus?: boolean;
};

/** The text is a draft until it is posted. */
export function CommentBox({
  label,
  placeholder,
  action,
  draftKey,
  onPost,
  onCancel,
  hasFocus,
}: CommentBoxProps) {
  const user = useUser();
  const { text, write, clear } = useDraftText(draftKey);
  const [isPosting, setIsPosting] = useState(false);
  const counterId = useId();
  const isTooLong = text.length > limits.commentMax;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!user || isTooLong || !text.trim() || isPosting) return;
    setIsPosting(true);
    await onPost(text.trim()).then(clear, () => undefined);
    setIsPosting(false);
  }

  return (
    <form noValidate method="post" onSubmit={handleSubmit} className="grid gap-2">
      <Textarea
        aria-label={label}
        aria-describedby={counterId}
        aria-invalid={isTooLong || undefined}
        placeholder={placeholder}
        rows={3}
        disabled={!user}
        autoFocus={hasFocus}
        value={text}
        readOnly={isPosting}
        onChange={({ target }) => write(target.value)}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p
          id={counterId}
          aria-live={isTooLong ? "polite" : "off"}
          className={cx(
            "mr-auto text-14 tabular-nums",
            isTooLong ? "font-semibold text-error" : "text-muted",
          )}
        >
          {text.length}/{limits.commentMax}
        </p>
        {onCancel && (
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        {user && (
          <Button type="submit" size="small" disabled={isTooLong || !text.trim()}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}
