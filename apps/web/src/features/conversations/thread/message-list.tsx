import type { Conversation, ConversationMessage } from "@callboard/contracts/conversation";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { Button } from "#shared/ui/button.tsx";
import { dayInWords } from "../conversation-times.ts";
import { MessageItem } from "./message-item.tsx";

type Older = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
type MessageListProps = { conversation: Conversation; messages: ConversationMessage[]; query: Older };

/**
 * The messages, the oldest first, scrolled to the newest. The scroller is turned around, so that its end is where it begins: it stays at
 * the newest message, or where its reader is, whatever is added at either end.
 */
export function MessageList({ conversation, messages, query }: MessageListProps) {
  const { other, other_read_id } = conversation;
  const now = useCurrentMinute();
  const lastOwn = messages.find(({ is_own }) => is_own);
  const inOrder = messages.toReversed();
  const markOf = ({ id }: ConversationMessage) =>
    id !== lastOwn?.id ? null : id <= other_read_id ? "read" : "sent";
  return (
    <section
      aria-label="Written so far"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too.
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain"
    >
      <div className="grid grid-cols-1 gap-3 px-3 py-4 sm:px-4">
        {query.hasNextPage && (
          <Button
            variant="secondary"
            size="small"
            className="mx-auto"
            busyText={query.isFetchingNextPage && "Loading..."}
            onClick={() => void query.fetchNextPage()}
          >
            Earlier messages
          </Button>
        )}
        {messages.length === 0 && (
          <p className="py-8 text-center text-muted">
            Nothing written yet. Nobody but the two sides of the application reads what is written here.
          </p>
        )}
        <ol aria-live="polite" aria-relevant="additions" className="grid grid-cols-1 gap-3">
          {inOrder.map((message, index) => {
            const day = dayInWords(message.created_at, now);
            const before = inOrder[index - 1];
            const isNewDay = !before || dayInWords(before.created_at, now) !== day;
            return (
              <li key={message.id}>
                {isNewDay && <p className="mb-3 text-center text-13 font-semibold text-muted">{day}</p>}
                <MessageItem message={message} name={other.name} mark={markOf(message)} />
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
