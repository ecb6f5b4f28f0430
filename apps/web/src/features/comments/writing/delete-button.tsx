import { useState } from "react";
import { trpc } from "#shared/lib/api/trpc.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { ConfirmDialogHost, loadConfirmDialog } from "#shared/ui/overlay/confirm-dialog-host.tsx";
import { actionClass } from "../thread/action-class.ts";

/** Deletes one's own comment after confirmation. */
export function DeleteButton({ id, onDeleted }: { id: number; onDeleted: (id: number) => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const { comment } = trpc.useUtils();
  const { mutate, isPending } = trpc.comment.remove.useMutation({
    meta: { failure: "Your comment could not be deleted" },
    onSuccess: ({ message }) => {
      notify.success(message);
      onDeleted(id);
      void comment.invalidate();
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        onPointerEnter={loadConfirmDialog}
        onFocus={loadConfirmDialog}
        className={actionClass}
      >
        Delete
      </button>
      {isAsking && (
        <ConfirmDialogHost
          isOpen
          onOpenChange={setIsAsking}
          title="Delete this comment?"
          description="It cannot be brought back."
          confirmText="Delete"
          isBusy={isPending}
          onConfirm={() => mutate({ id })}
        />
      )}
    </>
  );
}
