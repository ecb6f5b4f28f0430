import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Called on confirmation. */
  description: string;
  /** The text of the confirm button. */
  confirmText: string;
  isBusy?: boolean;
  onConfirm: () => void;
};

/** Asks for confirmation before an irreversible action. */
export function ConfirmDialog({ confirmText, isBusy = false, onConfirm, ...dialog }: ConfirmDialogProps) {
  return (
    <Dialog {...dialog}>
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => dialog.onOpenChange(false)}>
          Cancel
        </Button>
        <Button busyText={isBusy && confirmText} onClick={onConfirm}>
          {confirmText}
        </Button>
      </div>
    </Dialog>
  );
}
