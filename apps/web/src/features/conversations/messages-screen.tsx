import { idSchema } from "@callboard/contracts/page";
import { MessagesSquare } from "lucide-react";
import { cx } from "#shared/lib/text/class-names.ts";
import { ErrorBoundary } from "#shared/ui/state/error-boundary.tsx";
import { NotFound } from "#shared/ui/state/not-found.tsx";
import { Inbox } from "./inbox/inbox.tsx";
import { Thread } from "./thread/thread.tsx";

function NothingChosen() {
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center text-muted max-lg:hidden">
      <MessagesSquare aria-hidden className="size-10" />
      <p>Choose a conversation to read it here.</p>
    </div>
  );
}

/** The inbox and a conversation: side by side where there is room, else one of them. */
export function MessagesScreen({ applicationId }: { applicationId: number | null }) {
  if (applicationId !== null && !idSchema.safeParse(applicationId).success) return <NotFound />;
  const isChosen = applicationId !== null;
  return (
    <div className="wrap grid grid-cols-1 gap-6 pt-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)] lg:pt-8">
      <div className={cx("min-w-0", isChosen && "max-lg:hidden")}>
        <ErrorBoundary>
          <Inbox chosen={applicationId} />
        </ErrorBoundary>
      </div>
      <div
        className={cx(
          "min-w-0 lg:sticky lg:top-20 lg:h-[calc(100dvh-7rem)] lg:min-h-112",
          isChosen && "h-[calc(100dvh-6.5rem)] min-h-112",
        )}
      >
        <ErrorBoundary>
          {isChosen ? <Thread key={applicationId} applicationId={applicationId} isPage /> : <NothingChosen />}
        </ErrorBoundary>
      </div>
    </div>
  );
}
