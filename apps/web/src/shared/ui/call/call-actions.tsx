import type { OwnCallCan } from "@callboard/contracts/call";
import { type ReactNode, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { Button, buttonClass } from "../button.tsx";
import { ConfirmDialog } from "../overlay/confirm-dialog.tsx";
import { CancelCallDialog, CloseCallDialog } from "./call-dialogs.tsx";
import { type CallActs, type ManagedCall, useCallActs } from "./use-call-acts.ts";

type Asked = "close" | "cancel" | "remove";
type CallActionsProps = {
  call: ManagedCall;
  /** Called once it is deleted. */
  onRemoved?: () => void;
};

function useDuplicate({ duplicate }: CallActs, id: number) {
  const navigate = useNavigate();
  return () =>
    duplicate.mutate({ id }, { onSuccess: (draft) => void navigate(`/account/calls/drafts/${draft.id}`) });
}

/** False for those who only look at a call, such as the reviewers of a team. */
export const canAnything = (can: OwnCallCan | undefined): can is OwnCallCan =>
  can !== undefined && Object.values(can).some(Boolean);

/** The buttons of what the viewer may do with their call, and the dialogs that ask before. */
export function CallActions({ call, onRemoved }: CallActionsProps) {
  const { id, title, can } = call;
  const acts = useCallActs();
  const [asked, setAsked] = useState<Asked | null>(null);
  const duplicate = useDuplicate(acts, id);
  if (!canAnything(can)) return null;
  const about = (
    <>
      {" "}
      <span className="sr-only">{title}</span>
    </>
  );
  const button = (text: string, onClick: () => void, busyText?: string | false): ReactNode => (
    <Button variant="secondary" size="small" onClick={onClick} busyText={busyText}>
      {text}
      {about}
    </Button>
  );
  const dialog = (name: Asked) => ({
    ...{ call, acts, isOpen: asked === name },
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? name : null),
  });
  const remove = () => acts.remove.mutate({ id }, { onSuccess: onRemoved, onSettled: () => setAsked(null) });
  return (
    <div className="flex flex-wrap gap-2">
      {can.edit && (
        <Link
          to={`/account/calls/${id}/edit`}
          className={buttonClass({ variant: "secondary", size: "small" })}
        >
          Edit{about}
        </Link>
      )}
      {can.duplicate && button("Duplicate", duplicate, acts.duplicate.isPending && "Duplicating...")}
      {can.close && button("Close", () => setAsked("close"))}
      {can.reopen &&
        button("Reopen", () => acts.reopen.mutate({ id }), acts.reopen.isPending && "Reopening...")}
      {can.cancel && button("Cancel call", () => setAsked("cancel"))}
      {can.remove && button("Delete", () => setAsked("remove"))}
      <CloseCallDialog {...dialog("close")} />
      <CancelCallDialog {...dialog("cancel")} />
      <ConfirmDialog
        {...dialog("remove")}
        title="Delete this call?"
        description="Nobody has applied for it. It is gone for good, with its photos."
        confirmText="Delete"
        isBusy={acts.remove.isPending}
        onConfirm={remove}
      />
    </div>
  );
}
