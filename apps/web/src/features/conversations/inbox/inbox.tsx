import { useId } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useCurrentMinute } from "#shared/lib/dates/use-current-minute.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { PagedList } from "#shared/ui/list/paged-list.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useInbox } from "../conversation-queries.ts";
import { InboxItem } from "./inbox-item.tsx";

const address = "/account/messages";

const skeleton = (
  <Loading text="Loading your messages..." className="grid gap-px">
    {["one", "two", "three", "four"].map((name) => (
      <div key={name} className="flex items-center gap-3 px-4 py-3.5">
        <Skeleton className="size-10 shrink-0 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </div>
      </div>
    ))}
  </Loading>
);

function Choice({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      aria-current={isChosen ? "true" : undefined}
      className={cx(
        "inline-flex min-h-9 items-center rounded-full px-3.5 text-15 font-semibold",
        isChosen ? "bg-ink text-paper" : "bg-sunken text-ink hover:underline",
      )}
    >
      {children}
    </Link>
  );
}

/** The own conversations, all or those that hold something unread. `chosen` is the one that stands beside it. */
export function Inbox({ chosen }: { chosen: number | null }) {
  const [search] = useSearchParams();
  const isUnread = search.get("show") === "unread";
  const { query, place } = useInbox(isUnread);
  const now = useCurrentMinute();
  const titleId = useId();
  const Title = chosen === null ? "h1" : "h2";
  const here = chosen === null ? address : `${address}/${chosen}`;
  const suffix = isUnread ? "?show=unread" : "";
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <Title id={titleId} className="text-34 leading-heading lg:text-28">
        Messages
      </Title>
      <nav aria-label="Which messages" className="flex gap-2">
        <Choice to={here} isChosen={!isUnread}>
          All
        </Choice>
        <Choice to={`${here}?show=unread`} isChosen={isUnread}>
          Unread
        </Choice>
      </nav>
      <div>
        <PagedList
          query={query}
          place={place}
          itemsOf={({ conversations }) => conversations.map((one) => ({ ...one, id: one.application_id }))}
          words={["conversation", "conversations"]}
          failure="Your messages could not be loaded"
          skeleton={skeleton}
          empty={
            isUnread ? (
              <p className="py-4 text-muted">You have read everything.</p>
            ) : (
              <Empty
                title="No messages yet"
                text="Once you have applied, or somebody has applied to you, you can write to each other here."
              />
            )
          }
          className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
        >
          {(conversation) => (
            <InboxItem
              conversation={conversation}
              to={`${address}/${conversation.application_id}${suffix}`}
              isChosen={conversation.application_id === chosen}
              now={now}
            />
          )}
        </PagedList>
      </div>
    </section>
  );
}
