import type { ShortlistLink } from "@callboard/contracts/shortlist";
import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { readFailure } from "#shared/lib/failure/failure.ts";
import { BackLink } from "#shared/ui/back-link.tsx";
import { Button } from "#shared/ui/button.tsx";
import { Empty } from "#shared/ui/state/empty.tsx";
import { ErrorState } from "#shared/ui/state/error-state.tsx";
import { Loading, Skeleton } from "#shared/ui/state/skeleton.tsx";
import { NewLinkDialog } from "./new-link.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { ShortlistItem } from "./shortlist-item.tsx";
import { useShortlistActs } from "./use-shortlist-acts.ts";

const refusedText = "These shortlists are for those who posted the call.";

function Shared({ eventId }: { eventId: number }) {
  const query = trpc.shortlist.list.useQuery({ event_id: eventId }, { meta: { errors: "inline" } });
  const acts = useShortlistActs();
  const [link, setLink] = useState<ShortlistLink | null>(null);
  const [isSharing, setIsSharing] = useState(false);
  const isRefused = query.isError && ["forbidden", "not_found"].includes(readFailure(query.error).code);
  // Whoever is removed from a team keeps nothing of what was read before.
  if (isRefused || (query.isError && !query.data))
    return (
      <ErrorState
        message={isRefused ? refusedText : "The shortlists could not be loaded"}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data)
    return (
      <Loading text="Loading the shortlists..." className="grid gap-4">
        <Skeleton className="h-40 w-full rounded-card!" />
        <Skeleton className="h-40 w-full rounded-card!" />
      </Loading>
    );
  const { shortlists, can } = query.data;
  return (
    <>
      {can.share && (
        <div>
          <Button onClick={() => setIsSharing(true)}>Share everybody on the shortlist</Button>
        </div>
      )}
      {shortlists.length === 0 ? (
        <Empty
          title="Nothing is shared."
          text="Tick applications on the board and share them, or share everybody from the shortlist on."
        />
      ) : (
        <ul aria-label="Shared shortlists" className="grid grid-cols-1 gap-4">
          {shortlists.map((shortlist) => (
            <ShortlistItem
              key={shortlist.id}
              shortlist={shortlist}
              acts={acts}
              canShare={can.share}
              onLink={setLink}
            />
          ))}
        </ul>
      )}
      <NewLinkDialog link={link} onDone={() => setLink(null)} />
      <ShareDialog eventId={eventId} rows={null} isOpen={isSharing} onClose={() => setIsSharing(false)} />
    </>
  );
}

/** The shortlists of an own call that others see by a link. */
export function ShortlistsScreen({ id }: { id: number }) {
  return (
    <div className="wrap grid max-w-3xl! grid-cols-1 gap-6 pt-6 pb-12 sm:pt-8">
      <div className="grid grid-cols-1 gap-1">
        <BackLink to={`/account/calls/${id}`}>To the applications</BackLink>
        <h1 className="text-28 sm:text-34">Shared shortlists</h1>
      </div>
      <Shared eventId={id} />
    </div>
  );
}
