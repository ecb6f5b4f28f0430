import type { EventSummary } from "@callboard/contracts/event";
import { Check } from "lucide-react";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { trpc } from "#shared/lib/api/trpc.ts";
import { hasModifier } from "#shared/lib/page/has-modifier.ts";
import { useCapability } from "#shared/lib/page/page-context.ts";
import { useNow } from "#shared/lib/page/use-now.ts";
import { useUser } from "#shared/lib/session/session.ts";
import { buttonClass } from "#shared/ui/button.tsx";
import { closedText } from "../../card/event-text.ts";
import { callStateOf } from "../../card/event-time.ts";
import { contactHash } from "../../detail/contact-link.tsx";
import { loadApplyDialog } from "../apply-dialog-host.tsx";
import { useApplyParam } from "./use-apply-param.ts";

/** True where the signed-in user has applied; false while that is unknown. All cards share one call. */
function useHasApplied(eventId: number): boolean {
  const user = useUser();
  const { data } = trpc.application.applied.useQuery(undefined, {
    enabled: user !== null,
    select: (ids) => ids.includes(eventId),
    meta: { errors: "inline" },
  });
  return user !== null && data === true;
}

const prepare = () => void loadApplyDialog().catch(() => {});
const appliedClass =
  "inline-flex min-h-11 justify-self-start items-center gap-1.5 text-15 font-semibold text-link hover:underline";

type ApplyLinkProps = { event: EventSummary; state: ReturnType<typeof callStateOf> };

const Closed = ({ state }: { state: keyof typeof closedText }) => (
  <p className="flex min-h-11 items-center text-15 text-muted">{closedText[state]}</p>
);

/** Without a form here, Apply Now leads to who takes applications. */
function ApplyToContact({ event: { id, title }, state }: ApplyLinkProps) {
  if (state !== "open") return <Closed state={state} />;
  return (
    <Link
      to={`/event/${id}${contactHash}`}
      aria-label={`Apply Now: ${title}`}
      className={`relative ${buttonClass({ variant: "secondary" })}`}
    >
      Apply Now
    </Link>
  );
}

/** Opens the form over the list. Its address is for a new tab, and for who has no JavaScript. */
function ApplyInDialog({ event: { id, title }, state }: ApplyLinkProps) {
  const hasApplied = useHasApplied(id);
  const { open } = useApplyParam();
  const handleClick = (click: MouseEvent) => {
    if (hasApplied || hasModifier(click)) return;
    click.preventDefault();
    open(id);
  };
  if (state !== "open" && !hasApplied) return <Closed state={state} />;
  const words = hasApplied ? "You have applied" : "Apply Now";
  return (
    <Link
      to={hasApplied ? `/event/${id}` : `/event/${id}?apply=1`}
      aria-label={`${words}: ${title}`}
      onClick={handleClick}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={`relative ${hasApplied ? appliedClass : buttonClass({ variant: "secondary" })}`}
    >
      {hasApplied && <Check aria-hidden className="size-4.5" />}
      {words}
    </Link>
  );
}

/** Apply Now on a card, why it is too late, or that one has applied: in the same element, so that the focus stays. */
export function ApplyLink({ event }: { event: EventSummary }) {
  const state = callStateOf(event, useNow());
  const Apply = useCapability("applications") ? ApplyInDialog : ApplyToContact;
  return <Apply event={event} state={state} />;
}
