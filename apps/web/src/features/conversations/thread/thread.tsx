import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { useConversation, useReadMark } from "../conversation-queries.ts";
import { MessageBox } from "./message-box.tsx";
import { MessageList } from "./message-list.tsx";
import { ThreadHead } from "./thread-head.tsx";
import { ThreadLock } from "./thread-lock.tsx";

const frame = "flex h-full min-h-0 flex-col overflow-hidden rounded-card border border-line bg-surface";

const title = <h1 className="sr-only">Conversation</h1>;

const skeletonOf = (isPage: boolean) => (
  <Loading text="Loading the conversation..." className={frame}>
    {isPage && title}
    <div className="flex items-center gap-3 border-line border-b px-4 py-3">
      <Skeleton className="size-10 rounded-full" />
      <Skeleton className="h-6 w-40" />
    </div>
    <div className="grid flex-1 content-end gap-3 p-4">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="ml-auto h-20 w-3/5" />
      <Skeleton className="h-10 w-2/5" />
    </div>
    <div className="border-line border-t p-4">
      <Skeleton className="h-16 w-full" />
    </div>
  </Loading>
);

type ThreadProps = {
  applicationId: number;
  /** On a page of its own: its heading is the page's. */
  isPage?: boolean;
};

/** What poster and applicant wrote to each other, and the form to go on. It fills the height that it is given. */
export function Thread({ applicationId, isPage = false }: ThreadProps) {
  const query = useConversation(applicationId);
  const pages = query.data?.pages ?? [];
  const conversation = pages[0]?.conversation;
  const messages = pages.flatMap((page) => page.messages);
  useReadMark(applicationId, messages[0]?.id ?? 0, conversation?.read_id ?? Number.POSITIVE_INFINITY);
  if (!conversation) {
    if (!query.error) return skeletonOf(isPage);
    const failure = readFailure(query.error);
    if (failure.code === "not_found") return <NotFound />;
    const message = failureMessage(failure, "The conversation could not be loaded");
    return (
      <>
        {isPage && title}
        <ErrorState message={message} onRetry={() => void query.refetch()} />
      </>
    );
  }
  return (
    <section aria-label={`Conversation with ${conversation.other.name}`} className={frame}>
      <ThreadHead conversation={conversation} isPage={isPage} />
      <MessageList conversation={conversation} messages={messages} query={query} />
      {conversation.lock === null ? (
        <MessageBox conversation={conversation} />
      ) : (
        <ThreadLock conversation={conversation} lock={conversation.lock} />
      )}
    </section>
  );
}
