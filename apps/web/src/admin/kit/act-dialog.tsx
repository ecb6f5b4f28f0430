import { type ReactNode, useState } from "react";
import { failureMessage, readFailure } from "#shared/lib/failure/failure.ts";
import { notify } from "#shared/lib/failure/notify.ts";
import { Button } from "#shared/ui/button.tsx";
import { FormError } from "#shared/ui/form/form-error.tsx";
import { Dialog } from "#shared/ui/overlay/dialog.tsx";

export type Act = {
  title: string;
  /** What becomes of it. */
  description: string;
  /** Names the act. */
  confirmText: string;
  busyText: string;
  /** Said when it is done. */
  doneText: string;
  /** The mutation, with `meta: { errors: "inline" }`. */
  run: () => Promise<unknown>;
  /** What is to be chosen first. */
  fields?: ReactNode;
};

/** Asks before an act, does it, and says why it was refused. */
export function ActDialog({ act, onClose }: { act: Act | null; onClose: () => void }) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const close = () => {
    setFailure(undefined);
    onClose();
  };
  const handleConfirm = async (confirmed: Act) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await confirmed.run();
      notify.success(confirmed.doneText);
      close();
    } catch (error) {
      setFailure(failureMessage(readFailure(error)));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      isOpen={act !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={act?.title ?? ""}
      {...(act && { description: act.description })}
    >
      <div className="grid gap-4">
        {act?.fields}
        <FormError message={failure} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
          <Button busyText={isBusy && act?.busyText} onClick={() => act && handleConfirm(act)}>
            {act?.confirmText}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
