import type { ConversationSummary } from "@callboard/contracts/conversation";
import { conversationLimits } from "@callboard/contracts/conversation-limits";
import { Link } from "react-router-dom";
import type { Dayjs } from "#shared/lib/dates/dates.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { shortMoment } from "../conversation-times.ts";
import { PersonMark } from "../person-mark.tsx";

const { unreadMax } = conversationLimits;

const filesInWords = (count: number) => (count === 1 ? "Sent a file" : `Sent ${count} files`);

function UnreadCount({ count }: { count: number }) {
  const text = count > unreadMax ? `${unreadMax}+` : String(count);
  return (
    <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-primary px-1.5 text-13 font-semibold text-on-primary tabular-nums">
      {text} <span className="sr-only">unread</span>
    </span>
  );
}

type InboxItemProps = {
  conversation: ConversationSummary;
  to: string;
  isChosen: boolean;
  now: Dayjs | null;
};

/** A conversation in the inbox: who, about what, and what was said last. */
export function InboxItem({ conversation, to, isChosen, now }: InboxItemProps) {
  const { other, event, last, unread, team_name } = conversation;
  return (
    <Link
      to={to}
      aria-current={isChosen ? "page" : undefined}
      className="flex min-w-0 items-start gap-3 px-4 py-3.5 hover:bg-sunken aria-[current]:bg-sunken"
    >
      <PersonMark name={other.name} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex min-w-0 items-baseline justify-between gap-3">
          <span className={cx("min-w-0 truncate", unread > 0 ? "font-bold" : "font-semibold")}>
            {other.name}
          </span>{" "}
          <span className="shrink-0 text-13 text-muted tabular-nums">
            {shortMoment(last.created_at, now)}
          </span>
        </span>{" "}
        <span className="truncate text-14 text-muted">
          {team_name && `${team_name}: `}
          {event.title}
        </span>{" "}
        <span className="flex min-w-0 items-center justify-between gap-3">
          <span className={cx("min-w-0 truncate text-15", unread > 0 ? "text-ink" : "text-muted")}>
            {last.is_own && `${last.author ?? "You"}: `}
            {last.excerpt || (last.file_count > 0 ? filesInWords(last.file_count) : "Message removed")}
          </span>{" "}
          {unread > 0 && <UnreadCount count={unread} />}
        </span>
      </span>
    </Link>
  );
}
