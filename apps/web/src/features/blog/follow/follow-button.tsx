import type { FollowParams } from "@callboard/contracts/saved-search";
import { Check, Plus } from "lucide-react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { askToSignIn } from "#shared/lib/session/sign-in-request.ts";
import { cx } from "#shared/lib/text/class-names.ts";
import { shareButtonVariants } from "#shared/ui/share/share-button-variants.ts";

/** Whether the viewer follows something, and what changes that. It is shown at once, and taken back where it fails. */
function useFollowing(target: FollowParams, name: string, isOffered: boolean) {
  const { savedSearch } = trpc.useUtils();
  const isAsked = useUser() !== null && isOffered;
  const { data } = trpc.savedSearch.following.useQuery(target, {
    enabled: isAsked,
    meta: { errors: "inline" },
  });
  const showing = (is_following: boolean) => ({
    onMutate: async () => {
      await savedSearch.following.cancel(target);
      savedSearch.following.setData(target, { is_following });
    },
    onError: () => savedSearch.following.setData(target, { is_following: !is_following }),
    onSettled: () => savedSearch.invalidate(),
  });
  const follow = trpc.savedSearch.follow.useMutation({
    meta: { failure: "You do not follow it yet" },
    ...showing(true),
    onSuccess: () =>
      notify.success(`You are told of each new article: ${name}`, {
        to: "/account/searches",
        text: "What you follow",
      }),
  });
  const unfollow = trpc.savedSearch.unfollow.useMutation({
    meta: { failure: "You still follow it" },
    ...showing(false),
  });
  const isFollowing = isAsked && data?.is_following === true;
  const toggle = async () => {
    if (follow.isPending || unfollow.isPending || !(await askToSignIn())) return;
    (isFollowing ? unfollow : follow).mutate(target);
  };
  return { isFollowing, toggle };
}

/** Follows an author or a tag: each new article is told. Only where the upstream has that; visitors sign in first. */
export function FollowButton({ name, ...target }: FollowParams & { name: string }) {
  const isOffered = useCapability("following");
  const { isFollowing, toggle } = useFollowing(target, name, isOffered);
  if (!isOffered) return null;
  const Icon = isFollowing ? Check : Plus;
  return (
    <button
      type="button"
      aria-pressed={isFollowing}
      onClick={() => void toggle()}
      className={cx(shareButtonVariants.toggle, "print:hidden")}
    >
      <Icon aria-hidden className="size-4.5" />
      Follow <span className="sr-only">{name}</span>
    </button>
  );
}
