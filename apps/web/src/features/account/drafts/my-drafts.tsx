import type { CallDraft } from "@callboard/contracts/call-draft";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useListPages } from "#shared/lib/lists/use-list-pages.ts";
import { AccountSection } from "#shared/ui/account-section.tsx";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { EmptyList } from "../list/empty-list.tsx";
import { MyList } from "../list/my-list.tsx";
import { myPageSize } from "../list/my-page-size.ts";
import { useItemDialog } from "../list/use-item-dialog.ts";

const inputOf = (page: number) => ({ limit: myPageSize, page });
const titleOf = ({ fields }: CallDraft) => fields.title?.trim() || "Untitled call";

function useMyDrafts() {
  const utils = trpc.useUtils();
  const cachedFrom = (page: number) => utils.ownCall.drafts.getInfiniteData(inputOf(page));
  const place = useListPages("drafts", cachedFrom);
  const query = trpc.ownCall.drafts.useInfiniteQuery(inputOf(place.start), {
    getNextPageParam: ({ pagination }) => pagination.nextCursor,
  });
  return { query, place };
}

function MyDraftItem({ draft, onRemove }: { draft: CallDraft; onRemove: () => void }) {
  const title = titleOf(draft);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 py-4">
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <Link
          to={`/account/calls/drafts/${draft.id}`}
          className="text-link text-18 font-semibold wrap-anywhere"
        >
          {title}
        </Link>
        <p className="text-muted wrap-anywhere">
          Saved on {formatDay(draft.changed_at)}
          {draft.team && `, for ${draft.team.name}`}
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onRemove}>
        Delete <span className="sr-only">the draft {title}</span>
      </Button>
    </div>
  );
}

/** The calls that the user is still writing, the last changed first. */
export function MyDrafts() {
  const drafts = useMyDrafts();
  const utils = trpc.useUtils();
  const { item, open, close, settle, section } = useItemDialog<CallDraft>();
  const remove = trpc.ownCall.removeDraft.useMutation({
    meta: { failure: "The draft could not be deleted" },
    onSuccess: async ({ message }) => {
      await utils.ownCall.drafts.invalidate();
      notify.success(message);
      settle();
    },
    onError: () => utils.ownCall.drafts.invalidate(),
  });
  return (
    <div ref={section}>
      <AccountSection title="My drafts" lead="Calls that are not posted yet. None of them is public.">
        <MyList
          {...drafts}
          itemsOf={(page) => page.drafts}
          words={["draft", "drafts"]}
          loading="Loading your drafts..."
          failure="Your drafts could not be loaded"
          empty={<EmptyList text="You have no drafts." to="/create-event" action="Write a call" />}
        >
          {(draft) => <MyDraftItem draft={draft} onRemove={() => open(draft)} />}
        </MyList>
        <ConfirmDialog
          isOpen={item !== null}
          onOpenChange={close}
          title="Delete this draft?"
          description="What you have written in it is gone for good, with its photos."
          confirmText="Delete"
          isBusy={remove.isPending}
          onConfirm={() => item && remove.mutate({ id: item.id })}
        />
      </AccountSection>
    </div>
  );
}
