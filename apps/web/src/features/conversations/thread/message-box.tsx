import type { Conversation } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { fillTemplate } from "@callboard/contracts/message-template";
import { SendHorizontal } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { useDraftText } from "#shared/lib/forms/use-draft-text.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { Button } from "#shared/ui/button.tsx";
import { Textarea } from "#shared/ui/form/control.tsx";
import { useSend } from "../conversation-queries.ts";
import { TemplateButton } from "../templates/template-button.tsx";
import { AddFiles } from "./add-files.tsx";
import { AttachmentList } from "./attachment-list.tsx";
import { useAttachments } from "./use-attachments.ts";

const { messageMax } = conversationLimits;

/** Writes a message. The text is a draft until it is sent; Ctrl or ⌘ with Enter sends it too. */
export function MessageBox({ conversation }: { conversation: Conversation }) {
  const { application_id: applicationId, other, event, role, role_name } = conversation;
  const { name } = other;
  const { text, write, clear } = useDraftText(`message-${applicationId}`);
  const { send, isSending } = useSend(applicationId);
  const [failure, setFailure] = useState<string | null>(null);
  const hintId = useId();
  const attachments = useAttachments(applicationId);
  const left = messageMax - text.trim().length;
  const hasSomething = text.trim() !== "" || attachments.files.length > 0;
  const isReady = hasSomething && attachments.isReady && left >= 0 && !isSending;

  async function submit() {
    if (!isReady) return;
    setFailure(null);
    try {
      await send(text.trim(), attachments.ids);
      clear();
      attachments.clear();
    } catch (error) {
      setFailure(failureMessage(readFailure(error), "The message could not be sent"));
    }
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void submit();
  };

  const handleTemplate = (body: string) =>
    write(fillTemplate(body, { name, call: event.title, role: role_name ?? event.title }));

  return (
    <form
      noValidate
      method="post"
      onSubmit={handleSubmit}
      className="grid grid-cols-1 gap-2 border-line border-t p-3 sm:p-4"
    >
      {failure && (
        <p role="alert" className="text-15 text-error">
          {failure}
        </p>
      )}
      {attachments.files.length > 0 && (
        <AttachmentList files={attachments.files} onRemove={attachments.remove} />
      )}
      <div className="flex items-end gap-2">
        {role === "poster" && <TemplateButton text={text} onChoose={handleTemplate} />}
        <AddFiles onChosen={attachments.add} isDisabled={attachments.isFull || isSending} />
        <Textarea
          aria-label={`Message to ${name}`}
          aria-describedby={hintId}
          aria-invalid={left < 0 || undefined}
          placeholder="Write a message"
          rows={1}
          value={text}
          readOnly={isSending}
          onChange={({ target }) => write(target.value)}
          onKeyDown={handleKey}
          className="field-sizing-content max-h-40 min-w-0 min-h-11 resize-none!"
        />
        <Button
          type="submit"
          disabled={!isReady}
          busyText={isSending && "Sending..."}
          className="shrink-0 px-4!"
        >
          <SendHorizontal aria-hidden className="size-5 sm:hidden" />
          <span className="max-sm:sr-only">Send</span>
        </Button>
      </div>
      <p
        id={hintId}
        aria-live={left < 0 ? "polite" : "off"}
        className={cx(
          "text-13 tabular-nums",
          left < 0 ? "font-semibold text-error" : "text-muted",
          left >= 200 && "sr-only",
        )}
      >
        {left < 0 ? `${-left} too many characters` : `${left} characters left`}
      </p>
    </form>
  );
}
