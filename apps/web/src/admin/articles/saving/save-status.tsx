import { CloudAlert, CloudCheck, CloudUpload } from "lucide-react";
import { Button } from "#shared/ui/button.tsx";
import type { SaveStatus as Status } from "./article-saver.ts";

const words: Record<Status["kind"], string> = {
  saved: "Saved",
  changed: "Not saved yet",
  saving: "Saving…",
  invalid: "Not saved: a field needs a look",
  failed: "Not saved",
  conflict: "Not saved: somebody else did",
};

const icons = { saved: CloudCheck, changed: CloudUpload, saving: CloudUpload };

/** Whether what is written is stored. What this browser keeps meanwhile is not lost either. */
export function SaveStatus({ status, onSave }: { status: Status; onSave: () => void }) {
  const isWrong = status.kind === "invalid" || status.kind === "failed" || status.kind === "conflict";
  const Icon = isWrong ? CloudAlert : icons[status.kind as keyof typeof icons];
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 text-14">
      <Icon
        aria-hidden
        className={isWrong ? "size-4.5 shrink-0 text-error" : "size-4.5 shrink-0 text-muted"}
      />
      <span role="status" className={isWrong ? "text-error" : "text-muted"}>
        {words[status.kind]}
        {status.kind === "failed" && `: ${status.message}`}
      </span>
      {status.kind === "failed" && (
        <Button variant="quiet" size="small" onClick={onSave}>
          Save now
        </Button>
      )}
    </div>
  );
}
