import { X } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { useSession } from "../../shared/lib/session.ts";
import { buttonClass } from "../../shared/ui/button.tsx";
import { IconButton } from "../../shared/ui/icon-button.tsx";
import { type ClaimKind, discardClaim, useHasClaimDraft } from "./claim-draft.ts";

function Unfinished({ kind, userId }: { kind: ClaimKind; userId: number }) {
  const textId = useId();
  if (!useHasClaimDraft(kind, userId)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-info-ground py-2 pr-2 pl-4 text-info">
      <p id={textId} className="min-w-0 flex-1 basis-56">
        The answers for your {kind} profile are kept in this browser.
      </p>
      <Link
        to={`/claim-${kind}-profile`}
        aria-describedby={textId}
        className={buttonClass({ size: "small" })}
      >
        Finish your profile
      </Link>
      <IconButton label={`Discard the ${kind} answers`} onClick={() => discardClaim(kind, userId)}>
        <X aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

/** The way back into a wizard that was skipped; nothing for whoever has no answers waiting. */
export function FinishProfile() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <div className="wrap grid gap-3 pt-4 empty:hidden">
      <Unfinished kind="artist" userId={user.id} />
      <Unfinished kind="agency" userId={user.id} />
    </div>
  );
}
