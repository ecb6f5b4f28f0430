import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { useUser } from "#shared/lib/session/session.ts";
import { Button } from "#shared/ui/button.tsx";
import { ConfirmDialogHost, loadConfirmDialog } from "#shared/ui/overlay/confirm-dialog-host.tsx";
import { type ClaimKind, discardClaim, useHasClaimDraft } from "./claim-draft.ts";

/** Clears the draft after confirmation. */
function Discard({ kind, userId }: { kind: ClaimKind; userId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={`Discard the ${kind} answers`}
        onClick={() => setIsAsking(true)}
        onPointerEnter={loadConfirmDialog}
        onFocus={loadConfirmDialog}
        className="-mr-3.5 text-info!"
      >
        Discard
      </Button>
      {isAsking && (
        <ConfirmDialogHost
          isOpen
          onOpenChange={setIsAsking}
          title="Discard these answers?"
          description="What you wrote into the wizard is removed from this browser. A profile that you have claimed stays as it is."
          confirmText="Discard"
          onConfirm={() => discardClaim(kind, userId)}
        />
      )}
    </>
  );
}

function Unfinished({ kind, userId }: { kind: ClaimKind; userId: number }) {
  const textId = useId();
  if (!useHasClaimDraft(kind, userId)) return null;
  return (
    <section aria-label={`Your ${kind} profile`} className="border-line border-b bg-info-ground text-info">
      <div className="wrap flex flex-wrap items-center gap-x-4 py-2">
        <p className="min-w-0 flex-1 basis-64">
          <span id={textId}>Answers for your {kind} profile wait here.</span>{" "}
          <Link
            to={`/claim-${kind}-profile`}
            aria-describedby={textId}
            className="font-semibold underline underline-offset-4"
          >
            Finish your profile
          </Link>
        </p>
        <Discard kind={kind} userId={userId} />
      </div>
    </section>
  );
}

/** A link back into a skipped wizard; nothing without a draft. */
export function FinishProfile() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <Unfinished kind="artist" userId={user.id} />
      <Unfinished kind="agency" userId={user.id} />
    </>
  );
}
