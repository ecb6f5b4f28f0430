import type { CallDraft } from "@callboard/contracts/call-draft";
import { useNavigate } from "react-router-dom";
import { notify } from "#shared/lib/failure/notify.ts";
import { useHere } from "#shared/lib/page/use-here.ts";
import { Button } from "#shared/ui/button.tsx";
import { useSaveDraft } from "./use-save-draft.ts";

type SaveDraftButtonProps = {
  /** The draft that the form is of; a new one without it. */
  draft?: CallDraft;
  isDisabled: boolean;
  /** Called with what was saved. Gives where to go on, if anywhere. */
  onSaved: (draft: CallDraft) => string | undefined;
};

/** Keeps an unfinished call for later, complete or not. */
export function SaveDraftButton({ draft, isDisabled, onSaved }: SaveDraftButtonProps) {
  const navigate = useNavigate();
  const here = useHere();
  const { save, isSaving } = useSaveDraft(draft);
  const handleClick = async () => {
    const saved = await save();
    if (!saved) return;
    notify.success("Draft saved. It is not public.");
    const next = onSaved(saved);
    if (next && here.current) await navigate(next);
  };
  return (
    <Button
      variant="secondary"
      className="px-8"
      disabled={isDisabled || isSaving}
      busyText={isSaving && "Saving draft..."}
      onClick={() => void handleClick()}
    >
      Save as draft
    </Button>
  );
}
