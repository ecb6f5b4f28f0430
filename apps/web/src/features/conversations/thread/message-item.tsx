import type { ConversationMessage } from "@callboard/contracts/conversation";
import { Check, CheckCheck } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";
import { ReportButton } from "#shared/ui/report/report-button.tsx";
import { timeOfDay } from "../conversation-times.ts";
import { MessageFiles } from "./message-files.tsx";

type MessageItemProps = {
  message: ConversationMessage;
  name: string;
  /** Of one's own last message: whether the other one has read it. */
  mark: "sent" | "read" | null;
};

function ReadMark({ mark }: { mark: "sent" | "read" }) {
  const Icon = mark === "read" ? CheckCheck : Check;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-4" />
      {mark === "read" ? "Read" : "Sent"}
    </span>
  );
}

/** One message: those of one's own side on the right, the other one's on the left. */
export function MessageItem({ message, name, mark }: MessageItemProps) {
  const { id, body, files, author, is_own, is_removed, created_at } = message;
  return (
    <div
      className={cx(
        "grid max-w-[85%] grid-cols-1 gap-1 sm:max-w-[75%]",
        is_own ? "ml-auto justify-items-end" : "justify-items-start",
      )}
    >
      <p className="sr-only">{is_own ? (author ?? "You") : name}:</p>
      {(is_removed || body) && (
        <p
          className={cx(
            "rounded-card px-3.5 py-2 whitespace-pre-line wrap-anywhere",
            is_removed && "text-muted italic",
            is_own ? "rounded-br-sm bg-info-ground" : "rounded-bl-sm bg-sunken",
          )}
        >
          {is_removed ? "This message was removed." : body}
        </p>
      )}
      {files.length > 0 && <MessageFiles files={files} />}
      <p className="flex gap-2 px-1 text-13 text-muted tabular-nums">
        {author && (
          <span aria-hidden className="min-w-0 wrap-anywhere">
            {author}
          </span>
        )}
        {timeOfDay(created_at)}
        {mark && <ReadMark mark={mark} />}
        {!is_own && !is_removed && (
          <ReportButton
            kind="message"
            id={id}
            what={`this message of ${name}`}
            className="inline-flex min-h-6 items-center gap-1 hover:underline"
          />
        )}
      </p>
    </div>
  );
}
