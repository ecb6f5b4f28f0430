import type { BookmarkKind } from "@callboard/contracts/bookmark";
import { Bookmark } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { shareButtonVariants } from "../share/share-button-variants.ts";

/** Whether the viewer has bookmarked something, and what changes that. It is shown at once, and taken back where it fails. */
function useBookmark(target: { kind: BookmarkKind; id: number }, isOffered: boolean) {
  const { bookmark } = trpc.useUtils();
  const isAsked = useUser() !== null && isOffered;
  const { data } = trpc.bookmark.get.useQuery(target, { enabled: isAsked, meta: { errors: "inline" } });
  const showing = (is_bookmarked: boolean) => ({
    onMutate: async () => {
      await bookmark.get.cancel(target);
      bookmark.get.setData(target, { is_bookmarked });
    },
    onError: () => bookmark.get.setData(target, { is_bookmarked: !is_bookmarked }),
    onSettled: () => bookmark.invalidate(),
  });
  const put = trpc.bookmark.put.useMutation({ meta: { failure: "It could not be saved" }, ...showing(true) });
  const remove = trpc.bookmark.remove.useMutation({
    meta: { failure: "It could not be removed" },
    ...showing(false),
  });
  const isBookmarked = isAsked && data?.is_bookmarked === true;
  const toggle = async () => {
    if (put.isPending || remove.isPending || !(await askToSignIn())) return;
    (isBookmarked ? remove : put).mutate(target);
  };
  return { isBookmarked, toggle };
}

type BookmarkButtonProps = {
  kind: BookmarkKind;
  id: number;
  /** What is bookmarked, in running text. */
  what: string;
};

/** Bookmarks what is on the page, where the upstream has bookmarks. Visitors sign in first. */
export function BookmarkButton({ kind, id, what }: BookmarkButtonProps) {
  const isOffered = useCapability("bookmarks");
  const { isBookmarked, toggle } = useBookmark({ kind, id }, isOffered);
  if (!isOffered) return null;
  return (
    <button
      type="button"
      aria-pressed={isBookmarked}
      onClick={() => void toggle()}
      className={cx(shareButtonVariants.toggle, "print:hidden")}
    >
      <Bookmark aria-hidden className={cx("size-4.5", isBookmarked && "fill-current")} />
      Save <span className="sr-only">{what}</span>
    </button>
  );
}
