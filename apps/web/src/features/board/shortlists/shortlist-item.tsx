import type { Shortlist, ShortlistLink } from "@callboard/contracts/shortlist";
import { shortlistLimits } from "@callboard/contracts/shortlist-limits";
import { useId, useState } from "react";
import { formatDay } from "#shared/lib/dates/dates.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialog } from "#shared/ui/overlay/confirm-dialog.tsx";
import { ShortlistDetails } from "./shortlist-details.tsx";
import type { ShortlistActs } from "./use-shortlist-acts.ts";

const { daysDefault } = shortlistLimits;

function statusWords({ status, expires_at }: Shortlist): string {
  const day = formatDay(expires_at);
  if (status === "open") return `The link is good until ${day}`;
  if (status === "paused") return "The link leads nowhere, as the call is cancelled";
  return status === "expired" ? `The link was good until ${day}` : "The link was ended";
}

function countWords({ applications, marks, comments }: Shortlist["counts"]): string {
  const words = [
    applications === 1 ? "1 person" : `${applications} people`,
    marks === 1 ? "1 mark" : `${marks} marks`,
    comments === 1 ? "1 comment" : `${comments} comments`,
  ];
  return words.join(", ");
}

type ShortlistActsProps = {
  shortlist: Shortlist;
  acts: ShortlistActs;
  onLink: (link: ShortlistLink) => void;
};

function Acts({ shortlist, acts, onLink }: ShortlistActsProps) {
  const { id, status, name } = shortlist;
  const [isAsking, setIsAsking] = useState(false);
  const ofIt = <span className="sr-only">of {name}</span>;
  const isBusy = acts.prolong.isPending || acts.renew.isPending || acts.revoke.isPending;
  const small = { variant: "secondary", size: "small", disabled: isBusy } as const;
  return (
    <div className="flex flex-wrap gap-2">
      {(status === "open" || status === "expired") && (
        <Button {...small} onClick={() => acts.prolong.mutate({ id, days: daysDefault })}>
          Prolong by {daysDefault} days {ofIt}
        </Button>
      )}
      {status !== "paused" && (
        <Button
          {...small}
          onClick={() => acts.renew.mutate({ id, days: daysDefault }, { onSuccess: onLink })}
        >
          Make a new link {ofIt}
        </Button>
      )}
      {status !== "revoked" && (
        <Button {...small} onClick={() => acts.revoke.mutate({ id })}>
          End the link {ofIt}
        </Button>
      )}
      <Button {...small} onClick={() => setIsAsking(true)}>
        Delete <span className="sr-only">{name}</span>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this shortlist?"
        description="The link is over at once, and all marks and comments go with it. The applications stay."
        confirmText="Delete"
        isBusy={acts.remove.isPending}
        onConfirm={() => acts.remove.mutate({ id }, { onSettled: () => setIsAsking(false) })}
      />
    </div>
  );
}

/** One shortlist: how its link stands, and on request who is on it with marks and comments. */
export function ShortlistItem({ canShare, ...props }: ShortlistActsProps & { canShare: boolean }) {
  const { shortlist, acts } = props;
  const { id, name, created_at, created_by_name, counts } = shortlist;
  const [isOpen, setIsOpen] = useState(false);
  const headingId = useId();
  return (
    <li
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <div className="grid grid-cols-1 gap-1">
        <h2 id={headingId} className="text-20 wrap-anywhere">
          {name}
        </h2>
        <p className="text-15">{statusWords(shortlist)}.</p>
        <p className="text-14 text-muted wrap-anywhere">
          {countWords(counts)}. Shared {formatDay(created_at)}
          {created_by_name && ` by ${created_by_name}`}.
        </p>
      </div>
      {canShare && <Acts {...props} />}
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          {isOpen ? "Hide" : "Show"} marks and comments <span className="sr-only">of {name}</span>
        </Button>
      </div>
      {isOpen && <ShortlistDetails id={id} acts={acts} />}
    </li>
  );
}
