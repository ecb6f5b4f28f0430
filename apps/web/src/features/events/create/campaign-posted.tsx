import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { scrollBehavior } from "#shared/lib/page/motion.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import type { Posted } from "./use-post-event.ts";

/** Shown above the emptied form after posting: links to the campaign. */
export function CampaignPosted({ id, title, isWaiting }: Posted) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasPledges = useCapability("pledges");
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: scrollBehavior() });
  }, []);
  return (
    <section
      aria-labelledby="campaign-posted"
      className="grid justify-items-start gap-3 rounded-card border border-line bg-surface p-4 sm:p-8"
    >
      <CircleCheck aria-hidden className="size-10 text-success" />
      <h2 id="campaign-posted" ref={heading} tabIndex={-1} className="max-w-full text-28 wrap-anywhere">
        {isWaiting ? `“${title}” waits for a moderator` : `“${title}” is on the board`}
      </h2>
      <p className="text-muted">
        {isWaiting
          ? "It is public once a moderator has agreed. Until then, only you see its page."
          : `${hasPledges ? "People can pledge from now on. " : ""}Share its page to spread the word.`}
      </p>
      <Link to={id === null ? "/crowdfunding" : `/Crowdfunding/${id}`} className={`${buttonClass()} mt-2`}>
        {id === null ? "See all campaigns" : "View your campaign"}
      </Link>
    </section>
  );
}
