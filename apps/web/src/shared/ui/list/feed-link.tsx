import type { HeadFeed } from "@callboard/contracts/rendering";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

type FeedLinkProps = { feed: HeadFeed; Icon: LucideIcon; children: ReactNode };

/** A plain link to a feed, which the router must not handle. */
export function FeedLink({ feed, Icon, children }: FeedLinkProps) {
  return (
    <a
      href={feed.path}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-15 text-link hover:underline"
    >
      <Icon aria-hidden className="size-4" />
      {children}
    </a>
  );
}
